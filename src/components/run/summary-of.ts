import { formatCount } from '@/lib/formats/formats';
import { inState, type Step, type StepResult, type StepState } from './run-steps';

interface Summed {
  results: readonly StepResult<Step>[];
  undo: { results: readonly StepResult<Step>[] };
}

/** What became of operations: "3 of 12 done, 2 there already, 1 failed". */
export const summaryOf = ({ results, undo }: Summed): string => {
  const count = (state: StepState) => inState(results, state).length;
  const [done, failed, waiting] = [count('done'), count('failed'), count('waiting')];
  const needless = Map.groupBy(inState(results, 'skipped'), ({ reason }) => reason ?? '');
  const undone = inState(undo.results, 'done').length;
  return [
    $localize`${formatCount(done)}:done: of ${formatCount(results.length)}:all: done`,
    ...[...needless].map(([why, { length }]) => `${formatCount(length)} ${why}`),
    failed > 0 && $localize`${formatCount(failed)}:failed: failed`,
    waiting > 0 && $localize`${formatCount(waiting)}:waiting: waiting`,
    undone > 0 && $localize`${formatCount(undone)}:undone: undone`,
  ]
    .filter(Boolean)
    .join(', ');
};
