import { CountField, MoneyField, PercentField, SwitchField } from '@/components/fields/fields';
import type { PackageSectionProps } from './section';

export const PriceSection = ({ form }: PackageSectionProps) => (
  <>
    <MoneyField form={form} name="price_per_person" label="Price per person" />
    <SwitchField
      form={form}
      name="full_payment"
      label="Full payment"
      labels={['Full payment at booking', 'Deposit at booking']}
    />
    <CountField
      form={form}
      name="discount_total_no"
      label="Discount total no"
      description="Minimum group size for the discount."
    />
    <PercentField form={form} name="discount_percentage" label="Discount percentage" />
  </>
);
