import { ApiError } from '@/api/errors/api-error';
import {
  inState,
  isUnfinished,
  notBegun,
  runSteps,
  type Step,
  type StepResult,
} from '@/components/run/run-steps';
import type { Go } from '@/components/run/use-run';
import type { DayTexts } from './itinerary-values';
import { afterCall, type PlanCall, planItinerary, sameDays, type SavedDay } from './plan';
import { callInWords } from './words';

/** A step of a save: a call of the plan, or what is saved after the days; skipped if it turned out to be saved already, or obsolete. */
export interface PlanStep extends Step {
  words: string;
  call?: PlanCall | undefined;
}

export type PlanResult = StepResult<PlanStep>;

/** The states that the server may be in. */
export type PossibleDays = readonly (readonly SavedDay[])[];

/** The result of a run. */
export type RunEnd =
  | { kind: 'done'; saved: readonly SavedDay[] }
  /** The server's days are not as expected: at the start, before any call, or although all calls succeeded. */
  | { kind: 'different'; saved: readonly SavedDay[]; sent: boolean }
  /** A step failed or the run was stopped, and the rest was not sent; a failed call may have been saved after all. */
  | { kind: 'failed'; left: PossibleDays };

export interface PlanServer {
  /** Reads the current days of the server. */
  read: () => Promise<readonly SavedDay[]>;
  /** Sends one call; returns the id of an added day. */
  send: (call: PlanCall) => Promise<number | undefined>;
}

/** What is saved: the days, which the server may have in one of the expected states, and steps after them. */
export interface SavePlan {
  wanted: readonly DayTexts[];
  expected: PossibleDays;
  after?: readonly PlanStep[];
}

const sameCall = (a: PlanCall, b: PlanCall) =>
  a.kind === b.kind &&
  (a.kind === 'add' || b.kind === 'add' || a.id === b.id) &&
  (a.kind === 'delete' || b.kind === 'delete' || sameDays([a.texts], [b.texts]));

const sameStep = (a: PlanStep, b: PlanStep) =>
  a.call && b.call ? sameCall(a.call, b.call) : a.key === b.key;

/** The finished results of the previous run, followed by the new steps. */
const continued = (before: readonly PlanResult[], steps: readonly PlanStep[]): PlanResult[] => {
  const open = [...steps];
  const settled = before.flatMap((result): PlanResult[] => {
    if (!isUnfinished(result)) return [result];
    const again = open.findIndex((step) => sameStep(step, result.step));
    if (again < 0) return [{ step: result.step, state: 'skipped' }];
    open.splice(again, 1);
    return [];
  });
  return [...settled, ...notBegun(steps)];
};

let lastKey = 0;

/** A step for a call, which may be planned more than once. */
const callStep = (call: PlanCall, run: PlanStep['run']): PlanStep => {
  lastKey += 1;
  return { key: lastKey, call, words: callInWords(call), run };
};

/**
 * Saves the edited days, call by call, and then what comes after them. The server is read first and the calls are
 * planned from its state, so that nothing saved by a failed attempt, whose results are `before`, is done twice. Stops at
 * the first failure: a later call could overwrite a day whose copy is not saved yet.
 */
export const runPlan = async (
  { wanted, expected, after = [] }: SavePlan,
  before: readonly PlanResult[],
  { read, send }: PlanServer,
  go: Go<PlanStep>,
): Promise<RunEnd> => {
  let server = await read();
  const calls = planItinerary(server, wanted);
  if (calls.length > 0 && !expected.some((days) => sameDays(days, server)))
    return { kind: 'different', saved: server, sent: false };

  const steps = calls.map((call) =>
    callStep(call, async () => {
      server = afterCall(server, call, await send(call));
    }),
  );
  const results = await go(continued(before, [...steps, ...after]));
  const [failed] = inState(results, 'failed');
  if (failed?.step.call) return { kind: 'failed', left: [server, afterCall(server, failed.step.call)] };
  if (results.some(isUnfinished)) return { kind: 'failed', left: [server] };
  if (calls.length === 0) return { kind: 'done', saved: server };
  // Only the server knows the positions; if it cannot be read, the screen's next refetch shows them.
  const now = await read().catch(() => server);
  return sameDays(now, wanted) ? { kind: 'done', saved: now } : { kind: 'different', saved: now, sent: true };
};

/** Saves the days that a package had before, unless they are not the ones in `now` any more; rejects if that fails. */
export const putBackDays = async (
  wanted: readonly DayTexts[],
  now: readonly SavedDay[],
  server: PlanServer,
): Promise<void> => {
  const end = await runPlan({ wanted, expected: [now] }, [], server, async (steps) => {
    const options = { dependent: true, isStopped: () => false, onResults: () => undefined };
    const results = await runSteps(steps, options);
    const [failed] = inState(results, 'failed');
    if (failed) throw new ApiError('http', failed.reason ?? '');
    return results;
  });
  if (end.kind !== 'done')
    throw new ApiError('http', $localize`The days were changed again since, so they stay as they are.`);
};
