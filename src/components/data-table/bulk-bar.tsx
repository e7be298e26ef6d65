import { use, useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { ConfirmDialog } from '@/components/dialogs/confirm-dialog';
import { RecordUses, type UsedRecords } from '@/components/dialogs/record-uses-context';
import { useRemoval } from '@/components/dialogs/removal';
import { useUndoText } from '@/components/dialogs/use-undo-text';
import { useUses } from '@/components/dialogs/use-uses';
import { UsesNote } from '@/components/dialogs/uses-note';
import { GONE } from '@/components/run/operation';
import { RunProgress } from '@/components/run/run-progress';
import type { Step } from '@/components/run/run-steps';
import { summaryOf } from '@/components/run/summary-of';
import { formatCount } from '@/lib/formats/formats';
import { noteDeleted } from '@/lib/records/deleted-records';
import { plural } from '@/lib/text/plural';
import { BulkReport } from './bulk-report';
import type { BulkAction, ListRow, RowActions } from './column';
import classes from './data-table.module.css';
import { EditSelected } from './edit-selected';
import { RowNames } from './row-names';
import { settingStatus } from './set-active';
import type { BulkRun, RunAction } from './use-bulk-run';

interface DeleteSelectedProps {
  count: number;
  noun: string;
  /** Asks with these words before it deletes. */
  onAsk: (words: { title: string; confirm: string }) => void;
}

const DeleteSelected = ({ count, noun, onAsk }: DeleteSelectedProps) => (
  <Button
    size="compact-sm"
    variant="light"
    color="danger"
    onClick={() =>
      onAsk({
        title: plural(count, {
          one: $localize`Delete # ${noun}:noun:?`,
          other: $localize`Delete # selected?`,
        }),
        confirm: $localize`Delete`,
      })
    }
  >
    {$localize`Delete selected`}
  </Button>
);

interface Doomed<Row extends ListRow> extends Pick<RowActions<Row>, 'name' | 'remove'> {
  caution: string | undefined;
  onDeleted: (rows: readonly Row[]) => void;
}

/** Rows of the list at a path that are to be deleted, once what uses them has been looked at. */
const usedRows = <Row extends ListRow>(
  path: string,
  rows: readonly Row[],
  { name, remove, caution, onDeleted }: Doomed<Row>,
): UsedRecords => ({
  path,
  records: rows.map((row) => ({ id: row.id, name: name(row) })),
  remove,
  onDeleted: (id) => {
    noteDeleted(path, id);
    onDeleted(rows.filter((row) => row.id === id));
  },
  caution,
  doomed: true,
});

/** How many rows are selected, and how many of them are on other pages. */
const selectedText = (count: number, elsewhere: number, noun: string) =>
  elsewhere === 0
    ? plural(count, { one: $localize`# ${noun}:noun: selected`, other: $localize`# selected` })
    : plural(count, {
        one: $localize`# ${noun}:noun: selected, not on this page`,
        other: $localize`# selected, ${formatCount(elsewhere)}:elsewhere: not on this page`,
      });

interface BulkBarProps<Row extends ListRow> {
  rows: readonly Row[];
  /** Number of selected rows that are not on the current page. */
  elsewhere: number;
  actions: RowActions<Row>;
  bulk: BulkRun<Row>;
  onClear: () => void;
  onDeselect: (rows: readonly Row[]) => void;
}

/** The question before a run. */
interface Question<Row> {
  title: string;
  confirm: string;
  text: string;
  caution?: string | undefined;
  color: 'danger' | 'primary';
  action: RunAction<Row> | undefined;
  /** The rows that were selected when it was asked: the selection may have changed since. */
  rows: readonly Row[];
  /** How many, if some are on other pages: the title says the number alone. */
  beyond: string | undefined;
}

const runOf = <Row,>({ label, run }: BulkAction<Row>): RunAction<Row> => ({
  label,
  of: (row) => ({ run: () => run(row) }),
});

/** The bar above the table while rows are selected, or while a run over them is active or has just ended. */
export const BulkBar = <Row extends ListRow>(props: BulkBarProps<Row>) => {
  const { rows, elsewhere, actions, bulk, onClear, onDeselect } = props;
  const [asking, setAsking] = useState<Question<Row>>();
  const { remove, status, name, noun, caution, bulk: own = [] } = actions;
  const toggled = status && !('label' in status) ? status : undefined;
  const { action, busy, isUndone } = bulk;
  const label = isUndone ? $localize`Undoing` : (action?.label ?? '');
  const summary = action && summaryOf(bulk);
  const selected = selectedText(rows.length, elsewhere, noun);
  const beyond = elsewhere > 0 ? selected : undefined;

  const { pathname } = useRouter().state.location;
  const removal = useRemoval();
  const undoText = useUndoText();
  const deleting: RunAction<Row> | undefined = remove && {
    label: $localize`Deleting`,
    deletes: true,
    of: (row) => ({
      run: async () => {
        const listed = { path: pathname, id: row.id, name: name(row) };
        const outcome = await removal(() => remove(row.id), listed);
        noteDeleted(pathname, row.id);
        return outcome === 'gone' ? GONE : outcome;
      },
    }),
  };
  const allUses = use(RecordUses);
  const usedRecords = (doomed: readonly Row[], warning?: string) =>
    usedRows(pathname, doomed, { name, remove, caution: warning, onDeleted: onDeselect });
  const reading = useUses(asking?.action?.deletes ? usedRecords(asking.rows, asking.caution) : undefined);
  const setting = (active: boolean) => settingStatus(toggled, active);
  const start = (begun: RunAction<Row> | undefined, picked: readonly Row[]) => () => {
    if (begun) bulk.start(begun, picked);
  };
  /** Asks with the list's caution; skips the question if there is neither a caution nor `always`. */
  const askOf = async (
    change: 'delete' | 'deactivate',
    begun: RunAction<Row> | undefined,
    words: Pick<Question<Row>, 'title' | 'confirm'>,
    always?: string,
  ) => {
    const warning = await caution?.(rows, change);
    const text = [warning, always].filter(Boolean).join(' ');
    if (text === '') start(begun, rows)();
    else setAsking({ ...words, text, caution: warning, color: 'danger', action: begun, rows, beyond });
  };
  const ask = (picked: BulkAction<Row>) => {
    const { confirm, color = 'primary' } = picked;
    const [run, title] = [runOf(picked), `${picked.label}?`];
    if (confirm === undefined) start(run, rows)();
    else setAsking({ title, confirm: picked.label, text: confirm, color, action: run, rows, beyond });
  };
  return (
    <Group gap="xs" flex={1}>
      <RunProgress<Step>
        run={isUndone ? bulk.undo : bulk}
        label={label}
        summary={busy ? `${label}: ${summary ?? ''}` : undefined}
        announcement={busy ? label : summary && $localize`Finished: ${summary}:ended:`}
        onStop={isUndone ? bulk.undo.stop : bulk.stop}
      />
      {summary !== undefined && !busy && (
        <BulkReport
          run={bulk}
          title={summary}
          onShowUses={
            allUses?.isUsed(pathname) && action?.deletes
              ? async (failed) => allUses.show(usedRecords(failed, await caution?.(failed, 'delete')))
              : undefined
          }
        />
      )}
      {rows.length > 0 && !busy && (
        <>
          <Text size="sm" fw={500} aria-live="polite" className={classes.picked}>
            <bdi>{selected}</bdi>
          </Text>
          <Group gap="xs" className={classes.bulkActions}>
            {actions.editing && (
              <EditSelected rows={rows} name={name} editing={actions.editing} onStart={bulk.start} />
            )}
            {toggled?.set && (
              <>
                <Button size="compact-sm" variant="default" onClick={start(setting(true), rows)}>
                  {$localize`Set active`}
                </Button>
                <Button
                  size="compact-sm"
                  variant="default"
                  onClick={() => {
                    const title = plural(rows.length, {
                      one: $localize`Set # ${noun}:noun: inactive?`,
                      other: $localize`Set # inactive?`,
                    });
                    void askOf('deactivate', setting(false), { title, confirm: $localize`Set inactive` });
                  }}
                >
                  {$localize`Set inactive`}
                </Button>
              </>
            )}
            {own.map((one) => (
              <Button
                key={one.label}
                size="compact-sm"
                variant={one.color ? 'light' : 'default'}
                color={one.color}
                onClick={() => ask(one)}
              >
                {one.label}
              </Button>
            ))}
            <Button size="compact-sm" variant="subtle" onClick={onClear}>
              {$localize`Clear selection`}
            </Button>
            {deleting && (
              <DeleteSelected
                count={rows.length}
                noun={noun}
                onAsk={(words) => void askOf('delete', deleting, words, undoText(pathname, rows.length > 1))}
              />
            )}
          </Group>
        </>
      )}
      <ConfirmDialog
        opened={asking !== undefined}
        title={asking?.title ?? ''}
        confirm={asking?.confirm ?? ''}
        color={asking?.color}
        subdued={reading?.hadBetter}
        onConfirm={() => {
          start(asking?.action, asking?.rows ?? [])();
          return Promise.resolve();
        }}
        onClose={() => setAsking(undefined)}
      >
        {asking?.beyond !== undefined && (
          <Text size="sm" fw={500}>
            <bdi>{asking.beyond}</bdi>
          </Text>
        )}
        <RowNames label={$localize`Selected rows`} names={(asking?.rows ?? []).map(name)} />
        <Text size="sm">{asking?.text}</Text>
        {reading && <UsesNote reading={reading} onShow={() => setAsking(undefined)} />}
      </ConfirmDialog>
    </Group>
  );
};
