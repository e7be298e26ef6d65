import { isRecord } from '@/lib/is-record';
import { conform } from './conform';
import { malformed } from './errors';
import type { Shape } from './shape';

/** How many rows of a page could not be read and are left out of it. */
export const unreadableRows = (meta: object | undefined): number =>
  meta && 'unreadable' in meta ? Number(meta.unreadable) : 0;

const hasRows = (shape: Shape): boolean => shape.type === 'object' && shape.fields.data?.type === 'array';

/**
 * The body of a read as its shape understands it. Rows that cannot be read are left out and counted in
 * `meta.unreadable`; an answer of which nothing can be read is an error, never an empty list.
 */
export function readBody(shape: Shape | undefined, body: unknown): unknown {
  if (body === '') throw malformed({ at: 'empty' });
  if (!shape) return body;
  const isList = hasRows(shape);
  if (isList && !(isRecord(body) && Array.isArray(body.data))) throw malformed({ at: 'data' });
  const result = conform(shape, body);
  if (!result.ok) throw malformed({ at: result.path });
  return isList ? countUnread(body, result.value, result.skipped[0]) : result.value;
}

function countUnread(body: unknown, value: unknown, firstSkipped: string | undefined): unknown {
  const { data: sent } = body as { data: unknown[] };
  const { data: rows, meta, ...rest } = value as { data: unknown[]; meta?: object };
  const unreadable = sent.length - rows.length;
  if (unreadable > 0 && rows.length === 0) throw malformed({ at: firstSkipped });
  return unreadable > 0 && meta ? { ...rest, data: rows, meta: { ...meta, unreadable } } : value;
}
