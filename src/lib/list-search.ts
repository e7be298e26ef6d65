import { recordId } from './record-id';

/**
 * Where one is in a list, and how it is shown: page from 1, rows a page, and the field to order by, with a leading `-` for descending, or to
 * group by, which orders the rows by it.
 */
export interface Paging {
  page?: number | undefined;
  per_page?: number | undefined;
  sort?: string | undefined;
  group?: string | undefined;
  /** The sheet, in which the cells of the rows are edited; the rows as a table by default. */
  mode?: 'sheet' | undefined;
}

/** The names of the filters among a list call's parameters. */
export type FilterName<Params> = Exclude<keyof Params & string, keyof Paging>;

/** A list's part of the URL: paging, order and the filters of `Params`, all optional; filters are text as typed. */
export type ListSearch<Params> = Paging & Partial<Record<FilterName<Params>, string>>;

/** One filter of a list. Its kind says what it takes; anything else in the URL is left out. */
export type ListFilter = { name: string; label: string } &
  /** `id` is the row's own, `record` that of another record; `status` is 1 or 0. */
  ({ kind: 'text' | 'id' | 'record' | 'status' } | { kind: 'choice'; values: readonly string[] });

/** How a filter is declared; the contract's type of its parameter decides which kinds it can be. */
type Declared<Value> = { label: string } & ([Value] extends [number]
  ? { kind: 'id' | 'record' }
  : [Value] extends ['1' | '0']
    ? { kind: 'status' }
    : string extends Value
      ? { kind: 'text' }
      : { kind: 'choice'; values: Readonly<Record<string, Value>> });

/** The fields of a row that an API can order by: plain values, not the records that a row refers to. */
type SortField<Row> = {
  [Key in keyof Row & string]-?: NonNullable<Row[Key]> extends string | number | boolean ? Key : never;
}[keyof Row & string];

interface AnyDeclared {
  kind: string;
  label: string;
  values?: object;
}

interface ListSearchOptions<Params, Row> {
  filters: { [Name in FilterName<Params>]?: Declared<NonNullable<Params[Name]>> };
  /** The columns that the list can be ordered by. */
  sort: readonly SortField<Row>[];
  perPage?: number;
  /** The field by which rows can be grouped, if any. */
  groupBy?: SortField<Row>;
}

/** The most rows that a page is asked for with. */
export const maxPerPage = 100;
const maxText = 255;
const paging = ['page', 'per_page', 'sort', 'group', 'mode'];

const text = (value: unknown) => {
  const string = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return typeof string === 'string' && string.trim() !== '' && string.length <= maxText ? string : undefined;
};

const positive = (value: unknown) => recordId(text(value) ?? '');

const fits = (filter: ListFilter, value: string): boolean => {
  switch (filter.kind) {
    case 'text':
      return true;
    case 'id':
    case 'record':
      return recordId(value) !== undefined;
    case 'status':
      return value === '1' || value === '0';
    case 'choice':
      return filter.values.includes(value);
  }
};

const readFilter = (filter: ListFilter, raw: unknown) => {
  const value = text(raw);
  return value !== undefined && fits(filter, value) ? value : undefined;
};

const compact = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Value;

/**
 * Describes what a list keeps in the URL. `Params` are the generated query parameters of its datatable call, so only
 * filters that the contract knows can be named; `Row` is the generated row.
 */
export const searchWithoutId = <Params extends object, Row extends object>({
  filters: declared,
  sort: sortable,
  perPage = 10,
  groupBy,
}: ListSearchOptions<Params, Row>) => {
  const filters = Object.entries(declared as Record<string, AnyDeclared>).map(
    ([name, { values = {}, ...rest }]) => ({ ...rest, name, values: Object.values(values) }) as ListFilter,
  );
  const own = new Set([...paging, ...filters.map(({ name }) => name)]);

  /** Reads any search object: what is missing, malformed or the default is left out; it never throws. */
  const validate = (raw: Record<string, unknown>): ListSearch<Params> => {
    const page = positive(raw.page);
    const size = positive(raw.per_page);
    const sort = text(raw.sort);
    const group = groupBy && raw.group === groupBy ? groupBy : undefined;
    const isSortable = (sortable as readonly string[]).includes(sort?.replace(/^-/, '') ?? '');
    return compact({
      page: page === 1 ? undefined : page,
      per_page: size === perPage || !size ? undefined : Math.min(size, maxPerPage),
      sort: isSortable && !group ? sort : undefined,
      group,
      mode: raw.mode === 'sheet' ? raw.mode : undefined,
      ...Object.fromEntries(filters.map((filter) => [filter.name, readFilter(filter, raw[filter.name])])),
    }) as ListSearch<Params>;
  };

  return {
    filters: filters as readonly ListFilter[],
    sortable: sortable as readonly string[],
    perPage,
    groupBy: groupBy as string | undefined,
    validate,

    /** The URL's search with some of the list's own values changed; what other parts of a screen keep there stays. */
    change: (search: Record<string, unknown>, changes: object): Record<string, unknown> => ({
      ...Object.fromEntries(Object.entries(search).filter(([key]) => !own.has(key))),
      ...validate({ ...search, ...changes }),
    }),

    /** The query parameters to send for a search. */
    params: ({ group, mode: _mode, ...search }: ListSearch<Params>): Params =>
      ({ page: 1, per_page: perPage, ...search, ...(group && { sort: group }) }) as unknown as Params,
  };
};

/** What `searchWithoutId` makes for a list call with these parameters. */
export type ListSearchOf<Params extends object> = ReturnType<typeof searchWithoutId<Params, object>>;

/** The same of rows that can be found by their ids. */
export const listSearch = <Params extends { id?: number }, Row extends object>({
  filters,
  ...options
}: ListSearchOptions<Params, Row>) =>
  searchWithoutId<Params, Row>({
    ...options,
    filters: { id: { kind: 'id', label: 'ID' }, ...filters },
  });
