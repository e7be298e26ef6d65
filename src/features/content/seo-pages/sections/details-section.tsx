import { TextField } from '@/components/fields/fields';
import type { SeoPageSectionProps } from './section';

export const DetailsSection = ({ form }: SeoPageSectionProps) => (
  <>
    <TextField form={form} name="details_duration" label="Duration" placeholder="8 to 18 days" />
    <TextField form={form} name="details_cost" label="Cost" placeholder="From NPR 95,000 per person" />
    <TextField
      form={form}
      name="details_fav_time"
      label="Favourite time"
      placeholder="March to May, October and November"
    />
    <TextField form={form} name="details_permit" label="Permit" />
    <TextField form={form} name="details_transport" label="Transport" />
  </>
);
