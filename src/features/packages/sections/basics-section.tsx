import { NumberField, SelectField, SlugField, SwitchField, TextField } from '@/components/fields/fields';
import { PickerField } from '@/components/fields/picker-field';
import { FormSection } from '@/components/form-page/form-section';
import { enumOptions } from '@/components/inputs/enum-options';
import { PackageActivityPicker } from '@/components/pickers/package-activity-picker';
import {
  DepartureTypePicker,
  ListingTypePicker,
  PackageTypePicker,
} from '@/components/pickers/package-lookup-pickers';
import { PackageRegionPicker } from '@/components/pickers/package-region-picker';
import { toOption, toPersonOption } from '@/components/pickers/picker-source';
import { VendorPicker } from '@/components/pickers/vendor-picker';
import { OfferTag, type Reference } from '@/generated/model';
import type { PackageSectionProps } from './section';

const chosen = (reference: Reference | null | undefined) => reference && toOption(reference);

export const BasicsSection = ({ form, record, ...section }: PackageSectionProps) => (
  <FormSection {...section}>
    <TextField form={form} name="name" label="Name" required />
    <SlugField form={form} name="slug" source="name" required />
    <PickerField
      form={form}
      name="vendor_id"
      label="Vendor"
      aliases={['vendor']}
      picker={VendorPicker}
      selected={record?.vendor && toPersonOption(record.vendor)}
    />
    <PickerField
      form={form}
      name="region_id"
      label="Region"
      aliases={['region']}
      picker={PackageRegionPicker}
      selected={chosen(record?.region)}
    />
    <PickerField
      form={form}
      name="activity_id"
      label="Activity"
      aliases={['activity']}
      picker={PackageActivityPicker}
      selected={chosen(record?.activity)}
    />
    <PickerField
      form={form}
      name="departure_type"
      label="Departure type"
      aliases={['departure_type_id']}
      picker={DepartureTypePicker}
      selected={chosen(record?.departure_type)}
    />
    <PickerField
      form={form}
      name="package_type"
      label="Package type"
      aliases={['package_type_id']}
      picker={PackageTypePicker}
      selected={chosen(record?.package_type)}
    />
    <PickerField
      form={form}
      name="listing_type"
      label="Listing type"
      aliases={['listing_type_id']}
      picker={ListingTypePicker}
      selected={chosen(record?.listing_type)}
    />
    <SelectField form={form} name="tag" label="Tag" data={enumOptions(OfferTag)} />
    <NumberField
      form={form}
      name="position"
      label="Position"
      description="Packages with a small number come first."
      min={0}
      allowDecimal={false}
    />
    <SwitchField form={form} name="status" label="Status" />
    <SwitchField form={form} name="is_sponsored" label="Sponsored" labels={['Sponsored', 'Not sponsored']} />
  </FormSection>
);
