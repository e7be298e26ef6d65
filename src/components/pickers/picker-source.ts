import type { LinkProps } from '@tanstack/react-router';
import { lastPageOf, type ListPageOf } from '@/lib/paging';
import { firstName, referenceName } from '@/lib/record-name';

/** One choice of a picker. */
export interface PickerOption {
  value: number;
  /** Empty while nothing but the id is known; the source's list has the name. */
  label: string;
  /** A second line where the label alone is ambiguous. */
  hint?: string;
  /** How many ancestors this choice has in a tree; sets its indentation. */
  depth?: number;
}

/** The choices that a call gave. */
export interface LoadedOptions {
  options: PickerOption[];
  /** The server says that it has more of them than it sent. */
  partial?: boolean;
}

/** Where a picker's choices come from: a module-level constant in `sources`. */
export interface PickerSource {
  /** The generated query key of the call, so that what changes the list also refreshes the picker. */
  queryKey: readonly unknown[];
  /** The generated call, read into options; `term` is what was typed, and always `''` for `filter: 'client'`. */
  load: (term: string, signal: AbortSignal) => Promise<LoadedOptions>;
  /** Who looks for the term: the call, or the picker in the whole list. */
  filter: 'server' | 'client';
  /** The generated call for one record, which names a chosen one that is not in the list; left out where there is none. */
  byId?: (id: number, signal: AbortSignal) => Promise<PickerOption>;
  /** The list calls the records otherwise than those do that refer to them: everywhere they are called as in the list. */
  renames?: true;
}

/** A source whose records have a screen of their own. */
export interface LinkedSource extends PickerSource {
  open: (id: number) => LinkProps;
}

/** A row that a picker can offer, or that a record refers to: an id, and a name under one of these keys. */
export interface OptionRow {
  id: number;
  full_name?: string | null;
  display_name?: string | null;
  name?: string | null;
  title?: string | null;
  /** Of a person. */
  email?: string | null;
  /** Where a package, homestay or hotel is. */
  region?: { name?: string | null } | null;
}

/** The option of a row, by the first of its names that is not blank; the second line distinguishes rows of one name. */
export const toOption = (row: OptionRow): PickerOption => {
  const hint = firstName(row.email, row.region?.name);
  return { value: row.id, label: referenceName(row) ?? '', ...(hint === undefined ? {} : { hint }) };
};

/** The options of such rows. */
export const toOptions = (rows: readonly OptionRow[]): PickerOption[] => rows.map(toOption);

/** Whether an answer says that it is not the whole list. */
export const isPartial = ({ data, meta }: ListPageOf<unknown>): boolean =>
  (lastPageOf(meta, data.length) ?? 1) > 1;

/** The choices in the answer of a list call. */
export const toLoaded = (answer: ListPageOf<OptionRow>): LoadedOptions => ({
  options: toOptions(answer.data),
  partial: isPartial(answer),
});

type GetRow = (id: number, options: undefined, signal: AbortSignal) => Promise<{ data: OptionRow }>;

/** The `byId` of a source over a generated get call. */
export const byIdWith =
  (get: GetRow): NonNullable<PickerSource['byId']> =>
  async (id, signal) =>
    toOption((await get(id, undefined, signal)).data);

/** The source over a generated call that gives its whole list at once. */
export const wholeList = (
  queryKey: readonly unknown[],
  list: (options: undefined, signal: AbortSignal) => Promise<ListPageOf<OptionRow>>,
  get?: GetRow,
): PickerSource => ({
  queryKey,
  load: async (_term, signal) => toLoaded(await list(undefined, signal)),
  filter: 'client',
  ...(get && { byId: byIdWith(get) }),
});

/** No list is longer than what a person reads; the rest is found by typing. */
export const MOST_OPTIONS = 100;

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase();

/** The options that have every typed word somewhere, those that begin with the term first. */
export const filterOptions = (options: readonly PickerOption[], term: string): PickerOption[] => {
  const wanted = fold(term.trim());
  const words = wanted.split(/\s+/);
  const rest = (option: PickerOption) => fold(`${option.label} ${option.hint ?? ''}`);
  const found = options.filter((option) => words.every((word) => rest(option).includes(word)));
  const begins = (option: PickerOption) => Number(fold(option.label).startsWith(wanted));
  return wanted === '' ? found : found.sort((a, b) => begins(b) - begins(a));
};
