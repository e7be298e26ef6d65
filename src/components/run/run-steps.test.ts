import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { noteEmptied } from '@/api/writes/emptied';
import {
  inState,
  isUnfinished,
  notBegun,
  type Open,
  runSteps,
  type Step,
  type StepResult,
} from './run-steps';

const keys = [1, 2, 3, 4];

interface Given {
  /** The kind of error of the second step. */
  fail?: ApiError['kind'];
  /** The status of that error. */
  status?: number;
  stopAfter?: number;
  dependent?: boolean;
  which?: Open;
  from?: readonly StepResult<Step<string>>[];
}

/** Runs four steps, or those of `from`, and returns the results. */
const run = async ({ fail, status, stopAfter = Infinity, dependent, which, from }: Given = {}) => {
  const tried: number[] = [];
  const seen: (readonly StepResult<Step<string>>[])[] = [];
  const steps = keys.map((key) => ({
    key,
    run: () => {
      tried.push(key);
      return key === 2 && fail
        ? Promise.reject(new ApiError(fail, 'No.', { status }))
        : Promise.resolve(`done ${key}`);
    },
  }));
  const before =
    from?.map((result) => ({
      ...result,
      step: steps.find(({ key }) => key === result.step.key) ?? result.step,
    })) ?? notBegun(steps);
  const results = await runSteps(before, {
    which,
    dependent,
    isStopped: () => tried.length >= stopAfter,
    onResults: (next) => seen.push(next),
  });
  return { tried, seen, results, states: results.map(({ state }) => state) };
};

describe('a run of steps', () => {
  it('shows each step waiting, running and done, and keeps what each resolved with', async () => {
    const { seen, results } = await run();
    expect(seen.map((shown) => shown.map(({ state }) => state).join(' ')).slice(0, 4)).toEqual([
      'waiting waiting waiting waiting',
      'running waiting waiting waiting',
      'done waiting waiting waiting',
      'done running waiting waiting',
    ]);
    expect(results.map(({ step, outcome }) => [step.key, outcome])).toEqual(
      keys.map((key) => [key, `done ${key}`]),
    );
  });

  it('goes on after a failure, and keeps the reason', async () => {
    const { tried, results, states } = await run({ fail: 'http' });
    expect(tried).toEqual(keys);
    expect(states).toEqual(['done', 'failed', 'done', 'done']);
    expect(inState(results, 'failed')).toMatchObject([{ step: { key: 2 }, reason: 'No.' }]);
  });

  it('can be stopped, and goes on where it stopped', async () => {
    const stopped = await run({ stopAfter: 3 });
    expect(stopped.states).toEqual(['done', 'done', 'done', 'waiting']);
    const { tried, states } = await run({ from: stopped.results });
    expect(tried).toEqual([4]);
    expect(states).toEqual(['done', 'done', 'done', 'done']);
  });

  it('retries what failed and nothing else, and drops the reason with the failure', async () => {
    const { results } = await run({ fail: 'http', stopAfter: 3 });
    const retried = await run({ from: results, which: 'failed' });
    expect(retried.tried).toEqual([2]);
    expect(retried.states).toEqual(['done', 'done', 'done', 'waiting']);
    expect(retried.results[1]?.reason).toBeUndefined();
  });

  it('leaves the results of the others untouched, so that only one row renders again', async () => {
    const { seen } = await run();
    expect(seen[1]?.slice(1)).toEqual(seen[0]?.slice(1));
    expect(seen[1]?.[3]).toBe(seen[0]?.[3]);
  });

  it.each(['session', 'cancelled', 'offline'] as const)('ends at a failure of the kind %s', async (fail) => {
    const { tried, states } = await run({ fail });
    expect(tried).toEqual([1, 2]);
    expect(states).toEqual(['done', 'failed', 'waiting', 'waiting']);
  });

  it.each([429, 503])('ends while the server refuses all calls for now: %i', async (status) => {
    const { tried } = await run({ fail: 'http', status });
    expect(tried).toEqual([1, 2]);
  });

  it('pauses after an update that emptied what could not be put back', async () => {
    const tried: number[] = [];
    const steps = keys.map((key) => ({
      key,
      run: () => {
        tried.push(key);
        const emptied = { resource: 'hotels', record: '', fields: ['Amenities'] };
        noteEmptied(key === 1 ? emptied : { ...emptied, reason: 'It could not be put back.' });
        return Promise.resolve();
      },
    }));
    await runSteps(notBegun(steps), { isStopped: () => false, onResults: () => undefined });
    expect(tried).toEqual([1, 2]);
  });

  it('ends at any failure when its steps depend on each other', async () => {
    expect(await run({ fail: 'http', dependent: true })).toMatchObject({ tried: [1, 2] });
  });

  it('has no work left for what is done or was skipped', () => {
    const states = ['waiting', 'running', 'done', 'failed', 'skipped'] as const;
    expect(states.filter((state) => isUnfinished({ state }))).toEqual(['waiting', 'running', 'failed']);
  });
});
