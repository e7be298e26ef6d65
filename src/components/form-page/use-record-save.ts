import { useRef, useState } from 'react';
import { ApiError, mayBeSaved } from '@/api/errors';
import type { RequestOptions } from '@/api/http';
import { keptOf, nothingKept } from '@/api/kept';
import { writeRecord, type Written } from '@/api/record-write';
import type { FormResource } from '@/api/resource';
import { savedId } from '@/api/saved-id';

interface RecordSave<Rec extends object, Values extends object> {
  resource: FormResource<Rec, Values>;
  /** The record on display; undefined on a create screen. */
  id: number | undefined;
  /** The form's initial values. */
  base: () => Values;
  /** Edited fields whose old value is unreadable: they are always sent. */
  edited: () => ReadonlySet<string>;
  /** Values that are never stored, not even for an undo. */
  secret: readonly string[];
}

/** Saves a form's values: as a new record, or merged into the current version of the one on display. */
export const useRecordSave = <Rec extends object, Values extends object>({
  resource,
  id,
  base,
  edited,
  secret,
}: RecordSave<Rec, Values>) => {
  /** The record was deleted, and is recreated from the form's values. */
  const [again, setAgain] = useState(false);
  const creates = useRef(id === undefined);
  /** The last values sent, while it is unknown whether they were saved. */
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
    if (id === undefined || !read || !saveChanges) throw new ApiError('http', 'This cannot be saved here.');
    const edit = { base: base(), ours: values, sentBefore: unanswered.current, edited: edited(), secret };
    const written = await writeRecord({ toValues, read, saveChanges }, id, edit, options).catch(
      (error: unknown) => {
        if (mayBeSaved(error)) unanswered.current = values;
        throw error;
      },
    );
    if (written.kind === 'saved') unanswered.current = undefined;
    // A success would close the form, and lose the input.
    if (written.kind === 'saved' && written.nothing) throw nothingKept(written.lost);
    return written;
  };

  return {
    save,
    creating: id === undefined || again,
    createAgain:
      create &&
      (() => {
        creates.current = true;
        setAgain(true);
      }),
  };
};
