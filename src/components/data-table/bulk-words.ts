import { inState } from '@/components/run/run-steps';
import { plural } from '@/lib/plural';
import type { ListRow } from './column';
import type { BulkRun, BulkWords } from './use-bulk-run';

const wordsOf = (label: string, done: string, doing = label): BulkWords => ({
  label,
  begun: (total) => `${doing} ${total}`,
  progress: (count, total) => `${doing} ${count} of ${total}`,
  ended: (count) => `${count} ${done}`,
  endedWith: (count, failed) => `${count} ${done}, ${failed} failed`,
});

export const deletingWords = wordsOf('Deleting', 'deleted');
export const activatingWords = wordsOf('Activating', 'set active');
export const deactivatingWords = wordsOf('Deactivating', 'set inactive');
export const changingWords = wordsOf('Changing', 'changed');
export const undoingWords = wordsOf('Undoing', 'changed back');

/** The words of an action that a screen names itself. */
export const ownWords = (label: string) => wordsOf(label, 'done', `${label}:`);

/** What is shown and announced of a run: nothing before the first. */
export const saidOf = <Row extends ListRow>({ results, running, action }: BulkRun<Row>) => {
  if (!action) return { announcement: '' };
  const { words } = action;
  const [done, failed] = [inState(results, 'done').length, inState(results, 'failed').length];
  const { length: total } = results;
  if (running) return { summary: words.progress(done + failed, total), announcement: words.begun(total) };
  const result = failed > 0 ? words.endedWith(done, failed) : words.ended(done);
  return { result, announcement: `Finished: ${result}` };
};

/** How many rows are selected, and how many of them elsewhere. */
export const selectedText = (count: number, elsewhere: number, noun: string) =>
  elsewhere === 0
    ? plural(count, { one: `# ${noun} selected`, other: '# selected' })
    : plural(count, {
        one: `# ${noun} selected, not on this page`,
        other: `# selected, ${elsewhere} not on this page`,
      });
