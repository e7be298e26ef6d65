import { reasonOf } from '@/api/errors';
import type { DayTexts } from './itinerary-values';
import { afterCall, planItinerary, sameDays, type Call, type SavedDay } from './plan';

/** How far a call has come; `unneeded` turned out to have been saved already, or to be of no more use. */
export type StepState = 'waiting' | 'running' | 'done' | 'failed' | 'unneeded';

export interface Step {
  call: Call;
  state: StepState;
  /** Why it failed. */
  reason?: string;
}

/** States of the server, any of which it may be in. */
export type PossibleDays = readonly (readonly SavedDay[])[];

/** How a run ended. */
export type RunEnd =
  | { kind: 'done'; saved: readonly SavedDay[] }
  /** The server has other days than expected: at the start, with nothing sent, or although every call succeeded. */
  | { kind: 'different'; saved: readonly SavedDay[]; sent: boolean }
  /** A call failed, the rest was left; the failed call may have been saved after all. */
  | { kind: 'failed'; left: PossibleDays };

interface Steps {
  /** Reads the days that the server has now. */
  read: () => Promise<readonly SavedDay[]>;
  /** Makes one call; gives the id of a day that it added. */
  send: (call: Call) => Promise<number | undefined>;
  onSteps: (steps: readonly Step[]) => void;
}

const sameCall = (a: Call, b: Call) =>
  a.kind === b.kind &&
  (a.kind === 'add' || b.kind === 'add' || a.id === b.id) &&
  (a.kind === 'delete' || b.kind === 'delete' || sameDays([a.texts], [b.texts]));

/** The steps of the run before, as far as they are settled, and then what is to be done now. */
function continued(before: readonly Step[], calls: readonly Call[]): Step[] {
  const open = [...calls];
  const settled = before.flatMap((step): Step[] => {
    if (step.state === 'done' || step.state === 'unneeded') return [step];
    const again = open.findIndex((call) => sameCall(call, step.call));
    if (again < 0) return [{ call: step.call, state: 'unneeded' }];
    open.splice(again, 1);
    return [];
  });
  return [...settled, ...calls.map((call): Step => ({ call, state: 'waiting' }))];
}

/**
 * Makes the server's days the wanted ones, call by call. The server is read first and the calls are planned from what it
 * has then, so that nothing a failed attempt did save is done twice. It stops at the first failure: a later call could
 * overwrite a day whose copy has not been saved.
 */
export async function runPlan(
  wanted: readonly DayTexts[],
  expected: PossibleDays,
  before: readonly Step[],
  { read, send, onSteps }: Steps,
): Promise<RunEnd> {
  let server = await read();
  const calls = planItinerary(server, wanted);
  if (calls.length > 0 && !expected.some((days) => sameDays(days, server)))
    return { kind: 'different', saved: server, sent: false };

  let steps = continued(before, calls);
  const set = (call: Call, state: StepState, reason?: string) => {
    steps = steps.map((step) =>
      step.call === call ? { call, state, ...(reason === undefined ? {} : { reason }) } : step,
    );
    onSteps(steps);
  };
  onSteps(steps);
  for (const call of calls) {
    set(call, 'running');
    try {
      const id = await send(call);
      server = afterCall(server, call, id);
      set(call, 'done');
    } catch (thrown) {
      set(call, 'failed', reasonOf(thrown));
      return { kind: 'failed', left: [server, afterCall(server, call)] };
    }
  }
  if (calls.length === 0) return { kind: 'done', saved: server };
  // Only the server knows where it put the days; when it cannot be asked, the screen's next reading will tell.
  const now = await read().catch(() => server);
  return sameDays(now, wanted) ? { kind: 'done', saved: now } : { kind: 'different', saved: now, sent: true };
}
