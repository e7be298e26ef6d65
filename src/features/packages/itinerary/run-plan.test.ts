import { describe, expect, it } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { runSteps } from '@/components/run/run-steps';
import { afterCall, type PlanCall, type SavedDay } from './plan';
import { type PlanResult, type PlanStep, type PossibleDays, type RunEnd, runPlan } from './run-plan';

const day = (title: string) => ({ title, duration: '', accommodation: '', description: '' });
const wantedOf = (titles: string) => Array.from(titles).map(day);
const savedOf = (titles: string): SavedDay[] =>
  Array.from(titles).map((title, index) => ({ id: index + 1, ...day(title) }));
const titles = (days: readonly SavedDay[]) => days.map(({ title }) => title).join('');

type Outcome = 'refused' | 'cut off' | 'saved, but cut off' | 'sorted';

/** A server that returns the given outcome for the nth call, and saves the others. */
const serverWith = (before: string, outcomes: Record<number, Outcome> = {}) => {
  let days = savedOf(before);
  const sent: string[] = [];
  const save = (call: PlanCall) => {
    const id = 100 + sent.length;
    days = afterCall(days, call, id);
    return id;
  };
  return {
    sent,
    now: () => titles(days),
    change: (to: string) => {
      days = savedOf(to);
    },
    read: () => Promise.resolve(days),
    send: (call: PlanCall) => {
      sent.push(call.kind);
      const outcome = outcomes[sent.length];
      if (outcome === 'refused') return Promise.reject(new ApiError('http', 'Refused.', { status: 422 }));
      if (outcome === 'cut off') return Promise.reject(new ApiError('network', 'Cut off.'));
      const id = save(call);
      if (outcome === 'sorted') days = days.toSorted((a, b) => a.title.localeCompare(b.title));
      return outcome === 'saved, but cut off'
        ? Promise.reject(new ApiError('network', 'Cut off.', { ambiguous: true }))
        : Promise.resolve(id);
    },
  };
};

type Server = Pick<ReturnType<typeof serverWith>, 'read' | 'send'>;

const run = async (
  server: Server,
  wanted: string,
  expected: PossibleDays,
  before: readonly PlanResult[] = [],
  isStopped = () => false,
  after: readonly PlanStep[] = [],
) => {
  let steps = before;
  const end = await runPlan({ wanted: wantedOf(wanted), expected, after }, before, server, (results) =>
    runSteps(results, {
      dependent: true,
      isStopped,
      onResults: (next) => {
        steps = next;
      },
    }),
  );
  return { end, steps, states: steps.map(({ step, state }) => `${step.call?.kind ?? step.words} ${state}`) };
};

const leftBy = (end: RunEnd): PossibleDays => (end.kind === 'failed' ? end.left : []);

describe('a run', () => {
  it('saves the wanted order, a call after the other', async () => {
    const server = serverWith('abc');
    const { end, states } = await run(server, 'axbc', [savedOf('abc')]);
    expect(end).toMatchObject({ kind: 'done' });
    expect(states).toEqual(['add done', 'change done', 'change done']);
    expect(server.now()).toBe('axbc');
  });

  it('can be stopped between calls, and goes on from there', async () => {
    const server = serverWith('ab');
    const first = await run(server, 'abcd', [savedOf('ab')], [], () => server.now() === 'abc');
    expect(first.states).toEqual(['add done', 'add waiting']);
    const second = await run(server, 'abcd', leftBy(first.end), first.steps);
    expect(second).toMatchObject({ end: { kind: 'done' }, states: ['add done', 'add done'] });
    expect(server.now()).toBe('abcd');
  });

  it('stops at the first failure, goes on from there, and repeats nothing', async () => {
    const server = serverWith('abcd', { 2: 'refused' });
    const first = await run(server, 'axbcd', [savedOf('abcd')]);
    expect(first.states).toEqual(['add done', 'change failed', 'change waiting', 'change waiting']);
    expect(first.steps[1]?.reason).toBe('Refused.');
    expect(server.now()).toBe('abcdd');

    const second = await run(server, 'axbcd', leftBy(first.end), first.steps);
    expect(second.end.kind).toBe('done');
    expect(second.states).toEqual(['add done', 'change done', 'change done', 'change done']);
    expect(server.now()).toBe('axbcd');
    expect(server.sent).toHaveLength(5);
  });

  it('does not double a day that was added although the answer was lost', async () => {
    const server = serverWith('abc', { 1: 'saved, but cut off' });
    const first = await run(server, 'abcx', [savedOf('abc')]);
    expect(first.states).toEqual(['add failed']);
    const second = await run(server, 'abcx', leftBy(first.end), first.steps);
    expect(second.end.kind).toBe('done');
    expect(second.states).toEqual(['add skipped']);
    expect(server.now()).toBe('abcx');
    expect(server.sent).toHaveLength(1);
  });

  it.each<Outcome>(['refused', 'cut off', 'saved, but cut off'])(
    'ends right wherever a call was %s, in at most one call more',
    async (outcome) => {
      for (const [saved, wanted] of [
        ['abcd', 'dabc'],
        ['abcd', 'bcda'],
        ['abcd', 'axyd'],
        ['abcd', 'd'],
        ['', 'abc'],
      ] as const) {
        const calls = serverWith(saved);
        await run(calls, wanted, [savedOf(saved)]);
        for (const at of calls.sent.keys()) {
          const server = serverWith(saved, { [at + 1]: outcome });
          const first = await run(server, wanted, [savedOf(saved)]);
          expect(first.end.kind).toBe('failed');
          const second = await run(server, wanted, leftBy(first.end), first.steps);
          expect(second.end.kind).toBe('done');
          expect(server.now(), `${saved} to ${wanted}, call ${at + 1} ${outcome}`).toBe(wanted);
          expect(server.sent.length).toBeLessThanOrEqual(calls.sent.length + 1);
        }
      }
    },
  );
});

