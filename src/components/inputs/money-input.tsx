import { NumberInput } from '@mantine/core';
import type { FieldProps } from './field-props';

interface MoneyInputProps extends FieldProps {
  /** Nepalese rupees; `''` when there is no amount. */
  value: number | '' | null | undefined;
  onChange: (value: number | '') => void;
  /** The least and the most that can be typed; 0 and no limit by themselves. */
  min?: number;
  max?: number;
  placeholder?: string;
}

/** An amount in Nepalese rupees, grouped as in Nepal while it is typed. */
export const MoneyInput = ({ value, onChange, min = 0, ...field }: MoneyInputProps) => (
  <NumberInput
    {...field}
    value={value ?? ''}
    // Text instead of a number is an unfinished one, such as a single minus sign.
    onChange={(amount) => onChange(typeof amount === 'number' ? amount : '')}
    min={min}
    allowNegative={min < 0}
    decimalScale={2}
    thousandSeparator=","
    thousandsGroupStyle="lakh"
    inputMode="decimal"
    leftSection="NPR"
    leftSectionWidth={48}
    leftSectionProps={{ 'aria-hidden': true, style: { fontSize: 'var(--mantine-font-size-xs)' } }}
    hideControls
  />
);
