import { DateField } from '@/components/inputs/date-field';
import { type Bound, type Labelled, unbound, useValueField } from './use-field';

/** A date as plain `YYYY-MM-DD` text. */
export const PlainDateField = <Values extends object>(props: Bound<Values> & Labelled & { max?: string }) => {
  const field = useValueField<string, Values>(props);
  return <DateField {...unbound(props)} {...field} />;
};
