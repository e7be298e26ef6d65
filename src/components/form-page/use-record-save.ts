import { useRef, useState } from 'react';
import { ApiError, isGone } from '@/api/errors';
import type { RequestOptions } from '@/api/http';
import type { FormResource } from '@/api/resource';
import { conflictsIn, mergedEdits, type Versions } from '@/lib/merge-edits';
import { type SaveUndo, undoOf } from './undo-save';

/** Somebody else changed the same values meanwhile. */
export interface Conflict<Values extends object> extends Versions<Values> {
  /** The values that both changed. */
  names: readonly string[];
}

/** How a save ended, unless it failed. */
export type Saved<Values extends object> =
  | { kind: 'saved'; answer: unknown; undo?: SaveUndo | undefined }
  /** Nothing differs from what the server has. */
  | { kind: 'unchanged' }
  | { kind: 'conflict'; conflict: Conflict<Values> }
  /** The record is not there any more. */
  | { kind: 'gone' };

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

const orGone = async <Answer>(call: Promise<Answer>): Promise<Answer | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
};

/**
 * Saves a form's values to the record as it is now: it is read again, what somebody else changed meanwhile stays as they
 * left it, and where both changed the same value somebody has to choose first.
 */
export const useRecordSave = <Rec extends object, Values extends object>({
  resource,
  id,
  base,
  edited,
  secret,
}: RecordSave<Rec, Values>) => {
  /** The record was deleted, and is to be made anew from what is in the form. */
  const [anew, setAnew] = useState(false);
  const creates = useRef(id === undefined);

  const save = async (values: Values, options: RequestOptions): Promise<Saved<Values>> => {
    if (resource.create && (id === undefined || creates.current))
      return { kind: 'saved', answer: await resource.create(values, options) };
    const { read, saveChanges } = resource;
    if (id === undefined || !read || !saveChanges)
      throw new ApiError('http', 'The application knows no way to save this.');
    const record = await orGone(read(id));
    if (!record) return { kind: 'gone' };
    const versions = { base: base(), ours: values, theirs: resource.toValues(record) };
    const names = conflictsIn(versions);
    if (names.length > 0) return { kind: 'conflict', conflict: { ...versions, names } };
    const merged = mergedEdits(versions, { yielded: new Set(), edited: edited() });
    const also = edited();
    const sending = saveChanges(id, merged, versions.theirs, { ...options, also });
    if (!sending) return { kind: 'unchanged' };
    const sent = await orGone(sending.then((answer) => ({ answer })));
    if (!sent) return { kind: 'gone' };
    const undo = undoOf({
      resource: { toValues: resource.toValues, read, saveChanges },
      id,
      before: versions.theirs,
      after: merged,
      answer: sent.answer,
      except: [...secret, ...also],
    });
    return { kind: 'saved', ...sent, undo };
  };

  return {
    save,
    /** A save makes a new record. */
    creating: id === undefined || anew,
    createAnew:
      resource.create &&
      (() => {
        creates.current = true;
        setAnew(true);
      }),
  };
};
