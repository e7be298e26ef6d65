import { numberName } from '@/lib/record-name';

/** One choice of a picker. */
export interface PickerOption {
  value: number;
  label: string;
  /** A second line where the label alone is ambiguous. */
  hint?: string;
}

/** Where a picker's choices come from; a concrete picker is a module-level source and a component of one line. */
export interface PickerSource {
  /** The generated query key of the call, so that what changes the list also refreshes the picker. */
  queryKey: readonly unknown[];
  /** The generated call, read into options; `term` is what was typed, and always `''` for `filter: 'client'`. */
  load: (term: string, signal: AbortSignal) => Promise<PickerOption[]>;
  /** Who looks for the term: the call, or the picker in the whole list. */
  filter: 'server' | 'client';
}

/** The option of a row that carries an id and a name, the commonest shape of references and lookups. */
export function toOption({ id, name }: { id: number; name?: string | null }): PickerOption {
  return { value: id, label: name ?? numberName(id) };
}

/** The options of such rows. */
export function toOptions(rows: readonly { id: number; name?: string | null }[]): PickerOption[] {
  return rows.map(toOption);
}

/** The option of a person or a firm, by its full name. */
export function toPersonOption({ id, full_name }: { id: number; full_name?: string | null }): PickerOption {
  return { value: id, label: full_name ?? numberName(id) };
}

/** The option of a feature, by its title. */
export function toFeatureOption({ id, title }: { id: number; title?: string | null }): PickerOption {
  return { value: id, label: title ?? numberName(id) };
}

/** The source over a generated call that gives its whole list at once. */
export const wholeList = <Row>(
  queryKey: readonly unknown[],
  list: (options: undefined, signal: AbortSignal) => Promise<{ data: Row[] }>,
  option: (row: Row) => PickerOption,
): PickerSource => ({
  queryKey,
  load: async (_term, signal) => (await list(undefined, signal)).data.map(option),
  filter: 'client',
});

/** No list is longer than what a person reads; the rest is found by typing. */
export const MOST_OPTIONS = 100;

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase();

/** The options that have every typed word somewhere, those that begin with the term first. */
export function filterOptions(options: readonly PickerOption[], term: string): PickerOption[] {
  const wanted = fold(term.trim());
  const words = wanted.split(/\s+/);
  const rest = (option: PickerOption) => fold(`${option.label} ${option.hint ?? ''}`);
  const found = options.filter((option) => words.every((word) => rest(option).includes(word)));
  const begins = (option: PickerOption) => Number(fold(option.label).startsWith(wanted));
  return wanted === '' ? found : found.sort((a, b) => begins(b) - begins(a));
}
