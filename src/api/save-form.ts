import { ApiError } from './errors';
import type { RequestOptions } from './http';
import { createRecord, type Outcome } from './record-create';
import { writeRecord } from './record-write';
import type { FormResource } from './resource';

/** What a form saves. */
interface FormEdit<Values extends object> {
  values: Values;
  /** The values that it started from. */
  base: Values;
  /** The values of an earlier save whose response was lost. */
  sentBefore: Values | undefined;
  /** Edited fields whose old value is unreadable: they are always sent. */
  edited: ReadonlySet<string>;
  secret: readonly string[];
  clearOn: number | undefined;
}

/** Saves a form's values: merged into record `id`, or as a new record without one. */
export const saveForm = async <Rec extends object, Values extends object>(
  resource: FormResource<Rec, Values>,
  id: number | undefined,
  { values, base, sentBefore, edited, secret, clearOn }: FormEdit<Values>,
  options: RequestOptions,
): Promise<Outcome<Values>> => {
  if (id === undefined) return createRecord(resource, { values, secret, clearOn }, options);
  const { read, saveChanges, toValues } = resource;
  if (!read || !saveChanges) throw new ApiError('http', 'This cannot be saved here.');
  return writeRecord(
    { toValues, read, saveChanges },
    id,
    { base, ours: values, sentBefore, edited, secret },
    options,
  );
};
