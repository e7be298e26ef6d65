import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { undoSteps } from '@/components/run/operation';
import { inState, notBegun, type Open, runSteps, type StepResult } from '@/components/run/run-steps';
import { type CopyPart, type HeldPart, itemsToCopy, type PartItem } from './copy-part';
import { type CopyOperation, copySteps, differingIn } from './copy-steps';

const lost = () => new ApiError('network', 'Lost.', { ambiguous: true });
const broken = () => new ApiError('http', 'Broken.', { status: 500 });

/** What happens to a create, by its number: refused, or carried out with the answer lost. */
interface Given {
  names: string[];
  held?: string[];
  refused?: number[];
  unheard?: number[];
  /** The answers hold no id. */
  bare?: boolean;
  /** What the server keeps of a name. */
  keeps?: (name: string) => string;
  options?: Partial<CopyPart>;
}

/** A server with parts of one kind, and the copying of others into it. */
const server = ({
  names,
  held = [],
  refused = [],
  unheard = [],
  bare,
  keeps = (name) => name,
  options,
}: Given) => {
  let lastId = 100;
  let creates = 0;
  const rows: HeldPart[] = [];
  const add = (name: string) => {
    lastId += 1;
    rows.push({ id: lastId, key: keeps(name), content: keeps(name) });
    return lastId;
  };
  held.forEach(add);
  const deleted: number[] = [];
  const part: CopyPart = {
    id: 'days',
    title: 'Days',
    items: names.map((name): PartItem => ({
      key: name,
      content: name,
      name,
      create: () => {
        creates += 1;
        if (refused.includes(creates)) return Promise.reject(broken());
        const id = add(name);
        if (unheard.includes(creates)) return Promise.reject(lost());
        return Promise.resolve(bare ? { data: { message: 'Saved.' }, status: 201 } : { data: { id } });
      },
    })),
    held: [...rows],
    read: () => Promise.resolve([...rows]),
    remove: (id) => {
      deleted.push(id);
      rows.splice(
        rows.findIndex((row) => row.id === id),
        1,
      );
      return Promise.resolve();
    },
    ...options,
  };
  const { steps, begin } = copySteps([part]);
  const go = async (
    which: Open = 'waiting',
    from: readonly StepResult<CopyOperation>[] = notBegun(steps),
  ) => {
    await begin();
    return runSteps(from, { which, isStopped: () => false, onResults: () => undefined });
  };
  return { part, go, deleted, keys: () => rows.map(({ key }) => key) };
};

const states = (results: readonly StepResult<CopyOperation>[]) => results.map(({ state }) => state).join(' ');

it('copies each part once, although it occurs twice', async () => {
  const { go, keys } = server({ names: ['Rest', 'Walk', 'Rest'] });
  expect(states(await go())).toBe('done done done');
  expect(keys()).toEqual(['Rest', 'Walk', 'Rest']);
});

it('leaves out what is there already, and what is to be left out', async () => {
  const { part, go, keys } = server({ names: ['Rest', 'Walk', 'Rest'], held: ['Rest'] });
  expect(itemsToCopy(part).map(({ name }) => name)).toEqual(['Walk', 'Rest']);
  const results = await go();
  expect(keys()).toEqual(['Rest', 'Walk', 'Rest']);
  expect(states(results)).toBe('skipped done done');

  const past = server({ names: ['Walk'] });
  const left = { ...past.part, items: past.part.items.map((item) => ({ ...item, left: 'past' })) };
  expect(copySteps([left]).steps).toEqual([]);
});

it.each([
  ['an id', {}],
  ['no id', { bare: true }],
])('finds what was created although the answer was lost, and deletes it again: %s', async (_, given) => {
  const { go, keys, deleted } = server({ names: ['Rest', 'Rest'], held: ['Old'], unheard: [1, 2], ...given });
  const results = await go();
  expect(states(results)).toBe('done done');
  expect(keys()).toEqual(['Old', 'Rest', 'Rest']);
  await runSteps(notBegun(undoSteps(results)), { isStopped: () => false, onResults: () => undefined });
  expect(deleted).toEqual([103, 102]);
  expect(keys()).toEqual(['Old']);
});

it('takes whatever is new for the copy where the server changes it', async () => {
  const { go, keys } = server({
    names: ['Ridge'],
    held: ['Old'],
    unheard: [1],
    keeps: () => 'Old',
    options: { anyNew: true },
  });
  expect(states(await go())).toBe('done');
  expect(keys()).toEqual(['Old', 'Old']);
});

it('keeps an order: after a failure the others wait, and a retry copies them', async () => {
  const { go, keys } = server({ names: ['1', '2', '3'], refused: [2], options: { inOrder: true } });
  const failed = await go();
  expect(states(failed)).toBe('done failed failed');
  expect(failed[2]?.reason).toContain('“2”');
  expect(states(await go('failed', failed))).toBe('done done done');
  expect(keys()).toEqual(['1', '2', '3']);
});

it('goes on after a failure where there is no order', async () => {
  const { go, keys } = server({ names: ['1', '2', '3'], refused: [2] });
  expect(states(await go())).toBe('done failed done');
  expect(keys()).toEqual(['1', '3']);
});

it('names what was not kept whole', async () => {
  const { go } = server({ names: ['Rest'], keeps: (name) => name.slice(0, 2) });
  const results = await go();
  expect([...(await differingIn(results))]).toEqual(['days 0']);
  const whole = server({ names: ['Rest'] });
  expect((await differingIn(await whole.go())).size).toBe(0);
});

it('deletes the record last, and only if nothing else is left', async () => {
  const order: string[] = [];
  const undo = async (options: Partial<CopyPart> = {}) => {
    const { go } = server({
      names: ['1', '2'],
      options: { remove: (id) => Promise.resolve(order.push(String(id))), ...options },
    });
    const run = () => Promise.resolve(order.push('record'));
    const steps = undoSteps(await go(), { key: 'record', name: 'Trek', run });
    return runSteps(notBegun(steps), { isStopped: () => false, onResults: () => undefined });
  };
  await undo();
  expect(order).toEqual(['102', '101', 'record']);
  order.length = 0;
  const left = await undo({ remove: () => Promise.reject(broken()) });
  expect(order).toEqual([]);
  expect(inState(left, 'failed').at(-1)?.reason).toMatch(/^It stays/);
});
