import { packageActivities, packageRegions, vendors } from '@/areas/pickers';
import { SlugField, SwitchField, TextField } from '@/components/fields/fields';
import { PickerField } from '@/components/fields/picker-field';
import { FormSection } from '@/components/form-page/form-section';
import { toOption } from '@/components/pickers/picker-source';
import { chosen, type PackageSectionProps } from './section';

export const BasicsSection = ({ form, record, ...section }: PackageSectionProps) => (
  <FormSection
    {...section}
    description={form.creating ? 'Only name and slug are needed to start.' : undefined}
  >
    <TextField form={form} name="name" label="Name" required />
    <SlugField form={form} name="slug" source="name" required />
    <PickerField
      form={form}
      name="vendor_id"
      label="Vendor"
      source={vendors}
      selected={record?.vendor && toOption(record.vendor)}
    />
    <PickerField
      form={form}
      name="region_id"
      label="Region"
      source={packageRegions}
      selected={chosen(record?.region)}
    />
    <PickerField
      form={form}
      name="activity_id"
      label="Activity"
      source={packageActivities}
      selected={chosen(record?.activity)}
    />
    <SwitchField form={form} name="status" label="Status" />
  </FormSection>
);
