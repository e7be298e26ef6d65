import { formatNpr } from '@/lib/money';
import { formatNumber, numberFieldValue, readNumber } from '@/lib/read-number';
import type { CellValue, EditableField } from './editable-field';

/** A value as text; the name of a record is shown by the picker. */
export const cellText = (field: EditableField, value: CellValue | undefined): string => {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (field.kind === 'choice')
    return field.options.find((option) => option.value === value)?.label ?? String(value);
  if (field.kind !== 'number' || typeof value !== 'number') return String(value);
  return field.unit === 'NPR' ? formatNpr(value) : formatNumber(value, field.unit);
};

const yes = /^(yes|true|1|on|active|हो)$/i;
const no = /^(no|false|0|off|inactive|होइन)$/i;

/**
 * Parses a typed or pasted text into a value: `1,85,000` and `NPR 185000` are the same number, and a choice is also
 * matched by its label. Invalid text is kept, for the contract to refuse; undefined if the field takes no text.
 */
export const readCell = (field: EditableField, typed: string): CellValue | undefined => {
  const text = field.kind === 'text' ? typed : typed.trim();
  if (field.kind === 'number') return numberFieldValue(readNumber(text, field), text);
  if (field.kind === 'text') return text;
  if (field.kind === 'record') return text === '' ? null : undefined;
  if (field.kind === 'switch') return yes.test(text) ? true : no.test(text) ? false : undefined;
  const known = field.options.find(({ value, label }) =>
    [value, label].some((name) => name.toLowerCase() === text.toLowerCase()),
  );
  return text === '' ? '' : known?.value;
};
