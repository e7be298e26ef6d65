import { inState, isUnfinished, notBegun, type Step, type StepResult } from '@/components/run/run-steps';
import type { Go } from '@/components/run/use-run';
import type { DayTexts } from './itinerary-values';
import { afterCall, type Call, planItinerary, sameDays, type SavedDay } from './plan';

/** One call of a plan; skipped when it turned out to have been saved already, or to be of no more use. */
export interface CallStep extends Step {
  call: Call;
}

export type CallResult = StepResult<CallStep>;

/** States of the server, any of which it may be in. */
export type PossibleDays = readonly (readonly SavedDay[])[];

/** How a run ended. */
export type RunEnd =
  | { kind: 'done'; saved: readonly SavedDay[] }
  /** The server has other days than expected: at the start, with nothing sent, or although every call succeeded. */
  | { kind: 'different'; saved: readonly SavedDay[]; sent: boolean }
  /** A call failed, the rest was left; the failed call may have been saved after all. */
  | { kind: 'failed'; left: PossibleDays };

interface Server {
  /** Reads the days that the server has now. */
  read: () => Promise<readonly SavedDay[]>;
  /** Makes one call; gives the id of a day that it added. */
  send: (call: Call) => Promise<number | undefined>;
}

const sameCall = (a: Call, b: Call) =>
  a.kind === b.kind &&
  (a.kind === 'add' || b.kind === 'add' || a.id === b.id) &&
  (a.kind === 'delete' || b.kind === 'delete' || sameDays([a.texts], [b.texts]));

/** The results of the run before, as far as they are settled, and then what is to be done now. */
const continued = (before: readonly CallResult[], steps: readonly CallStep[]): CallResult[] => {
  const open = [...steps];
  const settled = before.flatMap((result): CallResult[] => {
    if (!isUnfinished(result)) return [result];
    const again = open.findIndex(({ call }) => sameCall(call, result.step.call));
    if (again < 0) return [{ step: result.step, state: 'skipped' }];
    open.splice(again, 1);
    return [];
  });
  return [...settled, ...notBegun(steps)];
};

let lastKey = 0;

/** A step for a call, which may be planned more than once. */
const callStep = (call: Call, run: CallStep['run']): CallStep => {
  lastKey += 1;
  return { key: lastKey, call, run };
};

/**
 * Makes the server's days the wanted ones, call by call. The server is read first and the calls are planned from what it
 * has then, so that nothing a failed attempt did save is done twice. It stops at the first failure: a later call could
 * overwrite a day whose copy has not been saved.
 */
export const runPlan = async (
  wanted: readonly DayTexts[],
  expected: PossibleDays,
  before: readonly CallResult[],
  { read, send }: Server,
  go: Go<CallStep>,
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
  const [failed] = inState(await go(continued(before, steps)), 'failed');
  if (failed) return { kind: 'failed', left: [server, afterCall(server, failed.step.call)] };
  if (calls.length === 0) return { kind: 'done', saved: server };
  // Only the server knows where it put the days; when it cannot be asked, the screen's next reading will tell.
  const now = await read().catch(() => server);
  return sameDays(now, wanted) ? { kind: 'done', saved: now } : { kind: 'different', saved: now, sent: true };
};
