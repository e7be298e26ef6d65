import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { notBegun, runSteps } from '@/components/run/run-steps';
import { partTypes, recordType } from '@/resources/record-type';
import { type Restored, restoreSteps } from './restore';

const record = {
  id: 5,
  name: 'EBC',
  faqs: [
    { id: 1, question: 'Visa?' },
    { id: 2, question: 'Visa?' },
    { id: 3, question: 'Food?' },
  ],
};

const lost = () => new ApiError('network', 'Lost.', { ambiguous: true });
const refused = () =>
  new ApiError('http', 'Invalid.', {
    status: 422,
    fieldErrors: { slug: ['The slug has already been taken.'] },
  });

const onTaken = vi.fn();

/** A server that keeps what is created; each call takes the next failure, after or before it has kept it. */
const server = (failures: (undefined | { error: ApiError; kept: boolean })[] = []) => {
  const created: { id: number; name?: unknown; question?: unknown; slug?: unknown }[] = [];
  const create = (row: object) => {
    const failure = failures.shift();
    const id = 100 + created.length;
    if (!failure || failure.kept) created.push({ ...row, id });
    return failure ? Promise.reject(failure.error) : Promise.resolve({ data: { id } });
  };
  const faqs = () => created.filter(({ question }) => question !== undefined);
  const bodyOf = (values: object) => values;
  const types = {
    '/packages': recordType({
      toValues: ({ name = '' }: { name?: string; faqs?: object[] } = {}) => ({ name, slug: 'ebc' }),
      bodyOf,
      create,
      read: () => Promise.resolve({ faqs: faqs() }),
    }),
    '/packages/faqs': recordType({
      toValues: ({ question = '' }: { question?: string } = {}) => ({ question }),
      bodyOf,
      create,
    }),
  };
  const run = (restored?: Restored) => {
    let last = restored;
    const steps = restoreSteps({
      type: types['/packages'],
      parts: partTypes(types, '/packages'),
      record,
      parent: 0,
      name: 'EBC',
      slug: () => 'ebc-2',
      onTaken,
      restored,
      filesOf: () => Promise.resolve(new Map()),
      namesakes: (name) => Promise.resolve(created.filter((one) => one.name === name).map(({ id }) => id)),
      onRestored: (next) => {
        last = next;
      },
    });
    return { steps, last: () => last };
  };
  return { run, made: () => created.map(({ name, question }) => name ?? question) };
};

const attempt = async (steps: readonly { run: () => Promise<unknown> }[]) => {
  const failed: (typeof steps)[number][] = [];
  for (const step of steps) await step.run().catch(() => failed.push(step));
  return failed;
};

const everything = ['EBC', 'Visa?', 'Visa?', 'Food?'];

it('creates the record, then its parts in order', async () => {
  const { run, made } = server();
  const { steps, last } = run();
  expect(await attempt(steps)).toEqual([]);
  expect(made()).toEqual(everything);
  expect(last()).toEqual({ id: 100, parts: ['faqs:0', 'faqs:1', 'faqs:2'] });
});

it.each([
  ['the record', 0],
  ['a part', 1],
  ['a part with the name of another one', 2],
])('creates %s once if the answer is lost', async (_, at) => {
  for (const kept of [true, false]) {
    const failures = Array.from({ length: at + 1 }, (_one, index) =>
      index === at ? { error: lost(), kept } : undefined,
    );
    const { run, made } = server(failures);
    const { steps } = run();
    const left = await attempt(steps);
    expect(left.length > 0).toBe(!kept);
    expect(await attempt(left)).toEqual([]);
    expect(made().toSorted()).toEqual(everything.toSorted());
  }
});

it('lets the parts of a record that was refused wait for it', async () => {
  const { run, made } = server([{ error: refused(), kept: false }]);
  const { steps } = run();
  const options = { isStopped: () => false, onResults: () => undefined };
  const refusedAt = await runSteps(notBegun(steps), options);
  expect(refusedAt.map(({ state }) => state)).toEqual(['failed', 'waiting', 'waiting', 'waiting']);
  expect(made()).toEqual([]);
  expect(onTaken).toHaveBeenCalledOnce();
  const tried = await runSteps(refusedAt, { ...options, which: 'failed' });
  await runSteps(tried, options);
  expect(made()).toEqual(everything);
});

it('goes on later where it was stopped', async () => {
  const { run, made } = server();
  const first = run();
  await attempt(first.steps.slice(0, 2));
  const { steps } = run(first.last());
  expect(steps.map(({ key }) => key)).toEqual(['faqs:1', 'faqs:2']);
  await attempt(steps);
  expect(made()).toEqual(everything);
});

it('does not create a record twice that cannot be searched', async () => {
  const create = vi.fn(() => Promise.reject(lost()));
  const [step] = restoreSteps({
    type: recordType({ toValues: () => ({}), bodyOf: (values) => values, create }),
    parts: [],
    record: {},
    parent: 0,
    name: 'EBC',
    slug: () => undefined,
    restored: undefined,
    filesOf: () => Promise.resolve(new Map()),
    namesakes: undefined,
    onRestored: () => undefined,
    onTaken,
  });
  await expect(step?.run()).rejects.toThrow();
  await expect(step?.run()).rejects.toThrow('may have been created');
  expect(create).toHaveBeenCalledTimes(1);
});
