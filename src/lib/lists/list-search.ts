import { parseRecordId } from '@/lib/records/record-id';
import { fieldLabel } from '@/lib/text/labels';
import { typedText } from '@/lib/text/typed-text';

const modes = ['sheet', 'import', 'gallery', 'map'] as const;

/**
 * A list's paging: page from 1, rows per page, the field to order by (a leading `-` for descending), and the field to
 * group by, which also orders the rows.
 */
export interface Paging {
  page?: number | undefined;
  per_page?: number | undefined;
  sort?: string | undefined;
  group?: string | undefined;
  /** The sheet, where cells are edited in place, the import of new rows, tiles with images, or a map; a table by default. */
  mode?: (typeof modes)[number] | undefined;
}

/** The names of the filters among a list call's parameters. */
export type FilterName<Params> = Exclude<keyof Params & string, keyof Paging>;

/** A list's search parameters: paging, order and the filters of `Params`, all optional; a text filter as `typedText` cleans it. */
export type ListSearch<Params> = Paging & Partial<Record<FilterName<Params>, string>>;

/**
 * One filter of a list. Its kind decides which values are valid; others in the URL are ignored. `id` is the row's own,
 * `record` that of another record; `status` is 1 or 0.
 */
export interface ListFilter {
  name: string;
  label: string;
  kind: 'text' | 'id' | 'record' | 'status' | 'choice';
  /** Those of a choice. */
  values: readonly string[];
}

/** What kinds a filter can have by the type of its parameter in the contract. */
type KindOf<Value> = [Value] extends [number]
  ? { kind: 'id' | 'record' }
  : [Value] extends ['1' | '0']
    ? { kind: 'status' }
    : string extends Value
      ? { kind: 'text' }
      : { kind: 'choice'; values: readonly Value[] };

/** A filter of a list call; its label is its name in words by default. */
type GivenFilter<Params> = {
  [Name in FilterName<Params>]: { name: Name; label?: string } & KindOf<NonNullable<Params[Name]>>;
}[FilterName<Params>];

interface ListSearchOptions<Params> {
  filters: readonly GivenFilter<Params>[];
  /** The fields that the list can be ordered by. */
  sort: readonly string[];
  perPage?: number;
  /** The field by which rows can be grouped. */
  groupBy?: string;
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

/** A list's search parameters. `Params` are the generated query parameters of its list call. */
export const listSearch = <Params extends object>(options: ListSearchOptions<Params>) => {
  const { sort: sortable, perPage = 10, groupBy } = options;
  const filters = (options.filters as readonly (Partial<ListFilter> & { name: string })[]).map(
    (filter) => ({ values: [], ...filter, label: fieldLabel(filter.name, filter.label) }) as ListFilter,
  );
  const own = new Set([...paging, ...filters.map(({ name }) => name)]);

  /** Parses any search object without throwing; leaves out missing, malformed and default values. */
  const validate = (raw: Record<string, unknown>): ListSearch<Params> => {
    const page = positive(raw.page);
    const size = positive(raw.per_page);
    const sort = text(raw.sort);
    const group = groupBy && raw.group === groupBy ? groupBy : undefined;
    const isSortable = sortable.includes(sort?.replace(/^-/, '') ?? '');
    return compact({
      page: page === 1 ? undefined : page,
      per_page: size === perPage || !size ? undefined : Math.min(size, maxPerPage),
      sort: isSortable && !group ? sort : undefined,
      group,
      mode: modes.find((mode) => mode === raw.mode),
      ...Object.fromEntries(filters.map((filter) => [filter.name, readFilter(filter, raw[filter.name])])),
    }) as ListSearch<Params>;
  };

  return {
    options,
    filters,
    sortable,
    perPage,
    groupBy,
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

/** The type of `listSearch` for a list call with these parameters. */
export type ListSearchOf<Params extends object> = ReturnType<typeof listSearch<Params>>;
