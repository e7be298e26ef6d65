import type { Context } from '@/mocks/context';
import type { Row, Table } from '@/mocks/db/table';
import type { Add } from '@/mocks/files/file-store';
import type { Answer, Info } from './handler';
import type { Filters } from './list';

export interface CrudContext extends Context {
  /** Stores an uploaded image of this resource. */
  add: Add;
}

/** Sets what the fields of equal names do not; `stored` is the row before an update. May throw a refusal. */
export type Write<Input, R> = (
  input: Input,
  stored: R | undefined,
  tools: CrudContext,
) => object | Promise<object>;

export interface Verbs<R extends Row> extends CrudContext {
  table: Table<R>;
  /** The row of the path, or a 404. */
  stored: (info: Info) => Promise<R>;
  /** The row as in its own response. */
  whole: (row: R) => Promise<object>;
}

export interface CrudOptions<R extends Row, Input> {
  /** The default sort field of a page; the id if undefined. */
  order?: string;
  /** Implements filters that are not fields of the row. */
  filters?: Filters<R>;
  /** Adds to a row what needs other tables. */
  present?: (row: R, context: Context) => Promise<object>;
  /** Adds what only its own response has, not its list: the rooms of a hotel. */
  children?: (row: R, context: Context) => Promise<object>;
  /** By default, stores the files of the body. */
  write?: Write<Input, R>;
  /** May throw a conflict before the row is deleted. */
  guard?: (row: R, context: Context) => Promise<void>;
  /** The operations specific to the resource, by `operationId`. */
  special?: (verbs: Verbs<R>) => Readonly<Record<string, Answer>>;
}
