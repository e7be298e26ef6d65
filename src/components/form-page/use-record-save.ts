import { useRef, useState } from 'react';
import { ApiError, mayBeSaved } from '@/api/errors';
import type { RequestOptions } from '@/api/http';
import { keptOf, nothingKept } from '@/api/kept';
import { writeRecord, type Written } from '@/api/record-write';
import type { FormResource } from '@/api/resource';
import { savedId } from '@/api/saved-id';

interface RecordSave<Rec extends object, Values extends object> {
  resource: FormResource<Rec, Values>;
  /** The record on display; undefined when one is created. */
  id: number | undefined;
  /** The values that the form started from. */
  base: () => Values;
  /** Values that could not be read and were edited: they are sent whatever they are now. */
  edited: () => ReadonlySet<string>;
  /** Values that are kept nowhere, not even to be put back. */
  secret: readonly string[];
}

/** Saves a form's values: as a new record, or to the one on display as it is now. */
export const useRecordSave = <Rec extends object, Values extends object>({
  resource,
  id,
  base,
  edited,
  secret,
}: RecordSave<Rec, Values>) => {
  /** The record was deleted, and is to be created again from the form's values. */
  const [again, setAgain] = useState(false);
  const creates = useRef(id === undefined);
  /** What was sent last, while nobody knows whether it was saved. */
  const unanswered = useRef<Values>(undefined);
  const { create, read, saveChanges, toValues } = resource;

  const save = async (values: Values, options: RequestOptions): Promise<Written<Values>> => {
    if (create && (id === undefined || creates.current)) {
      const answer = await create(values, options);
      const before = toValues();
      const made = savedId(answer);
      const readAgain = read && made !== undefined ? () => read(made) : undefined;
      const kept = await keptOf({ toValues, readAgain, before, sent: values, answer, secret });
      return { kind: 'saved', answer, before, ...kept };
    }
    if (id === undefined || !read || !saveChanges)
      throw new ApiError('http', 'The application knows no way to save this.');
    const edit = { base: base(), ours: values, sentBefore: unanswered.current, edited: edited(), secret };
    const written = await writeRecord({ toValues, read, saveChanges }, id, edit, options).catch(
      (error: unknown) => {
        if (mayBeSaved(error)) unanswered.current = values;
        throw error;
      },
    );
    if (written.kind === 'saved') unanswered.current = undefined;
    // What was typed would be lost with the form.
    if (written.kind === 'saved' && written.nothing) throw nothingKept(written.lost);
    return written;
  };

  return {
    save,
    /** A save makes a new record. */
    creating: id === undefined || again,
    createAgain:
      create &&
      (() => {
        creates.current = true;
        setAgain(true);
      }),
  };
};
