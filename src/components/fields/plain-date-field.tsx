import { DateField } from '@/components/inputs/date-field';
import { type Bound, useValueField } from './use-field';

/** A day as plain `YYYY-MM-DD` text. */
export const PlainDateField = <Values extends object>(
  props: Bound<Values> & { label: string; required?: boolean; min?: string; max?: string },
) => {
  const { form, name, aliases, ...rest } = props;
  const field = useValueField<string, Values>({ form, name, aliases, label: rest.label });
  return <DateField {...rest} {...field} />;
};
