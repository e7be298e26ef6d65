import { useState } from 'react';
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

/** While it is typed an amount may be text: `12.`, or a single minus sign. */
const amountOf = (typed: number | string): number | '' =>
  typed === '' || !Number.isFinite(Number(typed)) ? '' : Number(typed);

/** An amount in Nepalese rupees, grouped as in Nepal while it is typed. */
export const MoneyInput = ({ value, onChange, min = 0, ...field }: MoneyInputProps) => {
  const amount = value ?? '';
  const [typed, setTyped] = useState<number | string>(amount);
  return (
    <NumberInput
      {...field}
      value={amountOf(typed) === amount ? typed : amount}
      onChange={(next) => {
        setTyped(next);
        if (amountOf(next) !== amount) onChange(amountOf(next));
      }}
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
};
