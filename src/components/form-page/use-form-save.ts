import { isNoNews, reasonOf } from '@/api/errors';
import type { Conflict, Written } from '@/api/record-write';
import { notifyError } from '@/components/notices';
import type { useFormReport } from './use-form-report';
import { type SaveSteps, useSave } from './use-save';

const cancelled = 'You cancelled the save. Your changes may have been saved: check before you save again.';

export type Finished<Values extends object> = Extract<Written<Values>, { kind: 'saved' | 'unchanged' }>;

/** A question before a save can continue. */
export type Question<Values extends object> =
  | { kind: 'conflict'; conflict: Conflict<Values> }
  | { kind: 'gone' }
  | { kind: 'refused files'; reasons: readonly string[] };

interface FormSave<Values extends object> extends Pick<
  SaveSteps<Values, Written<Values>>,
  'prepare' | 'send'
> {
  /** The record's name in messages. */
  name: (values: Values) => string;
  /** The only status that counts as saved; any success by default. */
  clearOn: number | undefined;
  ask: (question: Question<Values>) => void;
  report: Pick<ReturnType<typeof useFormReport<Values>>, 'note' | 'refuse'>;
  finish: (sent: Values, outcome: Finished<Values>, onScreen: boolean) => void;
}

/** Runs a form's saves and reports them: in the form, or in a notice once it is unmounted. */
export const useFormSave = <Values extends object>({
  name,
  clearOn,
  ask,
  report: { note, refuse },
  finish,
  ...steps
}: FormSave<Values>) =>
  useSave<Values, Written<Values>>({
    ...steps,
    onSaved: ({ answer: outcome, status, values: sent, onScreen }) => {
      if (outcome.kind === 'conflict' || outcome.kind === 'gone') {
        if (onScreen) ask(outcome);
        else notifyError(`“${name(sent)}” was not saved: somebody else changed or deleted it meanwhile.`);
        return;
      }
      if (clearOn !== undefined && outcome.kind === 'saved' && status !== clearOn) {
        const message = `Saved, but the server answered ${status}; check the list before saving again.`;
        if (onScreen) note(message);
        else notifyError(message);
        return;
      }
      finish(sent, outcome, onScreen);
    },
    onFailed: ({ error, values: sent, onScreen }) => {
      if (onScreen && error.kind === 'cancelled') refuse({}, cancelled);
      else if (onScreen) refuse(error.fieldErrors, error.message);
      else if (!isNoNews(error)) notifyError(`“${name(sent)}” was not saved. ${reasonOf(error)}`);
    },
  });