describe('an itinerary that somebody else changed', () => {
  it('is left alone and handed back', async () => {
    const server = serverWith('abZ');
    const { end, steps } = await run(server, 'bac', [savedOf('abc')]);
    expect(end).toMatchObject({ kind: 'different', sent: false });
    expect(steps).toEqual([]);
    expect(server.sent).toEqual([]);
  });

  it('is noticed before a retry as well', async () => {
    const server = serverWith('abc', { 2: 'refused' });
    const first = await run(server, 'axbc', [savedOf('abc')]);
    server.change('abcq');
    const second = await run(server, 'axbc', leftBy(first.end), first.steps);
    expect(second.end).toMatchObject({ kind: 'different', sent: false });
    expect(server.sent).toHaveLength(2);
  });

  it('is done when it is as wanted already', async () => {
    const { end } = await run(serverWith('bca'), 'bca', [savedOf('abc')]);
    expect(end.kind).toBe('done');
  });
});

it('is done when the server has tidied up what was sent', async () => {
  const wanted = [
    { ...day('Lukla '), description: '<p>Fly.</p>\r\n' },
    { ...day('Namche'), duration: ' 5 h' },
  ];
  let days: SavedDay[] = savedOf('');
  const send = (call: PlanCall) => {
    days = afterCall(days, call, 1 + days.length);
    days = days.map((saved) => ({ ...saved, description: saved.description.trim() }));
    return Promise.resolve(days.length);
  };
  const save = () =>
    runPlan({ wanted, expected: [[]] }, [], { read: () => Promise.resolve(days), send }, (results) =>
      runSteps(results, { dependent: true, isStopped: () => false, onResults: () => undefined }),
    );
  expect(await save()).toMatchObject({ kind: 'done' });
  expect(days.map(({ title, duration, description }) => [title, duration, description])).toEqual([
    ['Lukla', '', '<p>Fly.</p>'],
    ['Namche', '5 h', ''],
  ]);
  expect(await save()).toMatchObject({ kind: 'done' });
  expect(days).toHaveLength(2);
});

it('says when the server keeps another order than the one that was sent', async () => {
  const { end } = await run(serverWith('ab', { 1: 'sorted' }), 'ab0', [savedOf('ab')]);
  expect(end).toMatchObject({ kind: 'different', sent: true });
});

it('sends nothing while the package cannot be read', async () => {
  const server = serverWith('abc');
  const failing = { ...server, read: () => Promise.reject(new ApiError('network', 'No.')) };
  await expect(run(failing, 'cab', [savedOf('abc')])).rejects.toThrow('No.');
  expect(server.sent).toEqual([]);
});

it('counts as done when only the last look at the package fails', async () => {
  const server = serverWith('abc');
  let reads = 0;
  const read = () => {
    reads += 1;
    return reads === 1 ? server.read() : Promise.reject(new ApiError('network', 'No.'));
  };
  const { end } = await run({ ...server, read }, 'abcx', [savedOf('abc')]);
  expect(end).toMatchObject({ kind: 'done', saved: [...savedOf('abc'), { id: 101, ...day('x') }] });
});

/** A step that is refused as often as said. */
const listsThat = (fail: number) => {
  const lists = { key: 'after', words: 'lists', runs: 0 };
  const run = () => {
    lists.runs += 1;
    return lists.runs <= fail ? Promise.reject(new ApiError('http', 'No.')) : Promise.resolve();
  };
  return Object.assign(lists, { run });
};

describe('what is saved after the days', () => {
  const never = () => false;

  it('is saved also if no day differs', async () => {
    const lists = listsThat(0);
    expect((await run(serverWith('a'), 'ab', [savedOf('a')], [], never, [lists])).states).toEqual([
      'add done',
      'lists done',
    ]);
    expect((await run(serverWith('a'), 'a', [savedOf('a')], [], never, [lists])).states).toEqual([
      'lists done',
    ]);
    expect(lists.runs).toBe(2);
  });

  it('waits when a day fails, and is saved once', async () => {
    const [server, lists] = [serverWith('a', { 2: 'refused' }), listsThat(0)];
    const first = await run(server, 'abc', [savedOf('a')], [], never, [lists]);
    expect(first.states).toEqual(['add done', 'add failed', 'lists waiting']);
    const second = await run(server, 'abc', leftBy(first.end), first.steps, never, [lists]);
    expect(second.end.kind).toBe('done');
    expect(second.states).toEqual(['add done', 'add done', 'lists done']);
    expect([server.now(), lists.runs]).toEqual(['abc', 1]);
  });

  it('leaves the save unfinished when it fails, also if the server keeps other days than were sent', async () => {
    const lists = listsThat(1);
    const sorted = serverWith('b', { 1: 'sorted' });
    const first = await run(sorted, 'ba', [savedOf('b')], [], never, [lists]);
    expect(first).toMatchObject({ end: { kind: 'failed' }, states: ['add done', 'lists failed'] });
    const server = serverWith('a');
    const refused = await run(server, 'ab', [savedOf('a')], [], never, [listsThat(1)]);
    const second = await run(server, 'ab', leftBy(refused.end), refused.steps, never, [lists]);
    expect(second).toMatchObject({ end: { kind: 'done' }, states: ['add done', 'lists done'] });
  });
});
