import { packageActivities, packageRegions, vendors } from '@/areas/pickers';
import { SlugField, SwitchField, TextField } from '@/components/fields/fields';
import { PickerField } from '@/components/fields/picker-field';
import type { PackageSectionProps } from './section';

export const BasicsSection = ({ form, record }: PackageSectionProps) => (
  <>
    <TextField form={form} name="name" label="Name" required />
    <SlugField form={form} name="slug" source="name" required />
    <PickerField form={form} name="vendor_id" label="Vendor" source={vendors} selected={record?.vendor} />
    <PickerField
      form={form}
      name="region_id"
      label="Region"
      source={packageRegions}
      selected={record?.region}
    />
    <PickerField
      form={form}
      name="activity_id"
      label="Activity"
      source={packageActivities}
      selected={record?.activity}
    />
    <SwitchField form={form} name="status" label="Status" />
  </>
);
