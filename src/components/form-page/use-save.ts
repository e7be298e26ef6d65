import { useEffect, useRef, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import {
  type ApiError,
  isSilent,
  mayBeSaved,
  reasonOf,
  sentenceOf,
  toApiError,
} from '@/api/errors/api-error';
import { savedId } from '@/api/tolerant/saved-id';
import type { Outcome } from '@/api/writes/record-create';
import { useOnScreen } from '@/components/hooks/use-on-screen';
import { notifyError } from '@/components/notices/notices';
import { loadChunk } from '@/lib/loading/chunk';
import { nameInForm } from '@/lib/records/record-name';
import { holdsNewFile } from './chosen-files';
import { lostLabel } from './field-registry';
import type { AfterSave, FormStateOptions, Identified, Question } from './resource-form';
import type { useFormReport } from './use-form-report';
import type { useFormValues } from './use-form-values';

const loadSaving = () => loadChunk(() => import('@/api/writes/save-form'));

const cancelled = $localize`You cancelled the save. Your changes may have been saved: check before you save again.`;

const partlySaved = ({ kind, message }: ApiError) =>
  kind === 'cancelled' ? message.replace($localize`The request was cancelled.`, cancelled) : message;

/** The record that a form writes to. */
interface Target<Values extends object> {
  /** Undefined as long as there is none: a save creates it. */
  id: number | undefined;
  /** A record was created, or may have been, but nobody knows which one. */
  mayExist?: boolean;
  /** The last values sent, while it is unknown whether they were saved. */
  sentBefore?: Values | undefined;
  /** The form's values are saved; it may stay mounted for a moment. */
  isSaved?: boolean;
}

interface SaveOptions<Rec extends Identified, Values extends object> extends FormStateOptions<Rec, Values> {
  form: ReturnType<typeof useFormValues<Rec, Values>>;
  report: Pick<ReturnType<typeof useFormReport<Values>>, 'note' | 'refuse'>;
  ask: (question: Question<Values>) => void;
  /** Clears the form for another new record. */
  startOver: () => void;
}

/**
 * Saves a form's values, one save at a time: as a new record, or merged into the current version of the one on display.
 * Reports in the form, or in a notice once it is unmounted.
 */
export const useSave = <Rec extends Identified, Values extends object>({
  resource,
  record,
  name = nameInForm,
  secret = [],
  resetOnStatus,
  beforeSave,
  onSaved,
  form,
  report,
  ask,
  startOver,
}: SaveOptions<Rec, Values>) => {
  const [progress, setProgress] = useState<number>();
  const [preparing, setPreparing] = useState(false);
  const running = useRef(false);
  const abort = useRef<AbortController>(undefined);
  const target = useRef<Target<Values>>({ id: record?.id });
  const onScreen = useOnScreen();

  // After the fields are rendered, and before anybody saves.
  useEffect(() => {
    loadSaving().catch(() => undefined);
  }, []);

  const send = async (values: Values): Promise<Outcome<Values>> => {
    const { id, sentBefore } = target.current;
    abort.current = new AbortController();
    const options = { onUploadProgress: setProgress, signal: abort.current.signal };
    const edit = { values, base: form.base(), sentBefore, edited: form.edited(), secret, resetOnStatus };
    try {
      const { saveForm } = await loadSaving();
      return await saveForm(resource, id, edit, options);
    } catch (error) {
      if (mayBeSaved(error)) target.current = { id, mayExist: id === undefined, sentBefore: values };
      throw error;
    }
  };

  const finish = (values: Values, after: AfterSave, saved?: Extract<Outcome<Values>, { kind: 'saved' }>) => {
    const { id } = target.current;
    target.current = { id, isSaved: true };
    form.becomeClean();
    onSaved({
      values: saved?.stored ?? values,
      id: savedId(saved?.answer) ?? id,
      created: id === undefined,
      undo: saved?.undo,
      lost: (saved?.lost ?? []).map((value) => lostLabel(form.registry, value)),
      onScreen: onScreen.current,
      after,
    });
    if (!onScreen.current || after !== 'another') return;
    target.current = { id: undefined };
    startOver();
  };

  const { mutate, isPending } = useMutation({
    meta: { handled: true, by: 'form' },
    mutationFn: async ({ values }: { values: Values; after: AfterSave }) => {
      if (!beforeSave) return send(values);
      setPreparing(true);
      const changed = await beforeSave(values).finally(() => setPreparing(false));
      if (changed) form.fields.setValues(changed);
      return send(form.fields.getValues());
    },
    onSuccess: (outcome, { values, after }) => {
      const notify = (rest: string) => notifyError($localize`“${name(values)}:name:” was ${rest}:rest:`);
      switch (outcome.kind) {
        case 'conflict':
        case 'gone':
          if (!onScreen.current) notify($localize`not saved: somebody else changed or deleted it meanwhile.`);
          else if (outcome.kind === 'conflict') ask({ ...outcome, after });
          else ask({ kind: 'gone', canCreate: resource.create !== undefined, after });
          return;
        case 'partly':
          target.current = { id: outcome.id, sentBefore: outcome.ours };
          form.rebase(outcome.stored, outcome.ours);
          if (!onScreen.current) notify($localize`saved in part. ${reasonOf(outcome.error)}:reason:`);
          else report.refuse(outcome.error.fieldErrors, partlySaved(outcome.error), 'partly');
          return;
        case 'unclear': {
          target.current = { id: outcome.id, mayExist: outcome.id === undefined };
          form.rebase(outcome.stored, outcome.stored);
          const message = $localize`Saved, but the server answered ${outcome.status}:status:; ${
            outcome.id === undefined
              ? $localize`check the list before saving again.`
              : $localize`the form stays, and saving again changes this record.`
          }:part:`;
          if (onScreen.current) report.note(message);
          else notifyError(message);
          return;
        }
        case 'saved':
          finish(values, after, outcome);
          return;
        case 'unchanged':
          finish(values, after);
      }
    },
    onError: (thrown, { values }) => {
      const error = toApiError(thrown);
      const saved = mayBeSaved(error) ? 'unknown' : undefined;
      const [called, reason] = [name(values), reasonOf(error)];
      if (onScreen.current) {
        const message = error.kind === 'cancelled' ? cancelled : sentenceOf(error);
        report.refuse(error.fieldErrors, message, saved);
      } else if (!isSilent(error))
        notifyError(
          saved
            ? $localize`It is not known whether “${called}:name:” was saved. ${reason}:reason:`
            : $localize`“${called}:name:” was not saved. ${reason}:reason:`,
        );
    },
    onSettled: () => {
      running.current = false;
      setProgress(undefined);
    },
  });

  return {
    /** Upload progress of the body, 0 to 1, while files are sent. */
    progress,
    saving: isPending,
    /** Fields are locked: new input would not be part of the save in flight. */
    locked: isPending && !preparing,
    /** Reads the current state, not that of the last render. */
    isSaving: () => running.current,
    /** Aborts a save in flight. */
    cancel: () => abort.current?.abort(),
    target: () => target.current,
    createAgain: () => {
      target.current = { id: undefined };
    },
    start: (values: Values, after: AfterSave) => {
      running.current = true;
      // Shown from the start, so that an upload that stalls before its first byte can be cancelled too.
      if (holdsNewFile(values)) setProgress(0);
      mutate({ values, after });
    },
  };
};
