import type { ZodType } from 'zod';
import type { FormResource } from '@/api/resource';
import { changesOf } from '@/lib/changes';
import { sameValues } from '@/lib/same-values';
import { validationErrors } from '@/lib/validation';
import { valueAt } from '@/lib/value-at';

interface FormErrorsOptions<Rec extends object, Values extends object> {
  resource: Pick<FormResource<Rec, Values>, 'toValues' | 'bodyOf'>;
  schema: ZodType;
  current: Values;
  /** The values of the stored record; left out for a new one. */
  stored: Values | undefined;
  /** The fields that were edited, also those that are as before. */
  edited: ReadonlySet<string>;
}

/**
 * Messages by dotted path about what will be sent: a new record whole, of a stored one only what was changed. A part that
 * was stored against the contract's rules is sent back as it came with the part changed beside it, and is no error.
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
