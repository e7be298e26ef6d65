import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import {
  inState as resultsIn,
  notBegun,
  type Open,
  runSteps,
  type StepResult,
  type StepState,
} from '@/components/run/run-steps';
import { addDays } from '@/lib/dates/dates';
import { runSeason, type SeasonStep, seasonSteps } from './season-run';

type Results = readonly StepResult<SeasonStep>[];

const days = Array.from({ length: 60 }, (_, index) => addDays('2027-03-01', index));

type Outcome = 'saved' | 'refused' | 'saved, but cut off' | 'cut off';

/** A server that returns the given outcome for the nth create call, and saves the others. */
const server = (outcomes: Record<number, Outcome> = {}, before: string[] = []) => {
  const saved = [...before];
  let calls = 0;
  const create = (date: string) => {
    calls += 1;
    const outcome = outcomes[calls] ?? 'saved';
    if (outcome.startsWith('saved')) saved.push(date);
    if (outcome === 'saved') return Promise.resolve();
    return Promise.reject(
      outcome === 'refused'
        ? new ApiError('http', 'The server failed.', { status: 500 })
        : new ApiError('network', 'The server could not be reached.', { ambiguous: true }),
    );
  };
  return { saved, create, existing: () => Promise.resolve(new Set(saved)), calls: () => calls };
};

const waiting = (create: (date: string) => Promise<unknown>): Results => notBegun(seasonSteps(days, create));

const run = (results: Results, which: Open, { existing }: Pick<ReturnType<typeof server>, 'existing'>) =>
  runSeason(results, which, existing, (from) =>
    runSteps(from, { which, isStopped: () => false, onResults: () => undefined }),
  );

const inState = (results: Results, state: StepState) => resultsIn(results, state).map(({ step }) => step.key);

describe('a season of 60 departures', () => {
  it('leaves exactly the two that failed in the middle to retry, and doubles none', async () => {
    const api = server({ 30: 'refused', 31: 'saved, but cut off' });
    const first = await run(waiting(api.create), 'waiting', api);
    expect(inState(first, 'done')).toHaveLength(58);
    expect(inState(first, 'failed')).toEqual([days[29], days[30]]);

    const second = await run(first, 'failed', api);
    expect(inState(second, 'done')).toEqual(days);
    expect(api.calls()).toBe(61);
    expect(api.saved.toSorted()).toEqual(days);
  });

  it('leaves out what somebody else has created meanwhile', async () => {
    const api = server({}, ['2027-03-05']);
    const rows = await run(waiting(api.create), 'waiting', api);
    expect(inState(rows, 'skipped')).toEqual(['2027-03-05']);
    expect(api.calls()).toBe(59);
  });

  it('creates nothing while the list cannot be read', async () => {
    const api = server();
    const failing = { ...api, existing: () => Promise.reject(new ApiError('network', 'No.')) };
    await expect(run(waiting(api.create), 'waiting', failing)).rejects.toThrow('No.');
    expect(api.calls()).toBe(0);
  });

  it('fails again without doubling when the retry is cut off as well', async () => {
    const api = server({ 2: 'cut off', 61: 'saved, but cut off' });
    const first = await run(waiting(api.create), 'waiting', api);
    const second = await run(first, 'failed', api);
    expect(inState(second, 'failed')).toEqual([days[1]]);
    const third = await run(second, 'failed', api);
    expect(inState(third, 'failed')).toEqual([]);
    expect(api.calls()).toBe(61);
    expect(api.saved.toSorted()).toEqual(days);
  });
});
