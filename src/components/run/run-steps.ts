import { endsRun, reasonOf } from '@/api/errors';

/** One call of a run. */
export interface Step<Outcome = unknown> {
  /** Unique in its run. */
  key: string | number;
  run: () => Promise<Outcome>;
}

/** How far a step has come; a skipped one turned out not to be needed. */
export type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'skipped';

export interface StepResult<S extends Step> {
  step: S;
  state: StepState;
  /** What the step resolved with. */
  outcome?: Awaited<ReturnType<S['run']>>;
  /** Why it failed. */
  reason?: string;
}

/** The steps that a run takes up: those not begun, or those that failed. */
export type Open = 'waiting' | 'failed';

interface Options<S extends Step> {
  which?: Open;
  /** Each step relies on the one before: the run ends at the first failure, and is not stopped in between. */
  dependent?: boolean;
  isStopped: () => boolean;
  onResults: (results: readonly StepResult<S>[]) => void;
}

/** The results of steps that nobody has begun. */
export const notBegun = <S extends Step>(steps: readonly S[]): StepResult<S>[] =>
  steps.map((step) => ({ step, state: 'waiting' }));

export const inState = <S extends Step>(results: readonly StepResult<S>[], state: StepState) =>
  results.filter((result) => result.state === state);

/** Whether a step has still to be done. */
export const isLeft = ({ state }: { state: StepState }): boolean => state !== 'done' && state !== 'skipped';

/**
 * Runs the steps in the state `which` one after the other, and resolves with the results of all. A failure is kept and
 * the next step runs, unless the steps depend on each other or the rest would fail as well: offline, signed out.
 */
export const runSteps = async <S extends Step>(
  results: readonly StepResult<S>[],
  { which = 'waiting', dependent = false, isStopped, onResults }: Options<S>,
): Promise<readonly StepResult<S>[]> => {
  let current = results;
  const set = (next: StepResult<S>) => {
    current = current.map((result) => (result.step === next.step ? next : result));
    onResults(current);
  };
  onResults(current);
  for (const { step } of inState(results, which)) {
    if (!dependent && isStopped()) break;
    set({ step, state: 'running' });
    try {
      const outcome = (await step.run()) as Awaited<ReturnType<S['run']>>;
      set({ step, state: 'done', outcome });
    } catch (thrown) {
      set({ step, state: 'failed', reason: reasonOf(thrown) });
      if (dependent || endsRun(thrown)) break;
    }
  }
  return current;
};
