import { ApiError } from '@/api/errors/api-error';
import { refusesValues } from '@/api/errors/error-response';
import { nullableIn } from '@/api/tolerant/unreadable';
import { rootOf } from '@/lib/values/paths';
import type { Updatable } from './unsent';

/** By names of resources: whether an empty text is null, of the texts of which a record showed it. */
const nullable = new Map<string, Map<string, boolean>>();

const namesIn = (error: unknown): string[] =>
  error instanceof ApiError && refusesValues(error.status) ? Object.keys(error.fieldErrors).map(rootOf) : [];

/**
 * The resource, whose updates have null for an empty text where null or a number was read, in this record or an earlier
 * one: the column of a number refuses `""`. Where the server refuses that null, it gets `""`.
 */
export const withNulls = <Rec extends object, Values extends object, Body extends object>(
  resource: Updatable<Rec, Values, Body>,
  record: Rec,
): Updatable<Rec, Values, Body> => {
  const known = nullable.get(resource.name) ?? new Map<string, boolean>();
  nullable.set(resource.name, known);
  for (const name of nullableIn(record)) if (!known.has(name)) known.set(name, true);

  const update: typeof resource.update = async (id, fields, options) => {
    const nulls = Object.entries(fields).flatMap(([name, value]) =>
      value === '' && known.get(name) === true ? [name] : [],
    );
    const body = { ...fields, ...Object.fromEntries(nulls.map((name) => [name, null])) };
    try {
      return await resource.update(id, body, options);
    } catch (error) {
      const refused = namesIn(error).filter((name) => nulls.includes(name));
      if (refused.length === 0) throw error;
      for (const name of refused) known.set(name, false);
      return update(id, fields, options);
    }
  };
  return { ...resource, update };
};
