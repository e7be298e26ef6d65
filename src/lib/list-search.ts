/**
 * Where one is in a list: page from 1, rows a page, and the field to order by, with a leading `-` for descending, or to
 * group by, which orders the rows by it.
 */
export interface Paging {
  page?: number | undefined;
  per_page?: number | undefined;
  sort?: string | undefined;
  group?: string | undefined;
}

/** The names of the filters among a list call's parameters. */
export type FilterName<Params> = Exclude<keyof Params & string, keyof Paging>;

/** A list's part of the URL: paging, order and the filters of `Params`, all optional; filters are text as typed. */
export type ListSearch<Params> = Paging & Partial<Record<FilterName<Params>, string>>;

interface ListSearchOptions<Params> {
  filters: readonly FilterName<Params>[];
  perPage?: number;
  /** The field by which rows can be grouped, if any. */
  groupBy?: string;
}

const maxPerPage = 100;
const sortPattern = /^-?[a-z0-9_]{1,63}$/;

const positive = (value: unknown) => {
  const number = typeof value === 'string' || typeof value === 'number' ? Number(value) : NaN;
  return Number.isInteger(number) && number > 0 ? number : undefined;
};

const text = (value: unknown) => {
  const string = typeof value === 'number' || typeof value === 'boolean' ? String(value) : value;
  return typeof string === 'string' && string.trim() !== '' ? string : undefined;
};

const compact = <Value extends object>(value: Value) =>
  Object.fromEntries(Object.entries(value).filter(([, entry]) => entry !== undefined)) as Value;

/**
 * Describes what a list keeps in the URL. `Params` are the generated query parameters of its datatable call, so only
 * filters that the contract knows can be named.
 */
export const listSearch = <Params extends object>({
  filters,
  perPage = 10,
  groupBy,
}: ListSearchOptions<Params>) => ({
  filters,
  perPage,
  groupBy,

  /** Reads any search object: what is missing, malformed or the default is left out; it never throws. */
  validate: (raw: Record<string, unknown>): ListSearch<Params> => {
    const page = positive(raw.page);
    const size = positive(raw.per_page);
    const sort = text(raw.sort);
    const group = groupBy && raw.group === groupBy ? groupBy : undefined;
    return compact({
      page: page === 1 ? undefined : page,
      per_page: size === perPage || !size ? undefined : Math.min(size, maxPerPage),
      sort: sort && !group && sortPattern.test(sort) ? sort : undefined,
      group,
      ...Object.fromEntries(filters.map((name) => [name, text(raw[name])])),
    }) as ListSearch<Params>;
  },

  /** The query parameters to send for a search. */
  params: ({ group, ...search }: ListSearch<Params>): Params =>
    ({ page: 1, per_page: perPage, ...search, ...(group && { sort: group }) }) as unknown as Params,
});

/** What `listSearch` makes. */
export type ListSearchOf<Params extends object> = ReturnType<typeof listSearch<Params>>;
