import { CountField, MoneyField, PercentField } from '@/components/fields/fields';
import { PickerField } from '@/components/fields/picker-field';
import { WholeWidth } from '@/components/form-page/form-section';
import { ListingFields, PaymentSwitch } from '@/domain/listings/listing-fields';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import type { StayFormKind } from '@/features/stays/stay-kind';
import {
  AmenitiesSection,
  ContactSection,
  ImagesSection,
  NameFields,
  PlaceSection,
  SearchSection,
  type StaySectionProps,
} from '@/features/stays/stay-sections';
import type { Homestay } from '@/generated/model';
import { CreateHomestayBody } from '@/generated/zod/homestays/homestays';
import { loadChunk } from '@/lib/loading/chunk';
import {
  homestayAmenityPicker,
  homestayRegionPicker,
  propertyTypePicker,
  roomTypePicker,
} from '@/resources/pickers';
import { homestay } from './homestay';
import { homestayResource, type HomestayValues } from './homestay-values';

type HomestaySectionProps = StaySectionProps<HomestayValues, Homestay>;

const BasicsSection = ({ form, record }: HomestaySectionProps) => (
  <>
    <NameFields form={form} record={record} />
    <PickerField
      form={form}
      name="homestay_region_id"
      source={homestayRegionPicker}
      selected={record?.region}
    />
    <PickerField
      form={form}
      name="property_type"
      source={propertyTypePicker}
      selected={record?.property_type}
    />
    <PickerField form={form} name="room_type" source={roomTypePicker} selected={record?.room_type} />
    <CountField form={form} name="total_capacity" description={$localize`How many guests can sleep here.`} />
    <CountField
      form={form}
      name="order"
      description={$localize`A second number to order homestays by: the site decides whether it follows this or Position.`}
    />
    <ListingFields form={form} />
  </>
);

const PriceSection = ({ form }: HomestaySectionProps) => (
  <>
    <MoneyField form={form} name="price_per_person" />
    <PaymentSwitch form={form} name="full_payment" />
    <PercentField form={form} name="min_payment" />
    <CountField
      form={form}
      name="discount_persons"
      description={$localize`From how many guests on the discount applies.`}
    />
    <PercentField form={form} name="discount" />
  </>
);

const DescriptionSection = ({ form }: HomestaySectionProps) => (
  <WholeWidth>
    <RichTextField form={form} name="homestay_details" />
    <RichTextField form={form} name="room_details" />
    <RichTextField form={form} name="what_is_included" />
    <RichTextField form={form} name="cancellation_details" />
  </WholeWidth>
);

const VillageSection = ({ form }: HomestaySectionProps) => (
  <WholeWidth>
    <RichTextField form={form} name="local_tourist_attraction" />
    <RichTextField form={form} name="available_facilities" />
    <RichTextField form={form} name="available_local_infrastructure" />
  </WholeWidth>
);

const HomestayAmenities = (props: HomestaySectionProps) => (
  <AmenitiesSection {...props} amenities={homestayAmenityPicker} />
);

const HomestaySearch = (props: HomestaySectionProps) => (
  <SearchSection {...props} area="homestays" textFrom="homestay_details" />
);

export const homestayForm: StayFormKind<Homestay, HomestayValues> = {
  ...homestay,
  resource: homestayResource,
  schema: CreateHomestayBody,
  loadFirstSave: () =>
    loadChunk(() => import('@/domain/listings/first-save/homestay-first-save')).then((m) => m.firstSave),
  resetOnStatus: 201,
  sections: [
    { id: 'basics', title: $localize`Homestay`, Section: BasicsSection },
    { id: 'price', title: $localize`Price and payment`, Section: PriceSection },
    { id: 'contact', title: $localize`Contact`, Section: ContactSection<HomestayValues> },
    { id: 'place', title: $localize`Place`, Section: PlaceSection<HomestayValues> },
    { id: 'description', title: $localize`Description`, Section: DescriptionSection },
    { id: 'village', title: $localize`Village`, Section: VillageSection },
    { id: 'amenities', title: $localize`Amenities and features`, Section: HomestayAmenities },
    { id: 'images', title: $localize`Images`, Section: ImagesSection<HomestayValues> },
    { id: 'search', title: $localize`Search engines`, Section: HomestaySearch },
  ],
};
