import { memo, useState } from 'react';
import { Group, Table } from '@mantine/core';
import { PageTurn } from '@/components/data-table/page-turn';
import { Segments } from '@/components/screen/segments';
import { PreviewTable } from '@/components/text/preview-table';
import { formatCount } from '@/lib/formats/formats';
import classes from './import.module.css';
import { type ImportRow, type RowState } from './import-rows';
import { type MatchedColumn, rowKey } from './import-table';
import { PreviewCell } from './preview-cell';
import { RowHead } from './row-head';
import type { Actions } from './use-import-rows';

interface ImportPreviewProps {
  rows: readonly ImportRow[];
  columns: readonly MatchedColumn[];
  /** Why the server refused rows, by their text. */
  reasons: ReadonlyMap<string, string>;
  /** The numbers of rows that stay in front, since they are being mended. */
  held: ReadonlySet<number>;
  /** The ids of the records that rows without an ID change. */
  chosen: ReadonlySet<number>;
  disabled: boolean;
  actions: Actions;
}

/** Rows of one kind stand together: what needs a person comes first, what changes nothing last. */
const kinds = [
  { value: 'mend', label: $localize`To mend`, states: ['blocked', 'conflict'] },
  { value: 'repeats', label: $localize`Exist already`, states: ['repeats'] },
  { value: 'changes', label: $localize`Changes`, states: ['changes'] },
  { value: 'creates', label: $localize`New`, states: ['creates'] },
  { value: 'waits', label: $localize`Being looked up`, states: ['waits'] },
  { value: 'same', label: $localize`Unchanged`, states: ['same'] },
] as const satisfies { value: string; label: string; states: readonly RowState[] }[];

/** A row stays where it is when it is left out. */
const stateIn = ({ state, record }: ImportRow): RowState =>
  state === 'left' ? (record ? 'changes' : 'creates') : state;

const rankOf = (row: ImportRow, held: ReadonlySet<number>) =>
  held.has(row.row.number)
    ? 0
    : kinds.findIndex(({ states }) => (states as readonly RowState[]).includes(stateIn(row)));

const PER_PAGE = 50;

interface PagesProps {
  page: number;
  count: number;
  onPage: (page: number) => void;
}

const Pages = ({ page, count, onPage }: PagesProps) => {
  const last = Math.ceil(count / PER_PAGE);
  if (last <= 1) return null;
  const [from, to] = [(page - 1) * PER_PAGE + 1, Math.min(page * PER_PAGE, count)];
  return (
    <Group gap="xs" component="nav" aria-label={$localize`Pages of the preview`}>
      <PageTurn
        where={$localize`${formatCount(from)}:from:–${formatCount(to)}:to: of ${formatCount(count)}:count:`}
        page={page}
        isLast={page >= last}
        onPage={onPage}
      />
    </Group>
  );
};

const RenderedPreview = (props: ImportPreviewProps) => {
  const { rows, columns, reasons, held, chosen, disabled, actions } = props;
  const [kind, setKind] = useState('all');
  const [asked, setAsked] = useState(1);
  const ranked = rows.map((row) => ({ row, rank: rankOf(row, held) }));
  const present = kinds
    .map(({ value, label }, rank) => ({
      value,
      label,
      count: ranked.filter((one) => one.rank === rank).length,
    }))
    .filter(({ count }) => count > 0);
  const isShown = present.some(({ value }) => value === kind);
  const shown = ranked
    .filter(({ rank }) => !isShown || kinds[rank]?.value === kind)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ row }) => row);
  const page = Math.min(asked, Math.max(1, Math.ceil(shown.length / PER_PAGE)));

  return (
    <div>
      <Group justify="space-between" gap="xs" mb={4}>
        {present.length > 1 && (
          <Segments
            label={$localize`Rows of the preview`}
            choices={[
              { value: 'all', label: $localize`All ${formatCount(rows.length)}:rows:` },
              ...present.map(({ value, label, count }) => ({
                value,
                label: `${label} ${formatCount(count)}`,
              })),
            ]}
            value={isShown ? kind : 'all'}
            onChange={(next) => {
              setKind(next);
              setAsked(1);
            }}
          />
        )}
        <Pages page={page} count={shown.length} onPage={setAsked} />
      </Group>
      <PreviewTable
        heads={[$localize`Row`, ...columns.map(({ field }) => field.label)]}
        rows={shown.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
        maxHeight="50vh"
      >
        {(row) => (
          <Table.Tr key={row.row.number}>
            <Table.Td className={classes.row}>
              <RowHead
                choose={actions.choose}
                settle={actions.settle}
                leave={actions.leave}
                row={row}
                columns={columns}
                reason={reasons.get(rowKey(row.row))}
                chosen={row.record !== undefined && chosen.has(row.record.id)}
                disabled={disabled}
              />
            </Table.Td>
            {columns.map((column) => (
              <Table.Td key={column.field.name} className={classes.cell}>
                <PreviewCell
                  row={row}
                  column={column}
                  disabled={disabled}
                  onMend={(text) => actions.mend(row, column.index, text)}
                />
              </Table.Td>
            ))}
          </Table.Tr>
        )}
      </PreviewTable>
    </div>
  );
};

/** What each row becomes, and why not: one page of the rows of a kind. */
export const ImportPreview = memo(RenderedPreview);
