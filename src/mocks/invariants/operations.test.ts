import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { savedId } from '@/api/tolerant/saved-id';
import type { AnyResource } from '@/api/writes/resource';
import { removeRecord } from '@/components/dialogs/removal';
import { rowEdit } from '@/components/edit-many/row-edit';
import { saveValues } from '@/components/edit-many/save-values';
import { createOnce } from '@/components/import/create-once';
import { type Operation, undoSteps } from '@/components/run/operation';
import { notBegun, type RunOptions, runSteps, type StepResult } from '@/components/run/run-steps';
import { moveIn } from '@/domain/uses/movable';
import { RESOURCES } from './resources';
import { connect } from './wire';

type Send = () => Promise<unknown>;

/** What becomes of a write; the second one of a run. */
const fate = vi.hoisted(() => ({
  of: undefined as ((send: Send) => Promise<unknown>) | undefined,
  writes: 0,
}));

vi.mock('@/api/http', () => ({
  request: async (call: { method?: string }) => {
    const send = async () => (await import('./wire')).request(call);
    if (call.method === 'GET') return send();
    fate.writes += 1;
    return fate.of && fate.writes === 2 ? fate.of(send) : send();
  },
}));

const wire = connect();

const resourceOf = (name: string) => {
  const found = RESOURCES.find(([one]) => one === name)?.[1];
  if (!found) throw new Error(`There is no ${name}.`);
  return found as unknown as AnyResource;
};
const features = resourceOf('featureResource');
const packages = resourceOf('packageResource');

type Rows = readonly ({ id: number } & Record<string, unknown>)[];
const rowsAt = (path: string) => wire.client.data<Rows>('GET', `/v1/admin/${path}/datatable?per_page=100`);
/** What the operations change of the stored records. */
const stored = async () => ({
  features: (await rowsAt('features'))
    .map(({ id, title }) => [titles.has(id) ? id : 'new', title].join(' '))
    .toSorted(),
  regions: (await rowsAt('package/packages')).map(({ id, region }) => `${id} ${JSON.stringify(region)}`),
});
const titled = async (title: string) => (await rowsAt('features')).filter((row) => row.title === title);

const ids = [1, 2, 3];
const titles = new Map<number, string>();
/** Features that nothing uses. */
let doomed: number[] = [];

/** The operations of a job on three records, and what somebody else does to the second one. */
const jobs: Readonly<
  Record<string, { of: (id: number) => Pick<Operation, 'run' | 'undo'>; theirs?: string }>
> = {
  'a change': {
    of: (id) =>
      rowEdit({ save: saveValues(features) }, id, { title: titles.get(id) ?? '' }, () => ({
        title: `New ${id}`,
      })),
    theirs: 'PATCH /v1/admin/features/2 {"title":"Theirs"}',
  },
  'a reference': {
    of: (id) => {
      const isIn = (record: object) =>
        'region' in record && JSON.stringify(record.region).includes('"id":1,');
      return moveIn(packages, id, { name: 'region_id', from: [1], isIn }, 3);
    },
    theirs: 'PATCH /v1/admin/package/packages/2 {"region_id":2}',
  },
  'a new record': {
    of: (id) => {
      const title = `Made ${id}`;
      let made: number | undefined;
      const create = createOnce(
        async () => features.create?.({ ...features.toValues(), title }),
        async () => {
          const [found] = await titled(title);
          return found && { data: found };
        },
      );
      const remove = () => Promise.resolve(features.remove?.(made ?? 0));
      return {
        run: async () => {
          made = savedId(await create());
        },
        undo: () => (made === undefined ? undefined : remove),
      };
    },
  },
  'a deletion': {
    of: (id) => ({ run: () => removeRecord(async () => features.remove?.(doomed[id - 1] ?? 0)) }),
  },
};

const refused =
  (status: number, details: object = {}) =>
  () =>
    Promise.reject(new ApiError('http', 'Refused.', { status, ...details }));
const lost = () => new ApiError('network', 'Lost.', { ambiguous: true });

interface Fault {
  fate?: (send: Send) => Promise<unknown>;
  /** The states of the three operations after the first go; of a deletion, if they are others. */
  states: string;
  ofDeletion?: string;
  stops?: true;
}

