import { MoneyField, NumberField, SwitchField } from '@/components/fields/fields';
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
    <NumberField
      form={form}
      name="discount_total_no"
      label="Discount total no"
      description="Minimum group size for the discount."
      min={0}
      decimals={0}
    />
    <NumberField
      form={form}
      name="discount_percentage"
      label="Discount percentage"
      min={0}
      max={100}
      unit="%"
    />
  </>
);
