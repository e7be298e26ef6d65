import { latinDigits } from '@/lib/devanagari';
import { formatNpr } from '@/lib/money';
import type { CellValue, EditableField } from './editing';

const plain = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2, useGrouping: false });

/** A value as it is read; a record's name is the picker's affair. */
export const cellText = (field: EditableField, value: CellValue | undefined): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind === 'choice')
    return field.options.find((option) => option.value === value)?.label ?? String(value);
  if (field.kind !== 'number' || typeof value !== 'number') return String(value);
  if (field.unit === 'NPR') return formatNpr(value);
  return field.unit === '%' ? `${plain.format(value)}%` : plain.format(value);
};

const yes = /^(yes|true|1|on|active|हो)$/i;
const no = /^(no|false|0|off|inactive|होइन)$/i;

const typedAs = (text: string) => {
  const digits = latinDigits(text)
    .replace(/^(npr|rs\.?|रु\.?)/i, '')
    .replace(/[\s,%\u00a0]/g, '');
  return digits !== '' && Number.isFinite(Number(digits)) ? Number(digits) : text;
};

/**
 * The value that a text stands for, as typed or pasted: `1,85,000` and `NPR 185000` are the same number, a choice is
 * known by its label too. What cannot be read stays text, for the contract to refuse; undefined where a field takes none.
 */
export const readCell = (field: EditableField, typed: string): CellValue | undefined => {
  const text = field.kind === 'text' ? typed : typed.trim();
  if (field.kind === 'number') return text === '' ? '' : typedAs(text);
  if (field.kind === 'text') return text;
  if (field.kind === 'record') return text === '' ? null : undefined;
  if (field.kind === 'switch') return yes.test(text) ? true : no.test(text) ? false : undefined;
  const known = field.options.find(({ value, label }) =>
    [value, label].some((name) => name.toLowerCase() === text.toLowerCase()),
  );
  return text === '' ? '' : known?.value;
};
