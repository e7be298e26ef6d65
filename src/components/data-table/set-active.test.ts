import { expect, it, vi } from 'vitest';
import { undoSteps } from '@/components/run/operation';
import { notBegun, runSteps } from '@/components/run/run-steps';
import { summaryOf } from '@/components/run/summary-of';
import { settingStatus } from './set-active';

interface Row {
  id: number;
  status?: boolean;
}

const set = vi.fn((_row: Row, _active: boolean) => Promise.resolve());
const options = { isStopped: () => false, onResults: () => undefined };

it('sets all rows, counts those that were so before apart, and undoes the others', async () => {
  const action = settingStatus<Row>({ of: ({ status }) => status, set }, false);
  const rows: Row[] = [{ id: 1, status: true }, { id: 2, status: false }, { id: 3 }];
  const operations = rows.map((row) => ({ key: row.id, name: '', run: vi.fn(), ...action?.of(row) }));
  const results = await runSteps(notBegun(operations), options);
  expect(set.mock.calls.map(([{ id }, active]) => [id, active])).toEqual([
    [1, false],
    [2, false],
    [3, false],
  ]);
  expect(summaryOf({ results, undo: { results: [] } })).toBe('2 of 3 done, 1 inactive already');

  const undone = await runSteps(notBegun(undoSteps(results)), options);
  expect(set.mock.calls.slice(3)).toEqual([[rows[0], true]]);
  expect(summaryOf({ results, undo: { results: undone } })).toBe('2 of 3 done, 1 inactive already, 1 undone');
});
