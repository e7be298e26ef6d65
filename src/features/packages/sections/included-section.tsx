import { features } from '@/areas/pickers';
import { MultiPickerField } from '@/components/fields/multi-picker-field';
import { WholeWidth } from '@/components/form-page/form-section';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import type { PackageSectionProps } from './section';

export const IncludedSection = ({ form, record }: PackageSectionProps) => (
  <WholeWidth>
    <RichTextField form={form} name="includes" label="Includes" />
    <RichTextField form={form} name="excludes" label="Excludes" />
    <MultiPickerField
      form={form}
      name="available_features"
      label="Available features"
      source={features}
      selected={record?.available_features}
    />
  </WholeWidth>
);
