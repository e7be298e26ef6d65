import { useMutation } from '@tanstack/react-query';
import { isSignedIn } from '@/api/session';
import { clearNotice, notifyError, notifySuccess } from '@/components/notices/notices';
import { plural } from '@/lib/text/plural';
import { atItsPace, pausedText } from './at-its-pace';
import { inState, isUnfinished, notBegun, runSteps, type Step, type StepResult } from './run-steps';

/** A call that undoes the change of one item, with the item's name. */
export interface UndoStep extends Step {
  name: string;
}

const leftText = (left: readonly StepResult<UndoStep>[]): string => {
  const [first] = [...inState(left, 'failed'), ...left];
  const name = first?.step.name ?? '';
  const reason =
    first?.reason ?? $localize`The undo ended before it, as the server emptied what could not be put back.`;
  const unknown = left.filter(({ mayBeDone }) => mayBeDone).length;
  if (left.length === 1)
    return unknown > 0
      ? $localize`It is not known whether “${name}:name:” was changed back. ${reason}:reason:`
      : $localize`“${name}:name:” was not changed back. ${reason}:reason:`;
  const count =
    unknown > 0
      ? plural(left.length, {
          other: $localize`# were not changed back, or it is not known whether they were.`,
        })
      : plural(left.length, { other: $localize`# were not changed back.` });
  return `${count} “${name}”: ${reason}`;
};

const PAUSE = 'undo-pause';

const showPause = (until: number | undefined) => {
  if (until === undefined) clearNotice(PAUSE);
  else notifyError(pausedText(until), { id: PAUSE, pending: true });
};

/** Runs the undo steps, and reports which succeeded. */
export const runUndo = async (
  steps: readonly UndoStep[],
  message: (count: number) => string,
): Promise<void> => {
  const signedIn = isSignedIn();
  const results = await atItsPace(showPause, () =>
    runSteps(notBegun(steps), { isStopped: () => false, onResults: () => undefined }),
  );
  // Another user may be next: show nothing.
  if (signedIn && !isSignedIn()) return;
  const back = inState(results, 'done').length;
  const left = results.filter(isUnfinished);
  if (back > 0) notifySuccess(message(back));
  if (left.length > 0) notifyError(leftText(left));
};

/** A function that runs undo steps and reports the result, even after its screen was left. */
export const useUndoRun = (message: (count: number) => string): ((steps: readonly UndoStep[]) => void) =>
  useMutation({
    meta: { handled: true, by: 'undo' },
    mutationFn: (steps: readonly UndoStep[]) => runUndo(steps, message),
  }).mutate;
