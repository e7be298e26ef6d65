import type { ZodType } from 'zod';
import type { Context } from '@/mocks/context';
import type { Row, Table, TableDefinition } from '@/mocks/db/table';
import { notFound } from './answers';
import { readBody, readChanges } from './body';
import { filterRows, type Filters, type Page, pageOf, type QuerySchema, sortRows } from './list';
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

interface CrudOptions<R extends Row, Out> {
  /** For rows that belong to the record which an earlier part of the path names: rooms of a hotel. */
  parent?: {
    table: Pick<Table<Row>, 'get'>;
    /** The path parameter with the parent's id. */
    param: string;
    /** The field of the row that keeps it. */
    field: keyof R & string;
  };
  /** The field that orders a page when the query does not, with `-` for descending; the id unless told otherwise. */
  order?: string;
  /** The row as it is answered: without what only the server knows, with today's name of its region. */
  present?: (row: R) => Out | Promise<Out>;
}

/** The record's own id: the last parameter of the path. */
export const idParam = ({ params }: Info): number => {
  const own = Object.keys(params).filter((key) => !/^\d+$/.test(key));
  return Number(params[own.at(-1) ?? '']);
};

const searchOf = ({ request }: Info) => new URL(request.url).searchParams;

/**
 * The resolvers of a resource over its table, to be handed to the generated handler factories. Bodies and queries are
 * read by the generated schemas; a verb that is special to a resource is written out beside them.
 */
export const crud = <R extends Row, Out extends Row = R>(
  { db }: Context,
  definition: TableDefinition<R>,
  { parent, order, present = (row) => row as unknown as Out }: CrudOptions<R, Out> = {},
) => {
  const table = db.table(definition);
  const parentId = ({ params }: Info) => Number(params[parent?.param ?? '']);
  const belongs = (row: R, info: Info) => !parent || row[parent.field] === parentId(info);
  const presented = (rows: readonly R[]): Promise<Out[]> =>
    Promise.all(rows.map(async (row) => present(row)));

  const visible = async (info: Info): Promise<R[]> => {
    if (parent && !(await parent.table.get(parentId(info)))) throw notFound();
    return (await table.all()).filter((row) => belongs(row, info));
  };

  const stored = async (info: Info): Promise<R> => {
    const row = await table.get(idParam(info));
    if (!row || !belongs(row, info)) throw notFound();
    return row;
  };

  function create<Input extends Partial<Omit<R, 'id'>>>(body: ZodType<Input>): Answer<{ data: Out }>;
  function create<Input>(body: ZodType<Input>, write: Write<Input, R>): Answer<{ data: Out }>;
  function create<Input>(body: ZodType<Input>, write: Write<Input, R> = (input) => input as Partial<R>) {
    return async (info: Info) => {
      if (parent && !(await parent.table.get(parentId(info)))) throw notFound();
      const values = await write(await readBody(info.request, body), undefined, info);
      await refuseTaken(table, values);
      const row = parent ? { ...values, [parent.field]: parentId(info) } : values;
      return { data: await present(await table.insert(row as Omit<R, 'id'>)) };
    };
  }

  function update<Input extends Partial<Omit<R, 'id'>>>(body: ZodType<Input>): Answer<{ data: Out }>;
  function update<Input extends object>(body: ZodType<Input>, write: Write<Input, R>): Answer<{ data: Out }>;
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
      (query: QuerySchema, filters?: Filters<R>): Answer<Page<Out>> =>
      async (info) => {
        const search = searchOf(info);
        const rows = filterRows(await visible(info), search, query, filters);
        const sort = search.get('sort') ?? order ?? null;
        const isShown = sort !== null && rows[0] && !(sort.replace(/^-/, '') in rows[0]);
        // What is stored as an id is sorted by the name that it is shown with.
        if (isShown) return pageOf(sortRows(await presented(rows), sort), search, query);
        const page = pageOf(sortRows(rows, sort), search, query);
        return { ...page, data: await presented(page.data) };
      },
    /** Every row, or those that match the query, for pickers. */
    options:
      (query?: QuerySchema, filters?: Filters<R>): Answer<{ data: Out[] }> =>
      async (info) => {
        const rows = await visible(info);
        return { data: await presented(query ? filterRows(rows, searchOf(info), query, filters) : rows) };
      },
    read: (): Answer<{ data: Out }> => async (info) => ({ data: await present(await stored(info)) }),
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
