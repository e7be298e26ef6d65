import * as z from 'zod';
import type { Operation } from '@/generated/operations';
import { isRecord } from '@/lib/values/is-record';
import type { Dialect } from './dialect';
import { createOf } from './operations';
import { accepts, bareSchema, defaultOf, fieldsOf, rewrite, type Schema } from './schema';

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0);

/** `status` as a switch, not as the progress of something. */
const isSwitch = (key: string, field: Schema): boolean =>
  key === 'status' && (bareSchema(field) instanceof z.ZodBoolean || accepts(field, 1));

/** Omits optional fields whose values are those of a new record. */
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
 * A backend with minimal responses: without empty values, defaults, `status` or `meta`, and with only a message after
 * writes. It lets browsers cache reads.
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
