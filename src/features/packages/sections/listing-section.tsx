import { departureTypes, listingTypes, packageTypes } from '@/areas/pickers';
import { PickerField } from '@/components/fields/picker-field';
import { PositionField, SponsoredField, TagField } from '@/domain/listings/listing-fields';
import type { PackageSectionProps } from './section';

export const ListingSection = ({ form, record }: PackageSectionProps) => (
  <>
    <PickerField
      form={form}
      name="departure_type"
      label="Departure type"
      source={departureTypes}
      placeholder="Choose"
      selected={record?.departure_type}
    />
    <PickerField
      form={form}
      name="package_type"
      label="Package type"
      source={packageTypes}
      placeholder="Choose"
      selected={record?.package_type}
    />
    <PickerField
      form={form}
      name="listing_type"
      label="Listing type"
      source={listingTypes}
      placeholder="Choose"
      selected={record?.listing_type}
    />
    <TagField form={form} />
    <PositionField form={form} />
    <SponsoredField form={form} />
  </>
);
