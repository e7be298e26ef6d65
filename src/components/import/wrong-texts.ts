import type { ImportField } from '@/components/edit-many/importing';
import type { PickerOption } from '@/components/pickers/picker-source';
import { trimmed } from '@/lib/files/cells';
import { rank } from '@/lib/text/fuzzy';
import type { ImportRow } from './import-rows';
import type { MatchedColumn } from './import-table';
import { nameKey, type Namings } from './names';

/** A text that a column of choices or references does not take, in all rows that have it. */
export interface WrongText {
  column: MatchedColumn;
  text: string;
  /** The numbers of the rows. */
  rows: readonly number[];
  /** What can be meant, as text. */
  meant: readonly string[];
}

const MOST_MEANT = 3;

/** The text for an option of a reference: its name, or its id if others have the name. */
const textFor = ({ value, label }: PickerOption, options: readonly PickerOption[]) =>
  options.some((other) => other.value !== value && other.label === label) ? String(value) : label;

const meantBy = (field: ImportField, text: string, names: Namings): readonly string[] => {
  if (field.kind === 'choice') {
    const options = field.options.map(({ label }) => label);
    const alike = rank(options, text, (label) => label);
    const beginning = options.filter((label) => text.toLowerCase().startsWith(label.toLowerCase()));
    const found = new Set([...alike, ...beginning]);
    return (found.size > 0 ? [...found] : options).slice(0, MOST_MEANT);
  }
  const naming = names.get(nameKey(field.name, text.replaceAll(/\s+/g, ' ')));
  return naming?.meant.map((option) => textFor(option, naming.meant)) ?? [];
};

/** The wrong texts of choices and references, the most frequent first. */
export const wrongTexts = (
  rows: readonly ImportRow[],
  columns: readonly MatchedColumn[],
  names: Namings,
): readonly WrongText[] => {
  const found = new Map<string, { column: MatchedColumn; text: string; rows: number[] }>();
  for (const { row, problems, state } of rows) {
    if (state !== 'blocked') continue;
    for (const column of columns) {
      const { field, index } = column;
      if (field.kind !== 'choice' && field.kind !== 'record') continue;
      const text = trimmed(row.cells[index] ?? '');
      if (text === '' || problems[field.name] === undefined) continue;
      const key = nameKey(field.name, text);
      const known = found.get(key) ?? { column, text, rows: [] };
      known.rows.push(row.number);
      found.set(key, known);
    }
  }
  return [...found.values()]
    .toSorted((a, b) => b.rows.length - a.rows.length)
    .map((wrong) => ({ ...wrong, meant: meantBy(wrong.column.field, wrong.text, names) }));
};
