import type { ZodType } from 'zod';
import type { FormResource } from '@/api/writes/resource';
import { changesOf } from '@/lib/values/changes';
import { valueAt } from '@/lib/values/paths';
import { sameValues } from '@/lib/values/same-values';
import { validationErrors } from '@/lib/values/validation';

interface FormErrorsOptions<Rec extends object, Values extends object> {
  resource: Pick<FormResource<Rec, Values>, 'toValues' | 'bodyOf'>;
  schema: ZodType;
  current: Values;
  /** The values of the stored record; undefined for a new one. */
  stored: Values | undefined;
  /** The names of edited fields, even if their values are unchanged. */
  edited: ReadonlySet<string>;
}

/**
 * Validation messages by dotted path for what will be sent: all of a new record, the changed fields of a stored one.
 * Invalid parts of a stored value that are sent back unchanged are no errors.
 */
export const formErrors = <Rec extends object, Values extends object>({
  resource,
  schema,
  current,
  stored,
  edited,
}: FormErrorsOptions<Rec, Values>): Record<string, string> => {
  if (!stored) return validationErrors(schema, resource.bodyOf(current, resource.toValues()));
  const [body, before] = [resource.bodyOf(current, stored), resource.bodyOf(stored, stored)];
  const changed = new Set(Object.keys(changesOf(body, before, edited)));
  const known = validationErrors(schema, before, changed);
  const isKnown = (path: string) => {
    const keys = path.split('.');
    return keys.length > 1 && path in known && sameValues(valueAt(body, keys), valueAt(before, keys));
  };
  const errors = Object.entries(validationErrors(schema, body, changed));
  return Object.fromEntries(errors.filter(([path]) => !isKnown(path)));
};
