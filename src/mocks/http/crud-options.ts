import type { Context } from '@/mocks/context';
import type { Row, Table } from '@/mocks/db/table';
import type { Add } from '@/mocks/files/file-store';
import type { Answer, Info } from './handler';
import type { Filters } from './list';

export interface Tools extends Context {
  /** Stores an uploaded image of this resource. */
  add: Add;
}

/** What a body sets beside the fields that bear its names; `stored` is the row before, on an update. May throw a refusal. */
export type Write<Input, R> = (input: Input, stored: R | undefined, tools: Tools) => object | Promise<object>;

export interface Verbs<R extends Row> extends Tools {
  table: Table<R>;
  /** The row that the path names, or a 404. */
  stored: (info: Info) => Promise<R>;
  /** The row as its own record is answered. */
  whole: (row: R) => Promise<object>;
}

export interface CrudOptions<R extends Row, Input> {
  /** The field that orders a page when the query does not; the id by default. */
  order?: string;
  /** Answer for filters that are not a field of the row. */
  filters?: Filters<R>;
  /** What is answered with a row and needs other tables. */
  present?: (row: R, context: Context) => Promise<object>;
  /** What its own record has and its list has not: the rooms of a hotel. */
  children?: (row: R, context: Context) => Promise<object>;
  /** By default, what the files of the body become. */
  write?: Write<Input, R>;
  /** May throw a conflict before the row is deleted. */
  guard?: (row: R, context: Context) => Promise<void>;
  /** The verbs that are special to the resource, by their `operationId`. */
  special?: (verbs: Verbs<R>) => Readonly<Record<string, Answer>>;
}
