import { MoneyField, NumberField, PercentField } from '@/components/fields/fields';
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
import type { Hotel } from '@/generated/model';
import { CreateHotelBody } from '@/generated/zod/hotels/hotels';
import { loadChunk } from '@/lib/loading/chunk';
import { hotelAmenityPicker, hotelRegionPicker } from '@/resources/pickers';
import { hotel } from './hotel';
import { clearedHotelValues, hotelResource, type HotelValues } from './hotel-values';

type HotelSectionProps = StaySectionProps<HotelValues, Hotel>;

const BasicsSection = ({ form, record }: HotelSectionProps) => (
  <>
    <NameFields form={form} record={record} />
    <PickerField form={form} name="hotel_region_id" source={hotelRegionPicker} selected={record?.region} />
    <NumberField form={form} name="star_rating" min={0} max={5} />
    <ListingFields form={form} />
  </>
);

const PriceSection = ({ form }: HotelSectionProps) => (
  <>
    <MoneyField form={form} name="default_price" />
    <PaymentSwitch form={form} name="is_full_payment" />
    <PercentField form={form} name="min_payment_percent" />
  </>
);

const DescriptionSection = ({ form }: HotelSectionProps) => (
  <WholeWidth>
    <RichTextField form={form} name="description" />
    <RichTextField
      form={form}
      name="features"
      description={$localize`In your own words. Available features are chosen from a list instead.`}
    />
  </WholeWidth>
);

const HotelAmenities = (props: HotelSectionProps) => (
  <AmenitiesSection {...props} amenities={hotelAmenityPicker} />
);

const HotelSearch = (props: HotelSectionProps) => (
  <SearchSection {...props} area="hotels" textFrom="description" />
);

export const hotelForm: StayFormKind<Hotel, HotelValues> = {
  ...hotel,
  resource: hotelResource,
  schema: CreateHotelBody,
  loadFirstSave: () =>
    loadChunk(() => import('@/domain/listings/first-save/hotel-first-save')).then((m) => m.firstSave),
  clearedValues: clearedHotelValues,
  sections: [
    { id: 'basics', title: $localize`Hotel`, Section: BasicsSection },
    { id: 'price', title: $localize`Price and payment`, Section: PriceSection },
    { id: 'contact', title: $localize`Contact`, Section: ContactSection<HotelValues> },
    { id: 'place', title: $localize`Place`, Section: PlaceSection<HotelValues> },
    { id: 'description', title: $localize`Description`, Section: DescriptionSection },
    { id: 'amenities', title: $localize`Amenities and features`, Section: HotelAmenities },
    { id: 'images', title: $localize`Images`, Section: ImagesSection<HotelValues> },
    { id: 'search', title: $localize`Search engines`, Section: HotelSearch },
  ],
};
