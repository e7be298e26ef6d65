import { expect, it } from 'vitest';
import type { StepState } from '@/components/run/run-steps';
import { bulkStatusText, deactivatingWords, deletingWords } from './bulk-words';
import type { BulkRun, BulkWords } from './use-bulk-run';

interface Row {
  id: number;
  name: string;
}

const ended = (words: BulkWords, ...results: (string | undefined)[]) => {
  const run: Pick<BulkRun<Row>, 'results' | 'running' | 'action'> = {
    results: results.map((outcome, id) => ({
      step: { key: id, row: { id, name: '' }, name: '', run: () => Promise.resolve() },
      state: (outcome === 'failed' ? 'failed' : 'done') satisfies StepState,
      outcome,
    })),
    running: false,
    action: { words, each: () => Promise.resolve() },
  };
  return bulkStatusText(run).announcement;
};

it('counts what was so before apart from what was changed', () => {
  expect(ended(deactivatingWords, undefined, undefined)).toBe('Finished: 2 set inactive');
  expect(ended(deactivatingWords, undefined, 'already', undefined)).toBe(
    'Finished: 2 set inactive, 1 was inactive already',
  );
  expect(ended(deactivatingWords, 'failed', 'already', 'already')).toBe(
    'Finished: 0 set inactive, 1 failed, 2 were inactive already',
  );
  expect(ended(deletingWords, 'done', 'gone')).toBe('Finished: 2 deleted');
});
