import { savedId } from '@/api/tolerant/saved-id';
import { inState, type Open, type Step, type StepResult } from '@/components/run/run-steps';
import type { Go } from '@/components/run/use-run';
import type { CreatedDeparture } from '@/domain/departures/remove-created';
import type { PlainDate } from '@/lib/dates/dates';

/** Creates one departure of a season. One that already exists on the server is skipped. */
export interface SeasonStep extends Step<{ id: number | undefined }> {
  key: PlainDate;
}

/** A step for each date. */
export const seasonSteps = (
  dates: readonly PlainDate[],
  create: (date: PlainDate) => Promise<unknown>,
): SeasonStep[] =>
  dates.map((date) => ({ key: date, run: async () => ({ id: savedId(await create(date)) }) }));

/** The departures that a run surely created: not those of a failed request that were found later. */
export const createdIn = (
  packageId: number,
  results: readonly StepResult<SeasonStep>[],
): CreatedDeparture[] =>
  inState(results, 'done').flatMap(({ step: { key }, outcome }) =>
    outcome ? [{ key, packageId, date: key, id: outcome.id }] : [],
  );

/**
 * Runs the steps in the state `which`. The server's list is read first: a departure that exists by then, from a failed
 * request that was saved after all or from somebody else, is not created again.
 */
export const runSeason = async (
  results: readonly StepResult<SeasonStep>[],
  which: Open,
  existing: () => Promise<ReadonlySet<PlainDate>>,
  go: Go<SeasonStep>,
): Promise<readonly StepResult<SeasonStep>[]> => {
  const known = await existing();
  const without = results.map((result): StepResult<SeasonStep> => {
    const { step, state } = result;
    if (state !== which || !known.has(step.key)) return result;
    return { step, state: which === 'failed' ? 'done' : 'skipped' };
  });
  return go(without, which);
};
