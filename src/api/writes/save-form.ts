// With the form's code, so that a first save waits for nothing.
import '@/api/client/write';
import type { RequestOptions } from '@/api/client/call';
import { ApiError, nothingSaved } from '@/api/errors/api-error';
import { sameValues } from '@/lib/values/same-values';
import { nothingPersisted } from './persisted';
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
  resetOnStatus: number | undefined;
}

/** Saves a form's values: merged into record `id`, or as a new record without one. */
export const saveForm = async <Rec extends object, Values extends object>(
  resource: FormResource<Rec, Values>,
  id: number | undefined,
  { values, base, sentBefore, edited, secret, resetOnStatus }: FormEdit<Values>,
  options: RequestOptions,
): Promise<Outcome<Values>> => {
  if (id === undefined) return createRecord(resource, { values, secret, resetOnStatus }, options);
  const { read, saveChanges, toValues } = resource;
  if (!read || !saveChanges) throw new ApiError('http', $localize`This cannot be saved here.`);
  /** Whether the record is still as the form got it; false if that cannot be known. */
  const isAsBefore = () =>
    read(id).then(
      (record) => sameValues(toValues(record), base),
      () => false,
    );
  const edit = { base, ours: values, sentBefore, edited, secret };
  const written = await writeRecord({ toValues, read, saveChanges }, id, edit, options).catch(
    async (error: unknown) => {
      throw error instanceof ApiError && error.reached && (await isAsBefore()) ? nothingSaved(error) : error;
    },
  );
  // A success would close the form, and lose the input.
  if (written.kind === 'saved' && written.heard === false) throw nothingPersisted(written.lost);
  return written;
};
