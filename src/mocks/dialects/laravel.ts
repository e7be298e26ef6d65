import * as z from 'zod';
import type { Operation } from '@/generated/operations';
import { isRecord } from '@/lib/values/is-record';
import { type FieldErrors, refusal } from '@/mocks/http/answers';
import { coerce } from '@/mocks/http/coerce';
import { fieldErrors, fieldLabel } from '@/mocks/http/sentences';
import type { Dialect } from './dialect';
import { createOf, isUpdate } from './operations';
import { fieldsOf, isRequired, rewrite } from './schema';

/** TrimStrings, which skips passwords, and ConvertEmptyStringsToNull: from here on, null is an empty text. */
const cleaned = (value: unknown, key = ''): unknown => {
  if (value === null) return '';
  if (typeof value === 'string') return key.includes('password') ? value : value.trim();
  if (Array.isArray(value)) return value.map((item: unknown) => cleaned(item, key));
  if (!isRecord(value) || value instanceof Blob) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleaned(inner, name)]));
};

/** A change must send the required fields of a new record, except passwords, which cannot be read. */
const missing = (operation: Operation, fields: object): FieldErrors => {
  if (!isUpdate(operation)) return {};
  const required = Object.entries(fieldsOf(createOf(operation)?.body)).filter(
    ([key, field]) => isRequired(field) && !key.includes('password') && !(key in fields),
  );
  return Object.fromEntries(required.map(([key]) => [key, [`The ${fieldLabel([key])} field is required.`]]));
};

/** At least two decimals, and all significant ones: `185000.00`, `27.7172453`. */
const decimal = (value: number): string =>
  value.toFixed(Math.max(2, String(value).split('.')[1]?.length ?? 0));

const summary = (errors: FieldErrors): string => {
  const [first = '', ...others] = Object.values(errors).flat();
  if (others.length === 0) return first;
  return `${first} (and ${others.length} more error${others.length === 1 ? '' : 's'})`;
};

/**
 * Laravel on MySQL: booleans are 1 and 0, decimals are strings, empty texts are null; changes are validated by the
 * rules of new records. A list in a form needs PHP's brackets. Uploaded images are added, as its media library does.
 */
export const laravel: Dialect = {
  addsImages: true,
  body: (sent, operation) => {
    if (!operation.body) return sent;
    const fields = coerce(operation.body, cleaned(sent)) as Record<string, unknown>;
    const errors = missing(operation, fields);
    if (Object.keys(errors).length === 0) return fields;
    const { error } = operation.body.safeParse(fields);
    throw refusal({ ...errors, ...fieldErrors(error?.issues ?? [], fields) });
  },
  answer: (body, { answer }, status) => {
    if (status === 422 && isRecord(body) && isRecord(body.errors)) {
      return { ...body, message: summary(body.errors as FieldErrors) };
    }
    if (status >= 300 || !answer) return body;
    return rewrite(answer, body, (value, schema) => {
      if (typeof value === 'boolean') return Number(value);
      if (typeof value === 'number') {
        return schema instanceof z.ZodNumber && schema.format === null ? decimal(value) : value;
      }
      return value === '' ? null : value;
    });
  },
};
