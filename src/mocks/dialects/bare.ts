import * as z from 'zod';
import type { Operation } from '@/generated/operations';
import { isRecord } from '@/lib/is-record';
import type { Dialect } from './dialect';
import { createOf } from './operations';
import { accepts, bareSchema, defaultOf, fieldsOf, rewrite, type Schema } from './schema';

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** `status` as a switch, not as a word for how far something has come. */
const isSwitch = (key: string, field: Schema): boolean =>
  key === 'status' && (bareSchema(field) instanceof z.ZodBoolean || accepts(field, 1));

/** Without the optional fields that say no more than a new record has by itself. */
const withoutDefaults = (record: unknown, schema: Schema, operation: Operation): unknown => {
  if (Array.isArray(record)) {
    const bare = bareSchema(schema);
    return bare instanceof z.ZodArray
      ? record.map((item: unknown) => withoutDefaults(item, bare.element, operation))
      : record;
  }
  if (!isRecord(record)) return record;
  const fields = fieldsOf(schema);
  const written = fieldsOf(createOf(operation)?.body);
  const said = Object.entries(record).filter(([key, value]) => {
    const preset = defaultOf(written[key]);
    return preset === undefined || value !== preset || !fields[key] || !accepts(fields[key], undefined);
  });
  return Object.fromEntries(said);
};

const withoutEmpty = (value: unknown, schema: Schema): unknown => {
  if (!isRecord(value)) return value;
  const fields = fieldsOf(schema);
  const said = Object.entries(value).filter(([key, inner]) => {
    const field = fields[key];
    return !field || !(isSwitch(key, field) || (isEmpty(inner) && accepts(field, undefined)));
  });
  return Object.fromEntries(said);
};

/**
 * A backend that says no more than it must: nothing empty, nothing that is as usual, no `status`, no `meta`, and a mere
 * message for what was saved. It lets browsers keep what they have read.
 */
export const bare: Dialect = {
  headers: { 'cache-control': 'private, max-age=60' },
  answer: (body, operation, status) => {
    if (!operation.answer || status >= 300 || !isRecord(body) || !('data' in body)) return body;
    const { access_token, refresh_token } = isRecord(body.data) ? body.data : {};
    if (operation.tag === 'auth') return { data: { access_token, refresh_token } };
    if (operation.method !== 'GET') return { message: 'Saved.' };
    const { data: schema } = fieldsOf(operation.answer);
    if (!schema) return body;
    return { data: withoutDefaults(rewrite(schema, body.data, withoutEmpty), schema, operation) };
  },
};
