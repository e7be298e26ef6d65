import { isRefusedForNow, pacing } from '@/api/client/pacing';
import { endsRun, mayBeSaved, reasonOf } from '@/api/errors/api-error';
import { lossesSoFar } from '@/api/writes/emptied';

/** What a step resolves with that had nothing to do; `why` completes a number: "2 there already". */
export class NothingToDo {
  readonly why: string;

  constructor(why: string) {
    this.why = why;
  }
}

/** One call of a run. */
export interface Step<Outcome = unknown> {
  /** Unique in its run. */
  key: string | number;
  run: () => Promise<Outcome>;
  /** All later steps need what it makes: they wait until it is done. */
  needed?: boolean;
}

/** The state of a step; a skipped one turned out to be unnecessary. */
export type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'skipped';

export interface StepResult<S extends Step> {
  step: S;
  state: StepState;
  /** What the step resolved with. */
  outcome?: Awaited<ReturnType<S['run']>>;
  /** Why it failed, or was unnecessary. */
  reason?: string;
  /** It failed, and the server may have executed it all the same. */
  mayBeDone?: boolean;
}

/** Which steps a run executes: those not started, or those that failed. */
export type Open = 'waiting' | 'failed';

export interface RunOptions {
  /** Each step depends on the previous one: the run ends at the first failure, but not with its screen. */
  dependent?: boolean | undefined;
  /** How many steps run at a time; given only if they just read. */
  atOnce?: number | undefined;
  /** Awaited before each step. */
  turn?: (() => Promise<void>) | undefined;
}

interface Options<S extends Step> extends RunOptions {
  which?: Open | undefined;
  isStopped: () => boolean;
  onResults: (results: readonly StepResult<S>[]) => void;
}

/** The initial results of steps. */
export const notBegun = <S extends Step>(steps: readonly S[]): StepResult<S>[] =>
  steps.map((step) => ({ step, state: 'waiting' }));

export const inState = <S extends Step>(results: readonly StepResult<S>[], state: StepState) =>
  results.filter((result) => result.state === state);

/** Whether a step is still to be done. */
export const isUnfinished = ({ state }: { state: StepState }): boolean =>
  state !== 'done' && state !== 'skipped';

/** Whether steps wait for one that failed. */
export const isBlocked = <S extends Step>(results: readonly StepResult<S>[]): boolean =>
  inState(results, 'failed').some(({ step }) => step.needed);

/**
 * Runs the steps in the state `which` in order, and resolves with the results of all. After a failure the
 * next step runs, unless it was needed, the steps are dependent, or the rest would fail as well: offline, signed out, too many calls;
 * likewise after an update that emptied what could not be put back. A step that was stopped while it waited for the
 * server, before it changed anything, has not begun.
 */
export const runSteps = async <S extends Step>(
  results: readonly StepResult<S>[],
  { which = 'waiting', dependent = false, atOnce = 1, turn, isStopped, onResults }: Options<S>,
): Promise<readonly StepResult<S>[]> => {
  let current = results;
  let ended = false;
  const set = (next: StepResult<S>) => {
    current = current.map((result) => (result.step === next.step ? next : result));
    onResults(current);
  };
  const runOne = async (step: S) => {
    set({ step, state: 'running' });
    const [before, losses] = [pacing.written, lossesSoFar()];
    try {
      const outcome = (await step.run()) as Awaited<ReturnType<S['run']>>;
      set(
        outcome instanceof NothingToDo
          ? { step, state: 'skipped', reason: outcome.why }
          : { step, state: 'done', outcome },
      );
      // The next ones would lose the same; the notice about it says what.
      ended ||= !dependent && lossesSoFar() > losses;
    } catch (thrown) {
      const hasNotBegun = isStopped() && isRefusedForNow(thrown) && pacing.written === before;
      const mayBeDone = mayBeSaved(thrown) && { mayBeDone: true };
      set(
        hasNotBegun
          ? { step, state: 'waiting' }
          : { step, state: 'failed', reason: reasonOf(thrown), ...mayBeDone },
      );
      ended ||= dependent || step.needed === true || endsRun(thrown);
    }
  };
  onResults(current);
  const open = inState(results, which);
  const runOn = async () => {
    while (open.length > 0) {
      await turn?.();
      if (ended || isStopped()) break;
      const next = open.shift();
      if (next) await runOne(next.step);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, runOn));
  return current;
};
