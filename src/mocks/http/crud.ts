import type { ZodType } from 'zod';
import type { Row, TableDefinition } from '@/mocks/db/table';
import type { Context } from '@/mocks/context';
import { notFound } from './answers';
import { readBody, readChanges } from './body';
import { filterRows, pageOf, sortRows, type Filters, type Page, type QuerySchema } from './list';
import { refuseTaken } from './unique';

/** What a generated handler factory passes to its resolver. */
export interface Info {
  request: Request;
  params: Readonly<Record<string, string | readonly string[] | undefined>>;
}

export type Answer<T> = (info: Info) => Promise<T>;

/** The row's fields that a body sets; `stored` is the row before, on an update. May throw a refusal. */
export type Write<Input, R extends Row> = (
  input: Input,
  stored: R | undefined,
  info: Info,
) => Partial<R> | Promise<Partial<R>>;

interface CrudOptions<R extends Row> {
  /** Only these rows can be seen and changed, for instance the rooms of the hotel in the path. */
  within?: (row: R, info: Info) => boolean;
  /** What new rows start with; required fields that the body leaves out. */
  initial?: (info: Info) => Partial<R> | Promise<Partial<R>>;
  /** The row as it is answered, for instance with today's name of its region. */
  present?: (row: R) => R | Promise<R>;
}

/** The numeric path parameter called `name`; without a name the last one, which is the record's own. */
export const idParam = ({ params }: Info, name?: string): number => {
  const own = Object.keys(params).filter((key) => !/^\d+$/.test(key));
  return Number(params[name ?? own.at(-1) ?? '']);
};

const searchOf = ({ request }: Info) => new URL(request.url).searchParams;

/**
 * The resolvers of a resource over its table, to be handed to the generated handler factories. Bodies and queries are
 * read by the generated schemas; a verb that is special to a resource is written out beside them.
 */
export const crud = <R extends Row>(
  context: Context,
  definition: TableDefinition<R>,
  { within = () => true, initial = () => ({}), present = (row) => row }: CrudOptions<R> = {},
) => {
  const table = context.db.table(definition);
  const visible = async (info: Info) => (await table.all()).filter((row) => within(row, info));
  const presented = (rows: readonly R[]): Promise<R[]> => Promise.all(rows.map(async (row) => present(row)));

  const stored = async (info: Info): Promise<R> => {
    const row = await table.get(idParam(info));
    if (!row || !within(row, info)) throw notFound();
    return row;
  };

  function create<Input extends Partial<Omit<R, 'id'>>>(body: ZodType<Input>): Answer<{ data: R }>;
  function create<Input>(body: ZodType<Input>, write: Write<Input, R>): Answer<{ data: R }>;
  function create<Input>(body: ZodType<Input>, write: Write<Input, R> = (input) => input as Partial<R>) {
    return async (info: Info) => {
      const input = await readBody(info.request, body);
      const values = { ...(await initial(info)), ...(await write(input, undefined, info)) };
      await refuseTaken(table, values);
      return { data: await present(await table.insert(values as Omit<R, 'id'>)) };
    };
  }

  function update<Input extends Partial<Omit<R, 'id'>>>(body: ZodType<Input>): Answer<{ data: R }>;
  function update<Input extends object>(body: ZodType<Input>, write: Write<Input, R>): Answer<{ data: R }>;
  function update<Input extends object>(body: ZodType<Input>, write: Write<Input, R> = (input) => input) {
    return async (info: Info) => {
      const row = await stored(info);
      const changes = await write(await readChanges(info.request, body), row, info);
      await refuseTaken(table, changes, row.id);
      return { data: await present((await table.update(row.id, changes)) ?? row) };
    };
  }

  return {
    table,
    /** The row that the path names, or a 404. */
    stored,
    /** A page of rows, filtered and sorted by the query. */
    page:
      (query: QuerySchema, filters?: Filters<R>): Answer<Page<R>> =>
      async (info) => {
        const search = searchOf(info);
        const rows = filterRows(await visible(info), search, query, filters);
        const page = pageOf(sortRows(rows, search.get('sort')), search, query);
        return { ...page, data: await presented(page.data) };
      },
    /** Every row, or those that match the query, for pickers. */
    options:
      (query?: QuerySchema, filters?: Filters<R>): Answer<{ data: R[] }> =>
      async (info) => {
        const rows = await visible(info);
        return { data: await presented(query ? filterRows(rows, searchOf(info), query, filters) : rows) };
      },
    read: (): Answer<{ data: R }> => async (info) => ({ data: await present(await stored(info)) }),
    create,
    update,
    /** Deletes the row; `guard` may throw a conflict first. */
    remove:
      (guard?: (row: R) => void | Promise<void>): Answer<void> =>
      async (info) => {
        const row = await stored(info);
        await guard?.(row);
        await table.remove(row.id);
      },
  };
};
