import { inState } from '@/components/run/run-steps';
import { plural } from '@/lib/text/plural';
import type { ListRow } from './column';
import { type BulkRun, type BulkWords, changed } from './use-bulk-run';

export const deletingWords: BulkWords = {
  label: 'Deleting',
  begun: (total) => `Deleting ${total}`,
  progress: (done, total) => `Deleting ${done} of ${total}`,
  ended: (done) => `${done} deleted`,
  endedWith: (done, failed) => `${done} deleted, ${failed} failed`,
};

export const activatingWords: BulkWords = {
  label: 'Activating',
  begun: (total) => `Activating ${total}`,
  progress: (done, total) => `Activating ${done} of ${total}`,
  ended: (done) => `${done} set active`,
  endedWith: (done, failed) => `${done} set active, ${failed} failed`,
  already: (count) => plural(count, { one: '# was active already', other: '# were active already' }),
};

export const deactivatingWords: BulkWords = {
  label: 'Deactivating',
  begun: (total) => `Deactivating ${total}`,
  progress: (done, total) => `Deactivating ${done} of ${total}`,
  ended: (done) => `${done} set inactive`,
  endedWith: (done, failed) => `${done} set inactive, ${failed} failed`,
  already: (count) => plural(count, { one: '# was inactive already', other: '# were inactive already' }),
};

export const changingWords: BulkWords = {
  label: 'Changing',
  begun: (total) => `Changing ${total}`,
  progress: (done, total) => `Changing ${done} of ${total}`,
  ended: (done) => `${done} changed`,
  endedWith: (done, failed) => `${done} changed, ${failed} failed`,
};

export const undoingWords: BulkWords = {
  label: 'Undoing',
  begun: (total) => `Undoing ${total}`,
  progress: (done, total) => `Undoing ${done} of ${total}`,
  ended: (done) => `${done} changed back`,
  endedWith: (done, failed) => `${done} changed back, ${failed} failed`,
};

/** The texts of an action that a screen defines itself. */
export const ownWords = (label: string): BulkWords => ({
  label,
  begun: (total) => `${label}: ${total}`,
  progress: (done, total) => `${label}: ${done} of ${total}`,
  ended: (done) => `${done} done`,
  endedWith: (done, failed) => `${done} done, ${failed} failed`,
});

/** What is shown and announced about a run; undefined before the first. */
export const bulkStatusText = <Row extends ListRow>({
  results,
  running,
  action,
}: Pick<BulkRun<Row>, 'results' | 'running' | 'action'>) => {
  if (!action) return { announcement: '' };
  const { words } = action;
  const [settled, failed] = [inState(results, 'done').length, inState(results, 'failed').length];
  const { length: total } = results;
  if (running) return { summary: words.progress(settled + failed, total), announcement: words.begun(total) };
  const done = changed(results).length;
  const already = results.filter(({ outcome }) => outcome === 'already').length;
  const counts = failed > 0 ? words.endedWith(done, failed) : words.ended(done);
  const result = already > 0 && words.already ? `${counts}, ${words.already(already)}` : counts;
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
