import { CountField, MoneyField, PercentField } from '@/components/fields/fields';
import { PaymentSwitch } from '@/domain/listings/listing-fields';
import type { PackageSectionProps } from './section';

export const PriceSection = ({ form }: PackageSectionProps) => (
  <>
    <MoneyField form={form} name="price_per_person" label="Price per person" />
    <PaymentSwitch form={form} name="full_payment" />
    <CountField
      form={form}
      name="discount_total_no"
      label="Discount total no"
      description="Minimum group size for the discount."
    />
    <PercentField form={form} name="discount_percentage" label="Discount percentage" />
  </>
);
