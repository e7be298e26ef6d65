import { SwitchField } from '@/components/fields/fields';
import type { Bound } from '@/components/fields/use-field';

/** Whether the whole price is due on booking; hotels and homestays write it under different names. */
export const PaymentSwitch = <Values extends object>(props: Bound<Values>) => (
  <SwitchField {...props} label="Full payment" labels={['Full payment at booking', 'Deposit at booking']} />
);
