import { isRecord } from './is-record';

/** Where a record is, `/packages/3/view`, and what it is called. */
export interface Place {
  path: string;
  name: string;
}

/** Whether this is a place in the application; what was stored may be anything. */
export const isPlace = (value: unknown): value is Place =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  /^\/[\w-]/.test(value.path) &&
  typeof value.name === 'string';
