import { describe, expect, it } from 'vitest';
import { ApiError, type ApiErrorKind } from '@/api/errors';
import { runBulk, type Progress } from './bulk-run';

const rows = [1, 2, 3, 4];

/** Runs over the rows; `fail` is the kind of failure that the second one meets. */
const run = async ({ fail, stopAfter = Infinity }: { fail?: ApiErrorKind; stopAfter?: number }) => {
  const tried: number[] = [];
  let progress: Progress<number> = { succeeded: 0, failed: [] };
  const untouched = await runBulk(rows, {
    each: (row) => {
      tried.push(row);
      return row === 2 && fail ? Promise.reject(new ApiError(fail, 'No.')) : Promise.resolve();
    },
    onProgress: (next) => {
      progress = next;
    },
    isStopped: () => tried.length >= stopAfter,
  });
  return { tried, untouched, ...progress };
};

describe('a run over many rows', () => {
  it('goes on after a failure, and tells it', async () => {
    expect(await run({ fail: 'http' })).toEqual({
      tried: rows,
      untouched: [],
      succeeded: 3,
      failed: [{ row: 2, reason: 'No.' }],
    });
  });

  it('can be stopped', async () => {
    expect(await run({ stopAfter: 3 })).toMatchObject({ tried: [1, 2, 3], untouched: [4], succeeded: 3 });
  });

  it.each(['session', 'cancelled', 'offline'] as const)('ends at a failure of the kind %s', async (fail) => {
    expect(await run({ fail })).toMatchObject({ tried: [1, 2], untouched: [3, 4], succeeded: 1 });
  });
});
