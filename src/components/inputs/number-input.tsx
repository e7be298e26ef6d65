import { useState } from 'react';
import { TextInput } from '@mantine/core';
import { formatCount } from '@/lib/formats/formats';
import {
  formatNumber,
  numberFieldValue,
  type NumberForm,
  type NumberReading,
  readNumber,
} from '@/lib/numbers/read-number';
import type { FieldProps } from './field-props';
import latin from './latin-text.module.css';

export interface NumberInputProps extends FieldProps, NumberForm {
  /** `''` while empty; invalid text stays as typed. */
  value: number | string | null | undefined;
  /** Receives a number, `''`, or invalid text as typed, so that the form's schema refuses it. */
  onChange: (value: number | string) => void;
  /** The range outside of which an error is shown. */
  min?: number;
  max?: number;
  /** Parses input that may contain more than digits. */
  read?: (text: string) => NumberReading;
}

const complaint = (reading: NumberReading, { min, max }: Pick<NumberInputProps, 'min' | 'max'>) => {
  if (reading.kind === 'refused') return reading.reason;
  if (reading.kind === 'empty') return undefined;
  if (min !== undefined && reading.value < min) return $localize`Must be at least ${formatCount(min)}:min:.`;
  return max !== undefined && reading.value > max
    ? $localize`Must be at most ${formatCount(max)}:max:.`
    : undefined;
};

/** A number, typed or pasted in any common notation; on blur it is normalised, or an error says why it is invalid. */
export const NumberInput = (props: NumberInputProps) => {
  const { value, onChange, unit, decimals, min, max, error, onBlur, ...rest } = props;
  const { read = (text: string) => readNumber(text, { unit, decimals }), ...field } = rest;
  const [typed, setTyped] = useState<string>();
  const number = value ?? '';
  const isTyped = typed !== undefined && numberFieldValue(read(typed), typed) === number;
  const wrong =
    typed === undefined
      ? complaint(typeof number === 'number' ? { kind: 'number', value: number } : read(number), { min, max })
      : undefined;
  return (
    <TextInput
      {...field}
      classNames={latin}
      error={typeof number === 'string' ? (wrong ?? error) : (error ?? wrong)}
      value={isTyped ? typed : typeof number === 'number' ? formatNumber(number, unit) : number}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...(unit === 'NPR' && {
        leftSection: 'NPR',
        leftSectionWidth: 48,
        leftSectionProps: { 'aria-hidden': true, style: { fontSize: 'var(--mantine-font-size-xs)' } },
      })}
      onChange={({ currentTarget }) => {
        const text = currentTarget.value;
        setTyped(text);
        onChange(numberFieldValue(read(text), text));
      }}
      onBlur={(event) => {
        setTyped(undefined);
        onBlur?.(event);
      }}
    />
  );
};
