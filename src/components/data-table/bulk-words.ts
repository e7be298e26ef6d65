import { inState } from '@/components/run/run-steps';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import type { ListRow } from './column';
import { type BulkRun, type BulkWords, changed } from './use-bulk-run';

export const deletingWords: BulkWords = { label: $localize`Deleting`, done: $localize`deleted` };

export const activatingWords: BulkWords = {
  label: $localize`Activating`,
  done: $localize`set active`,
  already: (count) =>
    plural(count, { one: $localize`# was active already`, other: $localize`# were active already` }),
};

export const deactivatingWords: BulkWords = {
  label: $localize`Deactivating`,
  done: $localize`set inactive`,
  already: (count) =>
    plural(count, { one: $localize`# was inactive already`, other: $localize`# were inactive already` }),
};

export const changingWords: BulkWords = { label: $localize`Changing`, done: $localize`changed` };

export const undoingWords: BulkWords = { label: $localize`Undoing`, done: $localize`changed back` };

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
    return {
      summary: $localize`${doing}:doing: ${formatCount(settled + failed)}:settled: of ${formatCount(total)}:total:`,
      announcement: `${doing} ${formatCount(total)}`,
    };
  const already = results.filter(({ outcome }) => outcome === 'already').length;
  const result = [
    `${formatCount(changed(results).length)} ${ended}`,
    ...(failed > 0 ? [$localize`${formatCount(failed)}:failed: failed`] : []),
    ...(already > 0 && before ? [before(already)] : []),
  ].join(', ');
  return { result, announcement: $localize`Finished: ${result}:result:` };
};

/** How many rows are selected, and how many of them are on other pages. */
export const selectedText = (count: number, elsewhere: number, noun: string) =>
  elsewhere === 0
    ? plural(count, { one: $localize`# ${noun}:noun: selected`, other: $localize`# selected` })
    : plural(count, {
        one: $localize`# ${noun}:noun: selected, not on this page`,
        other: $localize`# selected, ${formatCount(elsewhere)}:elsewhere: not on this page`,
      });
