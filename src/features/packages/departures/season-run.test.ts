import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { addDays } from '@/lib/dates';
import { isLeft, runSeason, type RowState, type SeasonRow } from './season-run';

const days = Array.from({ length: 60 }, (_, index) => addDays('2027-03-01', index));
const waiting = (dates: readonly string[] = days): SeasonRow[] =>
  dates.map((date) => ({ date, state: 'waiting' }));

type Outcome = 'saved' | 'refused' | 'saved, but cut off' | 'cut off' | 'offline';

/** A server that treats the nth create call as told, and saves the others. */
const server = (outcomes: Record<number, Outcome> = {}, before: string[] = []) => {
  const saved = [...before];
  let calls = 0;
  const create = (date: string) => {
    calls += 1;
    const outcome = outcomes[calls] ?? 'saved';
    if (outcome.startsWith('saved')) saved.push(date);
    if (outcome === 'saved') return Promise.resolve();
    if (outcome === 'offline') return Promise.reject(new ApiError('offline', 'You are offline.'));
    return Promise.reject(
      outcome === 'refused'
        ? new ApiError('http', 'The server failed.', { status: 500 })
        : new ApiError('network', 'The server could not be reached.', { ambiguous: true }),
    );
  };
  return { saved, create, existing: () => Promise.resolve(new Set(saved)), calls: () => calls };
};

const run = async (
  rows: SeasonRow[],
  which: 'waiting' | 'failed',
  { create, existing }: Pick<ReturnType<typeof server>, 'create' | 'existing'>,
  stopAfter = Infinity,
) => {
  let last = rows;
  const done = () => last.filter(({ state }) => state === 'created').length;
  await runSeason(rows, which, {
    create,
    existing,
    onRows: (next) => {
      last = next;
    },
    isStopped: () => done() >= stopAfter,
  });
  return last;
};

const inState = (rows: SeasonRow[], state: SeasonRow['state']) =>
  rows.filter((row) => row.state === state).map(({ date }) => date);

describe('a season of 60 departures', () => {
  it('leaves exactly the two that failed in the middle to retry, and doubles none', async () => {
    const api = server({ 30: 'refused', 31: 'saved, but cut off' });
    const first = await run(waiting(), 'waiting', api);
    expect(inState(first, 'created')).toHaveLength(58);
    expect(inState(first, 'failed')).toEqual([days[29], days[30]]);

    const second = await run(first, 'failed', api);
    expect(inState(second, 'created')).toEqual(days);
    expect(api.calls()).toBe(61);
    expect(api.saved.toSorted()).toEqual(days);
  });

  it('is created one by one, in order', async () => {
    let open = 0;
    const order: string[] = [];
    await run(waiting(), 'waiting', {
      existing: () => Promise.resolve(new Set<string>()),
      create: async (date) => {
        open += 1;
        expect(open).toBe(1);
        await Promise.resolve();
        order.push(date);
        open -= 1;
      },
    });
    expect(order).toEqual(days);
  });

  it('can be stopped, and goes on where it stopped', async () => {
    const api = server();
    const stopped = await run(waiting(), 'waiting', api, 10);
    expect(inState(stopped, 'created')).toHaveLength(10);
    expect(inState(stopped, 'waiting')).toHaveLength(50);
    const done = await run(stopped, 'waiting', api);
    expect(inState(done, 'created')).toEqual(days);
    expect(api.saved).toEqual(days);
  });

  it('leaves out what somebody else has created meanwhile', async () => {
    const api = server({}, ['2027-03-05']);
    const rows = await run(waiting(), 'waiting', api);
    expect(inState(rows, 'exists')).toEqual(['2027-03-05']);
    expect(api.calls()).toBe(59);
  });

  it('ends at once when the browser is offline, with the rest still waiting', async () => {
    const rows = await run(waiting(), 'waiting', server({ 3: 'offline' }));
    expect(inState(rows, 'failed')).toEqual([days[2]]);
    expect(inState(rows, 'waiting')).toHaveLength(57);
  });

  it('says of a day what the server says of its fields', async () => {
    const fieldErrors = { offer_title: ['The offer is too long.'] };
    const error = new ApiError('http', 'The given data was invalid.', { status: 422, fieldErrors });
    const rows = await run(waiting(days.slice(0, 1)), 'waiting', {
      create: () => Promise.reject(error),
      existing: () => Promise.resolve(new Set()),
    });
    expect(rows[0]?.reason).toBe('The offer is too long.');
  });

  it('creates nothing while the list cannot be read', async () => {
    const api = server();
    const failing = { ...api, existing: () => Promise.reject(new ApiError('network', 'No.')) };
    await expect(run(waiting(), 'waiting', failing)).rejects.toThrow('No.');
    expect(api.calls()).toBe(0);
  });

  it('fails again without doubling when the retry is cut off as well', async () => {
    const api = server({ 2: 'cut off', 61: 'saved, but cut off' });
    const first = await run(waiting(), 'waiting', api);
    const second = await run(first, 'failed', api);
    expect(inState(second, 'failed')).toEqual([days[1]]);
    const third = await run(second, 'failed', api);
    expect(inState(third, 'failed')).toEqual([]);
    expect(api.calls()).toBe(61);
    expect(api.saved.toSorted()).toEqual(days);
  });
});

it.each<[RowState, boolean]>([
  ['waiting', true],
  ['creating', true],
  ['failed', true],
  ['created', false],
  ['exists', false],
])('leaves a departure to create that is %s: %s', (state, left) => {
  expect(isLeft({ date: '2027-03-01', state })).toBe(left);
});
