import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import { createOnce } from './create-once';

const lost = () => new ApiError('network', 'Lost.', { ambiguous: true });
const refused = () => new ApiError('http', 'Taken.', { status: 422 });

/** A server that fails creates in turn, after saving those in `saves`; a lookup may fail, too. */
const server = (
  failures: (Error | undefined)[],
  saves: readonly boolean[],
  lookups: readonly Error[] = [],
) => {
  const calls: string[] = [];
  let made = 0;
  const failing = [...lookups];
  const run = createOnce(
    () => {
      const turn = calls.filter((call) => call === 'create').length;
      calls.push('create');
      if (saves[turn]) made += 1;
      const failure = failures[turn];
      return failure ? Promise.reject(failure) : Promise.resolve('answer');
    },
    () => {
      calls.push('find');
      const failure = failing.shift();
      if (failure) return Promise.reject(failure);
      return Promise.resolve(made > 0 ? 'found' : undefined);
    },
  );
  const attempt = () => run().catch((error: unknown) => (error as Error).message);
  return { calls, attempt, made: () => made };
};

it('finds what was made although the answer was lost', async () => {
  const { calls, attempt } = server([lost()], [true]);
  expect(await attempt()).toBe('found');
  expect(calls).toEqual(['create', 'find']);
});

it('looks again before it repeats a create', async () => {
  const late = server([lost(), undefined], [true, true], [lost()]);
  expect(await late.attempt()).toContain('Lost.');
  expect(await late.attempt()).toBe('found');
  expect(late.made()).toBe(1);

  const unsaved = server([lost(), undefined], [false, true]);
  expect(await unsaved.attempt()).toContain('Lost.');
  expect(await unsaved.attempt()).toBe('answer');
  expect(unsaved.calls).toEqual(['create', 'find', 'find', 'create']);
});

it('sends nothing while it cannot look', async () => {
  const { calls, attempt } = server([lost()], [true], [lost(), lost()]);
  await attempt();
  expect(await attempt()).toContain('Lost.');
  expect(calls).toEqual(['create', 'find', 'find']);
});

it('does not look after a refusal', async () => {
  const { calls, attempt } = server([refused(), undefined], [false, true]);
  expect(await attempt()).toBe('Taken.');
  expect(await attempt()).toBe('answer');
  expect(calls).toEqual(['create', 'create']);
});
