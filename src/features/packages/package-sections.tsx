import {
  AdvisedField,
  CountField,
  MoneyField,
  PercentField,
  SlugField,
  SwitchField,
  TextField,
} from '@/components/fields/fields';
import { MultiPickerField } from '@/components/fields/multi-picker-field';
import { PickerField } from '@/components/fields/picker-field';
import { WholeWidth } from '@/components/form-page/form-section';
import type { FormSections, SectionProps } from '@/components/form-page/long-form-page';
import { PaymentSwitch, PositionField, SponsoredField, TagField } from '@/domain/listings/listing-fields';
import { LocationField } from '@/domain/place/location-field';
import { MapField } from '@/domain/place/map-field';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import { RobotsFields } from '@/domain/seo/robots-fields';
import { SeoFields } from '@/domain/seo/seo-section';
import type { Package } from '@/generated/model';
import { durationProblem } from '@/lib/dates/days-in';
import {
  departureTypePicker,
  featurePicker,
  listingTypePicker,
  packageActivityPicker,
  packageRegionPicker,
  packageTypePicker,
  vendorPicker,
} from '@/resources/pickers';
import { ImagesSection } from './images/images-section';
import type { PackageValues } from './package-values';

type PackageSectionProps = SectionProps<PackageValues, Package>;

const BasicsSection = ({ form, record }: PackageSectionProps) => (
  <>
    <TextField form={form} name="name" />
    <SlugField form={form} name="slug" source="name" />
    <PickerField form={form} name="vendor_id" source={vendorPicker} selected={record?.vendor} />
    <PickerField form={form} name="region_id" source={packageRegionPicker} selected={record?.region} />
    <PickerField form={form} name="activity_id" source={packageActivityPicker} selected={record?.activity} />
    <SwitchField form={form} name="status" />
  </>
);

const PriceSection = ({ form }: PackageSectionProps) => (
  <>
    <MoneyField form={form} name="price_per_person" />
    <PaymentSwitch form={form} name="full_payment" />
    <CountField
      form={form}
      name="discount_total_no"
      description={$localize`Minimum group size for the discount.`}
    />
    <PercentField form={form} name="discount_percentage" />
  </>
);

const ListingSection = ({ form, record }: PackageSectionProps) => (
  <>
    <PickerField
      form={form}
      name="departure_type"
      source={departureTypePicker}
      placeholder={$localize`Choose`}
      selected={record?.departure_type}
    />
    <PickerField
      form={form}
      name="package_type"
      source={packageTypePicker}
      placeholder={$localize`Choose`}
      selected={record?.package_type}
    />
    <PickerField
      form={form}
      name="listing_type"
      source={listingTypePicker}
      placeholder={$localize`Choose`}
      selected={record?.listing_type}
    />
    <TagField form={form} />
    <PositionField form={form} />
    <SponsoredField form={form} />
  </>
);

const TripSection = ({ form }: PackageSectionProps) => (
  <>
    <AdvisedField form={form} name="duration" placeholder={$localize`14 days`} advise={durationProblem} />
    <TextField form={form} name="accommodation" placeholder={$localize`Tea houses, twin rooms`} />
    <TextField form={form} name="guide_language" placeholder={$localize`English, नेपाली`} />
    <TextField form={form} name="guiding_method" />
    <TextField form={form} name="max_altitude" placeholder="5,545 m" />
    <TextField form={form} name="age" placeholder={$localize`12 to 65`} />
  </>
);

const RouteSection = ({ form, record }: PackageSectionProps) => (
  <>
    <LocationField form={form} name="location_start_from" />
    <LocationField form={form} name="location_end_to" />
    <WholeWidth>
      <MapField form={form} name="google_map" place={record?.name} />
    </WholeWidth>
  </>
);

const DescriptionSection = ({ form }: PackageSectionProps) => (
  <WholeWidth>
    <RichTextField form={form} name="overview" />
    <RichTextField form={form} name="highlights" />
  </WholeWidth>
);

const IncludedSection = ({ form, record }: PackageSectionProps) => (
  <WholeWidth>
    <RichTextField form={form} name="includes" />
    <RichTextField form={form} name="excludes" />
    <MultiPickerField
      form={form}
      name="available_features"
      description={$localize`Chosen from the list of Features, in the menu under Setup.`}
      source={featurePicker}
      selected={record?.available_features}
    />
  </WholeWidth>
);

const TermsSection = ({ form }: PackageSectionProps) => (
  <WholeWidth>
    <RichTextField form={form} name="good_to_know" />
    <RichTextField form={form} name="cancellation" />
  </WholeWidth>
);

const SearchSection = ({ form }: PackageSectionProps) => (
  <SeoFields form={form} titleFrom="name" textFrom="overview" area="packages">
    <RobotsFields form={form} />
  </SeoFields>
);

export const packageSections = [
  {
    id: 'basics',
    title: $localize`Package`,
    description: ({ creating }) =>
      creating ? $localize`Only name and slug are needed to start.` : undefined,
    Section: BasicsSection,
  },
  { id: 'price', title: $localize`Price and payment`, Section: PriceSection },
  { id: 'listing', title: $localize`Types and listing`, Section: ListingSection },
  { id: 'trip', title: $localize`Trip`, Section: TripSection },
  { id: 'route', title: $localize`Route and map`, Section: RouteSection },
  { id: 'description', title: $localize`Description`, Section: DescriptionSection },
  { id: 'included', title: $localize`What is included`, Section: IncludedSection },
  { id: 'terms', title: $localize`Good to know and terms`, Section: TermsSection },
  { id: 'images', title: $localize`Images`, Section: ImagesSection },
  { id: 'search', title: $localize`Search engines`, Section: SearchSection },
] satisfies FormSections<PackageValues, Package>;
