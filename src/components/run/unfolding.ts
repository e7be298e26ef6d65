import type { Step, StepResult } from './run-steps';
import type { Go } from './use-run';

/** What a step that may find further ones resolves with. */
interface Found<S extends Step> {
  more?: readonly S[] | undefined;
}

type Begin<S extends Step> = (step: S) => StepResult<S>;

/** The results, followed by the steps that they found. */
export const unfolded = <S extends Step>(
  results: readonly StepResult<S>[],
  begin: Begin<S> = (step) => ({ step, state: 'waiting' }),
): readonly StepResult<S>[] => {
  const keys = new Set(results.map(({ step }) => step.key));
  const found = results
    .flatMap(({ outcome }) => (outcome as Found<S> | undefined)?.more ?? [])
    .filter(({ key }) => !keys.has(key));
  return found.length === 0 ? results : [...results, ...found.map(begin)];
};

/** Runs the steps, and those that they find, until there are no new ones or the user stops it. */
export const runUnfolding = async <S extends Step>(
  go: Go<S>,
  from: readonly StepResult<S>[],
  begin?: Begin<S>,
): Promise<readonly StepResult<S>[]> => {
  const after = await go(from);
  const next = unfolded(after, begin);
  return next.length === after.length || after.some(({ state }) => state === 'waiting')
    ? next
    : runUnfolding(go, next, begin);
};
