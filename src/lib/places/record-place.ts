import { isRecord } from '@/lib/values/is-record';

/** Where a record is, `/packages/3/view`, and what it is called. */
export interface RecordPlace {
  path: string;
  name: string;
}

/** Whether a stored value is a valid place. */
export const isPlace = (value: unknown): value is RecordPlace =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  /^\/[\w-]/.test(value.path) &&
  typeof value.name === 'string';
