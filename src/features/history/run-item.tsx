import type { ReactElement } from 'react';
import { Button } from '@mantine/core';
import { Fold } from '@/components/screen/fold';
import type { Entry } from '@/domain/history/entry';
import { inDigits } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { EntryItem } from './entry-item';
import { type HistoryRun, momentOf } from './grouped';
import classes from './history.module.css';
import { isTakenBack, isUndoable } from './restorable';
import { subjectAt } from './subject';
import { origins } from './words';

/** How many writes of a run are shown unfolded. */
const FEW = 3;

interface RunItemProps {
  run: HistoryRun;
  /** Whether a record, given as an address, was deleted since. */
  isGone: (record: string) => boolean;
  onUndo: (entry: Entry) => void;
  onUndoAll: (entries: readonly Entry[]) => void;
  onRestore: (entry: Entry) => void;
}

/** The writes of a run together, or a single one. */
export const RunItem = ({ run, isGone, onUndo, onUndoAll, onRestore }: RunItemProps) => {
  const { entries } = run;
  const [last] = entries;
  const time = momentOf(last)?.time ?? '';
  const by = last.by && origins[last.by];
  const [own, along] = [true, false].map((isOwn) =>
    entries
      .filter((entry) => (entry.along === undefined) === isOwn)
      .map((entry) => (
        <EntryItem
          key={entry.id}
          entry={entry}
          gone={isGone(subjectAt(entry.path).record)}
          onUndo={onUndo}
          onRestore={onRestore}
        />
      )),
  ) as [ReactElement[], ReactElement[]];
  return (
    <li className={classes.run}>
      <div className={classes.when}>
        <time dateTime={new Date(last.at).toISOString()}>
          <bdi>{inDigits(time)}</bdi>
        </time>
        {by && <span>{by}</span>}
      </div>
      <div className={classes.entries}>
        {own.length > 1 && (
          <div className={classes.runHead}>
            <strong>
              <bdi>
                {plural(own.length, {
                  one: $localize`# write in one run`,
                  other: $localize`# writes in one run`,
                })}
              </bdi>
            </strong>
            {entries.filter((entry) => isUndoable(entry) || isTakenBack(entry)).length > 1 && (
              <Button size="compact-sm" variant="default" onClick={() => onUndoAll(entries)}>
                {$localize`Undo all`}
              </Button>
            )}
          </div>
        )}
        {own.length > FEW ? (
          <Fold title={$localize`Show each`} className={classes.more}>
            {own}
          </Fold>
        ) : (
          own
        )}
        {along.length > 0 && (
          <Fold
            className={classes.more}
            title={plural(along.length, {
              one: $localize`What became of # record that used it`,
              other: $localize`What became of # records that used it`,
            })}
          >
            {along}
          </Fold>
        )}
      </div>
    </li>
  );
};