const faults: Readonly<Record<string, Fault>> = {
  'no fault': { states: 'done done done' },
  'an error of the server': { fate: refused(500, { ambiguous: true }), states: 'done failed done' },
  'a refusal': { fate: refused(422), states: 'done failed done' },
  'a refusal for now': { fate: refused(429), states: 'done failed waiting' },
  'the end of the session': {
    fate: () => Promise.reject(new ApiError('session', 'Ended.')),
    states: 'done failed waiting',
  },
  'a lost request': { fate: () => Promise.reject(lost()), states: 'done failed done' },
  'a lost answer': {
    fate: async (send) => {
      await send();
      throw lost();
    },
    states: 'done done done',
    ofDeletion: 'done failed done',
  },
  'a stop': { stops: true, states: 'done waiting waiting' },
};

const statesOf = (results: readonly StepResult<Operation>[]) => results.map(({ state }) => state).join(' ');

const begin = async () => {
  await wire.speak('normal');
  fate.of = undefined;
  for (const id of ids) await features.create?.({ ...features.toValues(), title: `Doomed ${id}` });
  doomed = (await rowsAt('features'))
    .filter(({ title }) => String(title).startsWith('Doomed'))
    .map(({ id }) => id);
  expect(doomed).toHaveLength(3);
  for (const { id, title } of await rowsAt('features')) titles.set(id, String(title));
  for (const id of ids) await wire.client.call('PATCH', `/v1/admin/package/packages/${id}`, { region_id: 1 });
};

beforeEach(begin);

const operationsOf = (job: string): Operation[] =>
  ids.map((id) => ({ key: id, name: `${id}`, run: () => Promise.resolve(), ...jobs[job]?.of(id) }));

const go = async (
  results: readonly StepResult<Operation>[],
  options: Pick<Parameters<typeof runSteps>[1], 'which'> & RunOptions & { stopsAfter?: number } = {},
) => {
  let current = results;
  return runSteps(results, {
    ...options,
    isStopped: () =>
      current.filter(({ state }) => state === 'done').length >= (options.stopsAfter ?? Infinity),
    onResults: (next) => {
      current = next;
    },
  });
};

/** All that is open, until nothing is. */
const finish = async (results: readonly StepResult<Operation>[]) =>
  go(await go(results, { which: 'failed' }));

describe.each(Object.keys(jobs))('%s of each of three records', (job) => {
  it.each(Object.entries(faults))('with %s is made once, and undone', async (_, fault) => {
    const before = await stored();
    const plain = await go(notBegun(operationsOf(job)));
    expect(statesOf(plain)).toBe('done done done');
    const wanted = await stored();
    await begin();

    fate.of = fault.fate;
    fate.writes = 0;
    const tried = await go(notBegun(operationsOf(job)), fault.stops ? { stopsAfter: 1 } : {});
    const isDeletion = job === 'a deletion';
    expect(statesOf(tried)).toBe(isDeletion ? (fault.ofDeletion ?? fault.states) : fault.states);
    const done = await finish(tried);
    expect(statesOf(done)).toBe('done done done');
    expect(await stored()).toEqual(wanted);
    if (isDeletion) return;
    // Nothing reached the server twice.
    const sent = wire.writes.map(({ url, fields }) => JSON.stringify([url, fields]));
    expect(new Set(sent).size).toBe(sent.length);
    const undone = await runSteps(notBegun(undoSteps(done)), { isStopped: () => false, onResults: vi.fn() });
    expect(undone.map(({ state }) => state)).toEqual(['done', 'done', 'done']);
    expect(await stored()).toEqual(before);
  });
});

it.each(Object.entries(jobs).filter(([, { theirs }]) => theirs))(
  '%s loses nothing that somebody else changed meanwhile',
  async (job, { theirs = '' }) => {
    const operations = operationsOf(job);
    const [, method = '', path = '', body = ''] = /^(\w+) (\S+) (.*)$/.exec(theirs) ?? [];
    await wire.client.call(method, path, JSON.parse(body) as object);
    const tried = await go(notBegun(operations));
    expect(statesOf(tried)).toMatch(/^done (failed|skipped) done$/);
    const now = await stored();
    expect(now.features.includes('2 Theirs') || now.regions[1]?.includes('"id":2')).toBe(true);
  },
);
