import { type ApiError, isNoNews, reasonOf } from '@/api/errors';
import type { FieldErrors } from '@/api/field-errors';
import type { Outcome } from '@/api/record-create';
import type { Conflict } from '@/api/record-write';
import { aboutDeleted } from '@/api/taken';
import { notifyError } from '@/components/notices/notices';
import type { useFormReport } from './use-form-report';
import { type SaveSteps, useSave } from './use-save';

const cancelled = 'You cancelled the save. Your changes may have been saved: check before you save again.';

const partlySaved = ({ kind, message }: ApiError) =>
  kind === 'cancelled' ? message.replace(/^The request was cancelled\./, cancelled) : message;

export type Finished<Values extends object> = Extract<Outcome<Values>, { kind: 'saved' | 'unchanged' }>;

/** A question before a save can continue. */
export type Question<Values extends object> =
  | { kind: 'conflict'; conflict: Conflict<Values> }
  | { kind: 'gone' }
  | { kind: 'another' }
  | { kind: 'refused files'; reasons: readonly string[] };

interface FormSave<Values extends object> extends Pick<
  SaveSteps<Values, Outcome<Values>>,
  'prepare' | 'send'
> {
  /** The record's name in messages. */
  name: (values: Values) => string;
  ask: (question: Question<Values>) => void;
  report: Pick<ReturnType<typeof useFormReport<Values>>, 'note' | 'refuse'>;
  /** Continues with what is stored now, and with what is left of our values. */
  rebase: (stored: Values, ours: Values) => void;
  finish: (sent: Values, outcome: Finished<Values>, onScreen: boolean) => void;
}

const withHints = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([path, texts]) => [path, texts.map(aboutDeleted)]));

/** Runs a form's saves and reports them: in the form, or in a notice once it is unmounted. */
export const useFormSave = <Values extends object>({
  name,
  ask,
  report: { note, refuse },
  rebase,
  finish,
  ...steps
}: FormSave<Values>) =>
  useSave<Values, Outcome<Values>>({
    ...steps,
    onSaved: ({ answer: outcome, values: sent, onScreen }) => {
      switch (outcome.kind) {
        case 'conflict':
        case 'gone':
          if (onScreen) ask(outcome);
          else notifyError(`“${name(sent)}” was not saved: somebody else changed or deleted it meanwhile.`);
          return;
        case 'partly':
          rebase(outcome.stored, outcome.ours);
          if (!onScreen) notifyError(`“${name(sent)}” was saved in part. ${reasonOf(outcome.error)}`);
          else refuse(outcome.error.fieldErrors, partlySaved(outcome.error), 'partly');
          return;
        case 'unclear': {
          rebase(outcome.stored, outcome.stored);
          const message = `Saved, but the server answered ${outcome.status}; ${
            outcome.id === undefined
              ? 'check the list before saving again.'
              : 'the form stays, and saving again changes this record.'
          }`;
          if (onScreen) note(message);
          else notifyError(message);
          return;
        }
        default:
          finish(sent, outcome, onScreen);
      }
    },
    onFailed: ({ error, values: sent, onScreen }) => {
      if (onScreen && error.kind === 'cancelled') refuse({}, cancelled);
      else if (onScreen) refuse(withHints(error.fieldErrors), error.message);
      else if (!isNoNews(error)) notifyError(`“${name(sent)}” was not saved. ${reasonOf(error)}`);
    },
  });
