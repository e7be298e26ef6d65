import * as z from 'zod';
import type { MetaTag } from '@/generated/model';
import { type Operation, OPERATIONS } from '@/generated/operations';
import type { Resource } from '@/mocks/context';
import type { Row, TableDefinition } from '@/mocks/db/table';
import { fieldsOf, type Schema } from '@/mocks/dialects/schema';
import { pictures } from '@/mocks/files/pictures';
import { notFound } from './answers';
import { readBody, readChanges } from './body';
import type { CrudContext, CrudOptions } from './crud-options';
import { type Answer, handlersOf, idParam, type Info } from './handler';
import { filterRows, pageOf, sortRows } from './list';
import { presenter, refuseUnknown } from './reference';
import { type Names, resourceIn } from './resource';
import { refuseTaken } from './unique';

/** The meta tag in request bodies. */
interface MetaInput {
  meta_page_title?: string | undefined;
  meta_keywords?: string | undefined;
  meta_description?: string | undefined;
}

/** A missing part stays; an empty one becomes null. */
const part = (written: string | undefined, stored: string | null | undefined) =>
  (written ?? stored ?? '') || null;

/** The three meta fields of a body as the record's `meta_tag`; one that is null stays so until something is written. */
const metaTagOf = (
  { meta_page_title, meta_keywords, meta_description }: MetaInput,
  stored: MetaTag | null | undefined,
): MetaTag | null => {
  if (stored === null && !meta_page_title && !meta_keywords && !meta_description) return null;
  return {
    title: part(meta_page_title, stored?.title),
    keywords: part(meta_keywords, stored?.keywords),
    description: part(meta_description, stored?.description),
  };
};

/** A body's fields with the names of the row: ids as they are, other fields as in the record. */
const columnsOf = <R extends object>(
  input: object,
  body: Schema,
  { references, renamed }: Names,
  stored: R | undefined,
): Partial<R> => {
  const fields = Object.entries(input).map(([key, value]) => [
    key in references ? key : (renamed[key] ?? key),
    value as unknown,
  ]);
  const { meta_tag } = (stored ?? {}) as { meta_tag?: MetaTag | null };
  const meta = 'meta_page_title' in fieldsOf(body) && { meta_tag: metaTagOf(input, meta_tag) };
  return { ...Object.fromEntries(fields), ...meta } as Partial<R>;
};

type Fields = Readonly<Record<string, unknown>>;

const searchOf = ({ request }: Info) => new URL(request.url).searchParams;

/**
 * The handlers of a resource: of every operation with the table's name as tag. Bodies, queries and responses follow the
 * generated schemas, references the contract; operations specific to a resource are implemented by it.
 */
export const crud =
  <R extends Row, Input extends object = object>(
    definition: TableDefinition<R>,
    options: CrudOptions<R, Input> = {},
    contract: readonly Operation[] = OPERATIONS,
  ): Resource =>
  (context) => {
    const { db, files } = context;
    const { order, filters, present, children, write, guard, special } = options;
    const { name, parent } = definition;
    const table = db.table(definition);
    const { operations, item, collection, names } = resourceIn(name, contract);
    const tools: CrudContext = { ...context, add: (field, file) => files.add(name, field, file) };

    const [, parentParam = ''] = /\{(\w+)\}/.exec(collection) ?? [];
    const parentId = ({ params }: Info) => Number(params[parentParam]);
    const belongs = (row: R, info: Info) =>
      !parent || (row as unknown as Fields)[parent.field] === parentId(info);
    const refuseOrphan = async (info: Info) => {
      if (parent && !(await db.tableNamed(parent.name)?.get(parentId(info)))) throw notFound();
    };

    const presented = ({ answer }: Operation) =>
      presenter(db, definition, names, fieldsOf(answer).data, (row) => present?.(row, context));
    const showWhole = presented(item);
    const whole = async (row: R) => ({ ...(await showWhole(row)), ...(await children?.(row, context)) });

    const visible = async (info: Info): Promise<R[]> => {
      await refuseOrphan(info);
      return (await table.all()).filter((row) => belongs(row, info));
    };
    const stored = async (info: Info): Promise<R> => {
      const row = await table.get(idParam(info));
      if (!row || !belongs(row, info)) throw notFound();
      return row;
    };

    const values = async (input: object, body: Schema, row?: R): Promise<Partial<R>> => {
      await refuseUnknown(db, names, input as Fields);
      const own = await (write ?? pictures(names, body))(input as Input, row, tools);
      return { ...columnsOf(input, body, names, row), ...own };
    };

    const list = (operation: Operation): Answer => {
      const show = presented(operation);
      const query = operation.query ?? z.object({});
      const isPaged = 'per_page' in query.shape;
      const hasTotal = 'total' in fieldsOf(fieldsOf(operation.answer).meta);
      return async (info) => {
        const search = searchOf(info);
        const rows = filterRows(await visible(info), search, query, filters);
        if (!isPaged) return { data: await Promise.all(rows.map(show)) };
        const sort = search.get('sort') ?? order ?? null;
        // References are sorted by the displayed name.
        const isShown = sort !== null && rows[0] && !(sort.replace(/^-/, '') in rows[0]);
        const page = isShown
          ? pageOf(sortRows((await Promise.all(rows.map(show))) as unknown as Row[], sort), search, query)
          : pageOf(sortRows(rows, sort), search, query);
        const data = isShown ? page.data : await Promise.all((page.data as R[]).map(show));
        return { data, meta: { ...page.meta, ...(hasTotal && { total: rows.length }) } };
      };
    };

    const create =
      ({ body = z.object({}) }: Operation): Answer =>
      async (info) => {
        await refuseOrphan(info);
        const created = await values((await readBody(info.request, body)) as object, body);
        await refuseTaken(table, created);
        const row = { ...created, ...(parent && { [parent.field]: parentId(info) }) };
        return { data: await whole(await table.insert(row as unknown as Omit<R, 'id'>)) };
      };

    const update =
      ({ body = z.object({}) }: Operation): Answer =>
      async (info) => {
        const row = await stored(info);
        const changes = await values(await readChanges(info.request, body as z.ZodType<object>), body, row);
        await refuseTaken(table, changes, row.id);
        return { data: await whole((await table.update(row.id, changes)) ?? row) };
      };

    const remove: Answer = async (info) => {
      const row = await stored(info);
      await guard?.(row, context);
      await table.remove(row.id);
    };

    const answerOf = (operation: Operation): Answer | undefined => {
      const { method, path } = operation;
      if (path === item.path) {
        if (method === 'DELETE') return remove;
        return method === 'GET'
          ? async (info) => ({ data: await whole(await stored(info)) })
          : update(operation);
      }
      if (method === 'GET') return path.startsWith(collection) ? list(operation) : undefined;
      return path === collection ? create(operation) : undefined;
    };

    const answers = operations.flatMap((operation) => {
      const answer = answerOf(operation);
      return answer ? [[operation.operationId, answer] as const] : [];
    });
    return handlersOf(
      { ...Object.fromEntries(answers), ...special?.({ ...tools, table, stored, whole }) },
      contract,
    );
  };
