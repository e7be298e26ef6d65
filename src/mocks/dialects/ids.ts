import * as z from 'zod';
import type { Operation } from '@/generated/operations';
import { isRecord } from '@/lib/values/is-record';
import type { Dialect } from './dialect';
import { createOf } from './operations';
import { bareSchema, fieldsOf, rewrite, type Schema } from './schema';

const NAMES = new Set(['name', 'full_name', 'display_name', 'title']);

/** An id with a name, and nothing else. */
const isReference = (schema: Schema): boolean => {
  const [first, second, ...others] = Object.keys(fieldsOf(schema)).toSorted(
    (a, b) => Number(b === 'id') - Number(a === 'id'),
  );
  return first === 'id' && second !== undefined && NAMES.has(second) && others.length === 0;
};

const isReferenceList = (schema: Schema): boolean => {
  const bare = bareSchema(schema);
  return bare instanceof z.ZodArray && isReference(bare.element);
};

const idOf = (value: unknown): unknown => (isRecord(value) ? value.id : value);

/** The names of a record's references: every second one is named `…_id`, as in request bodies. */
const idNames = (record: Schema, operation: Operation): Map<string, string> => {
  const written = Object.keys(fieldsOf(createOf(operation)?.body));
  const twins = Object.entries(fieldsOf(record))
    .filter(([, field]) => isReference(field))
    .flatMap(([key]) => {
      const twin = written.find((name) => name === `${key}_id` || name.endsWith(`_${key}_id`));
      return twin ? [[key, twin] as const] : [];
    });
  return new Map(twins.filter((_, index) => index % 2 === 0));
};

/** A backend that returns its columns: references are ids, and lists of references are lists of ids. */
export const ids: Dialect = {
  answer: (body, operation, status) => {
    if (!operation.answer || status >= 300) return body;
    return rewrite(operation.answer, body, (value, schema) => {
      if (!isRecord(value) || 'data' in value) return value;
      const fields = fieldsOf(schema);
      const names = idNames(schema, operation);
      const entries = Object.entries(value).map(([key, inner]) => {
        const field = fields[key];
        if (field && Array.isArray(inner) && isReferenceList(field)) return [key, inner.map(idOf)];
        return field && isReference(field) ? [names.get(key) ?? key, idOf(inner)] : [key, inner];
      });
      return Object.fromEntries(entries) as unknown;
    });
  },
};
