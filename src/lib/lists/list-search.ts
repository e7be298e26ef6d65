import { parseRecordId } from '@/lib/records/record-id';
import { typedText } from '@/lib/text/typed-text';

/**
 * A list's paging: page from 1, rows per page, the field to order by (a leading `-` for descending), and the field to
 * group by, which also orders the rows.
 */
export interface Paging {
  page?: number | undefined;
  per_page?: number | undefined;
  sort?: string | undefined;
  group?: string | undefined;
  /** The sheet, where cells are edited in place, or the import of new rows; a table by default. */
  mode?: 'sheet' | 'import' | undefined;
}

/** The names of the filters among a list call's parameters. */
export type FilterName<Params> = Exclude<keyof Params & string, keyof Paging>;

/** A list's search parameters: paging, order and the filters of `Params`, all optional; a text filter as `typedText` cleans it. */
export type ListSearch<Params> = Paging & Partial<Record<FilterName<Params>, string>>;

/** One filter of a list. Its kind decides which values are valid; others in the URL are ignored. */
export type ListFilter = { name: string; label: string } &
  /** `id` is the row's own, `record` that of another record; `status` is 1 or 0. */
  ({ kind: 'text' | 'id' | 'record' | 'status' } | { kind: 'choice'; values: readonly string[] });

/** How a filter is declared; the parameter's type in the contract decides which kinds are allowed. */
type Declared<Value> = { label: string } & ([Value] extends [number]
  ? { kind: 'id' | 'record' }
  : [Value] extends ['1' | '0']
    ? { kind: 'status' }
    : string extends Value
      ? { kind: 'text' }
      : { kind: 'choice'; values: Readonly<Record<string, Value>> });

/** The fields that an API can order by: plain values, not referenced records. */
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
  /** The field by which rows can be grouped. */
  groupBy?: SortField<Row>;
}

/** The most rows to request per page. */
export const maxPerPage = 100;
const maxText = 255;
const paging = ['page', 'per_page', 'sort', 'group', 'mode'];

const text = (value: unknown) => {
  const string = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return typeof string === 'string' && string.trim() !== '' && string.length <= maxText ? string : undefined;
};

const positive = (value: unknown) => parseRecordId(text(value) ?? '');

const fits = (filter: ListFilter, value: string): boolean => {
  switch (filter.kind) {
    case 'text':
      return true;
    case 'id':
    case 'record':
      return parseRecordId(value) !== undefined;
    case 'status':
      return value === '1' || value === '0';
    case 'choice':
      return filter.values.includes(value);
  }
};

const readFilter = (filter: ListFilter, raw: unknown) => {
  const value = text(typedText(text(raw) ?? ''));
  return value !== undefined && fits(filter, value) ? value : undefined;
};

const compact = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Value;

/**
 * Defines a list's search parameters. `Params` are the generated query parameters of its list call, so only filters in
 * the contract can be declared; `Row` is the generated row.
 */
export const listSearchWithoutId = <Params extends object, Row extends object>({
  filters: declared,
  sort: sortable,
  perPage = 10,
  groupBy,
}: ListSearchOptions<Params, Row>) => {
  const filters = Object.entries(declared as Record<string, AnyDeclared>).map(
    ([name, { values = {}, ...rest }]) => ({ ...rest, name, values: Object.values(values) }) as ListFilter,
  );
  const own = new Set([...paging, ...filters.map(({ name }) => name)]);

  /** Parses any search object without throwing; leaves out missing, malformed and default values. */
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
      mode: raw.mode === 'sheet' || raw.mode === 'import' ? raw.mode : undefined,
      ...Object.fromEntries(filters.map((filter) => [filter.name, readFilter(filter, raw[filter.name])])),
    }) as ListSearch<Params>;
  };

  return {
    filters: filters as readonly ListFilter[],
    sortable: sortable as readonly string[],
    perPage,
    groupBy: groupBy as string | undefined,
    validate,

    /** The URL's search with some of the list's parameters changed; parameters of other parts of the screen stay. */
    change: (search: Record<string, unknown>, changes: object): Record<string, unknown> => ({
      ...Object.fromEntries(Object.entries(search).filter(([key]) => !own.has(key))),
      ...validate({ ...search, ...changes }),
    }),

    /** The query parameters to send for a search. */
    params: ({ group, mode: _mode, ...search }: ListSearch<Params>): Params =>
      ({ page: 1, per_page: perPage, ...search, ...(group && { sort: group }) }) as unknown as Params,
  };
};

/** The type of `listSearchWithoutId` for a list call with these parameters. */
export type ListSearchOf<Params extends object> = ReturnType<typeof listSearchWithoutId<Params, object>>;

/** The same for rows that can be found by id. */
export const listSearch = <Params extends { id?: number }, Row extends object>({
  filters,
  ...options
}: ListSearchOptions<Params, Row>) =>
  listSearchWithoutId<Params, Row>({
    ...options,
    filters: { id: { kind: 'id', label: 'ID' }, ...filters },
  });
