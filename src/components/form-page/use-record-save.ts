import { useEffect, useRef, useState } from 'react';
import { ApiError, mayBeSaved, nothingSaved } from '@/api/errors';
import type { RequestOptions } from '@/api/http';
import { nothingKept } from '@/api/kept';
import type { Outcome } from '@/api/record-create';
import type { FormResource } from '@/api/resource';
import { loadChunk } from '@/lib/loading/chunk';
import { sameValues } from '@/lib/values/same-values';

const loadSaving = () => loadChunk(() => import('@/api/save-form'));

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
  /** The only status after which the form of a new record is cleared. */
  clearOn: number | undefined;
}

/** Saves a form's values: as a new record, or merged into the current version of the one on display. */
export const useRecordSave = <Rec extends object, Values extends object>({
  resource,
  id,
  base,
  edited,
  secret,
  clearOn,
}: RecordSave<Rec, Values>) => {
  /** The record on display, or the one that this form has created; undefined if it creates one. */
  const [target, setTarget] = useState(id);
  const latestTarget = useRef(target);
  /** A record was created, but nobody knows which one. */
  const mayExist = useRef(false);
  /** The last values sent, while it is unknown whether they were saved. */
  const unanswered = useRef<Values>(undefined);
  const { create, read, toValues } = resource;
  const aim = (next: number | undefined) => {
    latestTarget.current = next;
    setTarget(next);
  };

  const write = async (values: Values, options: RequestOptions): Promise<Outcome<Values>> => {
    const sentBefore = unanswered.current;
    const edit = { values, base: base(), sentBefore, edited: edited(), secret, clearOn };
    const { saveForm } = await loadSaving();
    return saveForm(resource, latestTarget.current, edit, options);
  };

  // After the fields are rendered, and before anybody saves.
  useEffect(() => {
    loadSaving().catch(() => undefined);
  }, []);

  /** Whether the record is still as the form got it; false if that cannot be known. */
  const isAsBefore = async (): Promise<boolean> => {
    const id = latestTarget.current;
    if (!read || id === undefined) return false;
    return read(id).then(
      (record) => sameValues(toValues(record), base()),
      () => false,
    );
  };

  const save = async (values: Values, options: RequestOptions): Promise<Outcome<Values>> => {
    const written = await write(values, options).catch(async (error: unknown) => {
      if (error instanceof ApiError && error.reached && (await isAsBefore())) throw nothingSaved(error);
      if (mayBeSaved(error) && latestTarget.current !== undefined) unanswered.current = values;
      throw error;
    });
    if (written.kind === 'saved') unanswered.current = undefined;
    if (written.kind === 'partly') unanswered.current = written.ours;
    if (written.kind === 'partly' || written.kind === 'unclear') aim(written.id);
    mayExist.current = written.kind === 'unclear' && written.id === undefined;
    // A success would close the form, and lose the input.
    if (written.kind === 'saved' && written.nothing && latestTarget.current !== undefined)
      throw nothingKept(written.lost);
    return written;
  };

  return {
    save,
    target: () => latestTarget.current,
    creating: target === undefined,
    /** Whether another record is created if the form is saved once more. */
    mayExist: () => mayExist.current,
    /** Continues with a new record. */
    startOver: () => {
      aim(id);
      mayExist.current = false;
    },
    createAgain: create && (() => aim(undefined)),
  };
};
