import { inState } from '@/components/run/run-steps';
import { plural } from '@/lib/text/plural';
import type { ListRow } from './column';
import { type BulkRun, type BulkWords, changed } from './use-bulk-run';

export const deletingWords: BulkWords = { label: 'Deleting', done: 'deleted' };

export const activatingWords: BulkWords = {
  label: 'Activating',
  done: 'set active',
  already: (count) => plural(count, { one: '# was active already', other: '# were active already' }),
};

export const deactivatingWords: BulkWords = {
  label: 'Deactivating',
  done: 'set inactive',
  already: (count) => plural(count, { one: '# was inactive already', other: '# were inactive already' }),
};

export const changingWords: BulkWords = { label: 'Changing', done: 'changed' };

export const undoingWords: BulkWords = { label: 'Undoing', done: 'changed back' };

/** What is shown and announced about a run; undefined before the first. */
export const bulkStatusText = <Row extends ListRow>({
  results,
  running,
  action,
}: Pick<BulkRun<Row>, 'results' | 'running' | 'action'>) => {
  if (!action) return { announcement: '' };
  const { label, done: ended, already: before, own } = action.words;
  const [settled, failed] = [inState(results, 'done').length, inState(results, 'failed').length];
  const { length: total } = results;
  const doing = own ? `${label}:` : label;
  if (running)
    return { summary: `${doing} ${settled + failed} of ${total}`, announcement: `${doing} ${total}` };
  const already = results.filter(({ outcome }) => outcome === 'already').length;
  const result = [
    `${changed(results).length} ${ended}`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(already > 0 && before ? [before(already)] : []),
  ].join(', ');
  return { result, announcement: `Finished: ${result}` };
};

/** How many rows are selected, and how many of them are on other pages. */
export const selectedText = (count: number, elsewhere: number, noun: string) =>
  elsewhere === 0
    ? plural(count, { one: `# ${noun} selected`, other: '# selected' })
    : plural(count, {
        one: `# ${noun} selected, not on this page`,
        other: `# selected, ${elsewhere} not on this page`,
      });
