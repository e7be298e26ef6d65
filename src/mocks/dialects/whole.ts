import * as z from 'zod';
import type { Dialect } from './dialect';
import { isUpdate } from './operations';
import { bareSchema, fieldsOf, type Schema } from './schema';

/** Files and their texts have calls of their own. */
const fileFields = ['images', 'image', 'alt', 'gallery'];

/** What a field becomes that an update leaves out; undefined if it stays. */
const emptied = (key: string, field: Schema): unknown => {
  if (fileFields.includes(key)) return undefined;
  const bare = bareSchema(field);
  if (bare instanceof z.ZodArray) return [];
  return bare instanceof z.ZodBoolean ? false : undefined;
};

/** A backend whose updates take whole forms: lists that a body leaves out are emptied, flags are switched off. */
export const whole: Dialect = {
  body: (fields, operation) => {
    if (!isUpdate(operation)) return fields;
    const absent = Object.entries(fieldsOf(operation.body)).flatMap(([key, field]) => {
      const value = key in fields ? undefined : emptied(key, field);
      return value === undefined ? [] : [[key, value] as const];
    });
    return { ...fields, ...Object.fromEntries(absent) };
  },
};
