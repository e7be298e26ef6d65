import { isUnfinished, notBegun, type Step, type StepResult } from '@/components/run/run-steps';
import type { Go } from '@/components/run/use-run';
import type { DayTexts } from '@/features/packages/itinerary/itinerary-values';
import {
  type CallStep,
  type PlanServer,
  type PossibleDays,
  type RunEnd,
  runPlan,
} from '@/features/packages/itinerary/run-plan';

/** The write of both lists. */
interface ListsStep extends Step<void> {
  call?: undefined;
}

export type SaveStep = CallStep | ListsStep;
export type SaveResult = StepResult<SaveStep>;

/** What is saved in a run. */
export interface SavePlan {
  wanted: readonly DayTexts[];
  expected: PossibleDays;
  /** Writes the lists after the days; undefined if they stay. */
  lists: (() => Promise<void>) | undefined;
}

const isOfCall = (result: SaveResult): result is StepResult<CallStep> => result.step.call !== undefined;
const isOfLists = (result: SaveResult): result is StepResult<ListsStep> => result.step.call === undefined;

/** Saves the days as `runPlan` does, and then the lists; `before` are the results of an earlier attempt. */
export const runSave = async (
  { wanted, expected, lists }: SavePlan,
  before: readonly SaveResult[],
  server: PlanServer,
  go: Go<SaveStep>,
): Promise<RunEnd> => {
  const written = before.filter(isOfLists).filter((result) => !isUnfinished(result));
  const open: SaveResult[] = lists ? notBegun([{ key: `lists ${written.length}`, run: lists }]) : [];
  let after: readonly SaveResult[] = [];
  const end = await runPlan(wanted, expected, before.filter(isOfCall), server, async (results) => {
    after = await go([...results, ...written, ...open]);
    return after.filter(isOfCall);
  });
  return end.kind !== 'failed' && after.some(isUnfinished) ? { kind: 'failed', left: [end.saved] } : end;
};
