import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { runSteps } from '@/components/run/run-steps';
import { noTexts } from '@/features/packages/itinerary/itinerary-values';
import { afterCall, type PlanCall, type SavedDay } from '@/features/packages/itinerary/plan';
import { runSave, type SaveResult } from './run-save';

const dayOf = (title: string) => ({ ...noTexts, title });

/** A server with days by their titles; `fails` are the calls that it refuses, from 1. */
const serverWith = (titles: string, fails: readonly number[] = []) => {
  let days: readonly SavedDay[] = Array.from(titles, (title, index) => ({ id: index + 1, ...dayOf(title) }));
  let calls = 0;
  return {
    now: () => days.map(({ title }) => title).join(''),
    read: () => Promise.resolve(days),
    send: (call: PlanCall) => {
      calls += 1;
      if (fails.includes(calls)) return Promise.reject(new ApiError('http', 'Refused.'));
      days = afterCall(days, call, 100 + calls);
      return Promise.resolve(100 + calls);
    },
  };
};

const listsThat = (fail: number) => {
  let calls = 0;
  return {
    calls: () => calls,
    write: () => {
      calls += 1;
      return calls <= fail ? Promise.reject(new ApiError('http', 'No.')) : Promise.resolve();
    },
  };
};

const save = async (
  server: ReturnType<typeof serverWith>,
  wanted: string,
  lists: (() => Promise<void>) | undefined,
  before: readonly SaveResult[] = [],
) => {
  let results = before;
  const days = await server.read();
  const end = await runSave(
    { wanted: Array.from(wanted, dayOf), expected: [days], lists },
    before,
    server,
    (from) =>
      runSteps(from, {
        dependent: true,
        isStopped: () => false,
        onResults: (next) => {
          results = next;
        },
      }),
  );
  return { end: end.kind, results, states: results.map(({ state }) => state) };
};

describe('a save of days and lists', () => {
  it('writes the lists after the days, also if no day differs', async () => {
    const lists = listsThat(0);
    expect(await save(serverWith('a'), 'ab', lists.write)).toMatchObject({
      end: 'done',
      states: ['done', 'done'],
    });
    expect(await save(serverWith('a'), 'a', lists.write)).toMatchObject({ end: 'done', states: ['done'] });
    expect(lists.calls()).toBe(2);
  });

  it('leaves the lists alone when a day fails, and writes them once it is saved', async () => {
    const [server, lists] = [serverWith('a', [2]), listsThat(0)];
    const first = await save(server, 'abc', lists.write);
    expect(first).toMatchObject({ end: 'failed', states: ['done', 'failed', 'waiting'] });
    const second = await save(server, 'abc', lists.write, first.results);
    expect(second).toMatchObject({ end: 'done', states: ['done', 'done', 'done'] });
    expect([server.now(), lists.calls()]).toEqual(['abc', 1]);
  });

  it('is not finished while the lists are not written', async () => {
    const [server, lists] = [serverWith('a'), listsThat(1)];
    const first = await save(server, 'ab', lists.write);
    expect(first).toMatchObject({ end: 'failed', states: ['done', 'failed'] });
    const second = await save(server, 'ab', lists.write, first.results);
    expect(second).toMatchObject({ end: 'done', states: ['done', 'done'] });
    expect(server.now()).toBe('ab');
  });

  it('is not finished either if the server also keeps other days than were sent', async () => {
    const [server, lists] = [serverWith('a'), listsThat(1)];
    const read = async () => (await server.read()).map((day) => ({ ...day, duration: '1 day' }));
    const first = await save({ ...server, read }, 'ab', lists.write);
    expect(first).toMatchObject({ end: 'failed', states: ['done', 'done', 'failed'] });
  });
});
