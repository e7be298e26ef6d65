import type { LinkProps } from '@tanstack/react-router';
import { lastPageOf, type ListPageOf } from '@/lib/lists/paging';
import { firstNonBlank, referenceName } from '@/lib/records/record-name';

export interface PickerOption {
  value: number;
  /** Empty while only the id is known; the source's list has the name. */
  label: string;
  /** A second line if the label alone is ambiguous. */
  hint?: string;
  /** The depth of this option in a tree; sets its indentation. */
  depth?: number;
}

/** The options returned by a call. */
export interface LoadedOptions {
  options: PickerOption[];
  /** The server has more options than it sent. */
  partial?: boolean;
}

/** Where a picker's options come from: a module-level constant in `sources`. */
export interface PickerSource {
  /** The generated query key of the call, so that invalidating the list also refreshes the picker. */
  queryKey: readonly unknown[];
  /** The generated call, mapped to options; `term` is the typed text, and always `''` for `filter: 'client'`. */
  load: (term: string, signal: AbortSignal) => Promise<LoadedOptions>;
  /** Where options are searched: by the call, or by the picker in the whole list. */
  filter: 'server' | 'client';
  /** The generated call for one record, which names a selected one missing in the list; undefined if there is none. */
  byId?: (id: number, signal: AbortSignal) => Promise<PickerOption>;
  /** The list uses other names than references do: the list's name is shown everywhere. */
  renames?: true;
}

/** A source whose records have a view screen. */
export interface LinkedSource extends PickerSource {
  open: (id: number) => LinkProps;
}

/** A row as a picker option or reference: an id, and a name under one of these keys. */
export interface OptionRow {
  id: number;
  full_name?: string | null;
  display_name?: string | null;
  name?: string | null;
  title?: string | null;
  /** Of a user. */
  email?: string | null;
  /** The region of a package, homestay or hotel. */
  region?: { name?: string | null } | null;
}

/** The option of a row, labelled by its first non-blank name; the second line distinguishes equal names. */
export const toOption = (row: OptionRow): PickerOption => {
  const hint = firstNonBlank(row.email, row.region?.name);
  return { value: row.id, label: referenceName(row) ?? '', ...(hint === undefined ? {} : { hint }) };
};

export const toOptions = (rows: readonly OptionRow[]): PickerOption[] => rows.map(toOption);

/** Whether an answer is not the whole list. */
export const isPartial = ({ data, meta }: ListPageOf<unknown>): boolean =>
  (lastPageOf(meta, data.length) ?? 1) > 1;

/** The options in the answer of a list call. */
export const toLoaded = (answer: ListPageOf<OptionRow>): LoadedOptions => ({
  options: toOptions(answer.data),
  partial: isPartial(answer),
});

type GetRow = (id: number, options: undefined, signal: AbortSignal) => Promise<{ data: OptionRow }>;

/** Makes the `byId` of a source from a generated get call. */
export const byIdWith =
  (get: GetRow): NonNullable<PickerSource['byId']> =>
  async (id, signal) =>
    toOption((await get(id, undefined, signal)).data);

/** The query of a search by a name, sorted by it; only the field of the list is in it. */
interface NameQuery {
  per_page: number;
  sort: string;
  name?: string;
  title?: string;
}

/** Makes a source that the API searches by a name, from the generated calls of a list and of one record. */
export const searchedBy = (
  field: 'name' | 'title',
  queryKey: readonly unknown[],
  list: (query: NameQuery, options: undefined, signal: AbortSignal) => Promise<ListPageOf<OptionRow>>,
  get: GetRow,
): PickerSource => ({
  queryKey,
  load: async (term, signal) => {
    const text = term.trim();
    const query = { per_page: MOST_OPTIONS, sort: field, ...(text === '' ? {} : { [field]: text }) };
    return toLoaded(await list(query, undefined, signal));
  },
  filter: 'server',
  byId: byIdWith(get),
});

/** Makes a source from a generated call that returns its whole list. */
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

/** The most options to render; the rest is found by typing. */
export const MOST_OPTIONS = 100;
