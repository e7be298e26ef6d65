import * as z from 'zod';
import { isRecord } from '@/lib/values/is-record';
import { refusal } from '@/mocks/http/answers';
import type { Dialect } from './dialect';
import { fieldsOf, type Schema, schemaFor } from './schema';

/** The dotted paths of the fields unknown to the schema. */
const unknownIn = (schema: Schema | undefined, value: unknown, path = ''): string[] => {
  const own = schema && schemaFor(schema, value);
  if (Array.isArray(value)) {
    const element = own instanceof z.ZodArray ? own.element : undefined;
    return element ? value.flatMap((item, index) => unknownIn(element, item, `${path}${index}.`)) : [];
  }
  if (!isRecord(value) || value instanceof Blob) return [];
  if (own instanceof z.ZodObject && own.def.catchall instanceof z.ZodUnknown) return [];
  const fields = fieldsOf(own);
  return Object.entries(value).flatMap(([key, inner]) =>
    fields[key] ? unknownIn(fields[key], inner, `${path}${key}.`) : [path + key],
  );
};

const refuseUnknown = (kind: string, names: readonly string[]) => {
  if (names.length === 0) return;
  throw refusal(Object.fromEntries(names.map((name) => [name, [`The ${kind} ${name} is not known.`]])));
};

/** A backend that refuses what it does not know. */
export const strict: Dialect = {
  query: (query, operation) => {
    const known = fieldsOf(operation.query);
    const names = [...query.keys()].filter((name) => !(name.replace(/\[.*$/, '') in known));
    refuseUnknown('parameter', names);
    return query;
  },
  body: (fields, operation) => {
    refuseUnknown('field', unknownIn(operation.body, fields));
    return fields;
  },
};
