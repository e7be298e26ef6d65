import { expect, it } from 'vitest';
import { createLimit } from './limit';

it('runs some at a time, in order, and goes on after a failure', async () => {
  const limit = createLimit(2);
  const started: number[] = [];
  const gates = [0, 1, 2, 3].map(() => Promise.withResolvers<number>());
  const results = gates.map(({ promise }, index) =>
    limit(() => {
      started.push(index);
      return promise;
    }),
  );
  const outcomes = Promise.allSettled(results);
  expect(started).toEqual([0, 1]);
  gates[1]?.reject(new Error('Gone'));
  await expect(results[1]).rejects.toThrow('Gone');
  expect(started).toEqual([0, 1, 2]);
  gates[0]?.resolve(0);
  await results[0];
  expect(started).toEqual([0, 1, 2, 3]);
  gates[2]?.resolve(2);
  gates[3]?.resolve(3);
  expect((await outcomes).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ]);
  await expect(limit(() => Promise.resolve('free'))).resolves.toBe('free');
});
