import { TextField } from '@/components/fields/fields';
import { WholeWidth } from '@/components/form-page/form-section';
import { RichTextField } from '@/domain/rich-text/rich-text-field';
import type { SeoPageSectionProps } from './section';

export const CostSection = ({ form }: SeoPageSectionProps) => (
  <>
    <WholeWidth>
      <TextField form={form} name="cost_description.title" label="Cost title" />
      <RichTextField form={form} name="cost_description.description" label="Cost description" />
    </WholeWidth>
    <TextField
      form={form}
      name="cost_description.on_budget"
      label="On budget"
      placeholder="NPR 95,000 to 120,000"
    />
    <TextField form={form} name="cost_description.mid_range_budget" label="Mid range budget" />
    <TextField form={form} name="cost_description.high_end_budget" label="High end budget" />
    <TextField form={form} name="cost_description.permit_cost" label="Permit cost" />
  </>
);
