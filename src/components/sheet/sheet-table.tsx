import { useMemo, useRef, useState } from 'react';
import { Alert, Skeleton, Stack } from '@mantine/core';
import type { ListQuery, ListRow, RowActions } from '@/components/data-table/column';
import { NoRows } from '@/components/data-table/empty-list';
import { Pagination } from '@/components/data-table/pagination';
import { TitleLink } from '@/components/data-table/title-link';
import type { ListState } from '@/components/data-table/use-list-search';
import { useRenderedPage } from '@/components/data-table/use-rendered-page';
import type { Cells } from '@/components/edit-many/editable-field';
import { type Editing, withKnownNames } from '@/components/edit-many/editing';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { useLeaveGuard } from '@/components/form-page/use-leave-guard';
import { useShortcuts } from '@/components/keys/use-shortcuts';
import { FailedQuery } from '@/components/screen/state-panel';
import { DimmedText } from '@/components/text/dimmed-text';
import { plural } from '@/lib/text/plural';
import classes from './sheet.module.css';
import { SheetBar } from './sheet-bar';
import { SheetGrid } from './sheet-grid';
import type { ShownRow } from './sheet-row';
import { useEdits } from './use-edits';
import { usePaste } from './use-paste';
import { useSheetDraft } from './use-sheet-draft';
import { useSheetSave } from './use-sheet-save';

export interface SheetTableProps<Row extends ListRow, Params extends object> {
  nouns: { one: string; other: string };
  list: ListState<Params>;
  query: ListQuery<Row>;
  actions: RowActions<Row>;
  editing: Editing<Row>;
}

const leftText = (count: number) =>
  plural(count, {
    one: '# pasted value did not fit into a cell and was left out.',
    other: '# pasted values did not fit into cells and were left out.',
  });

const attentionText = (names: readonly string[]) => {
  const list = names.slice(0, 3).join(', ');
  return plural(names.length, {
    one: `# row needs attention: ${list}`,
    other: `# rows need attention: ${list}`,
  });
};

const restWhileSaving =
  'The row being saved is finished; the other changes are discarded. You can get them back for ten seconds.';

/** A page of a list as a sheet: its cells are edited in place, and saved together. */
export const SheetTable = <Row extends ListRow, Params extends object>(
  props: SheetTableProps<Row, Params>,
) => {
  const { list, query, actions } = props;
  const nouns = props.nouns.other;
  const { answer, rows, empty } = useRenderedPage(query, list);
  const editing = useMemo(() => withKnownNames(props.editing, rows), [props.editing, rows]);
  const { edits, set, drop, replace } = useEdits();
  const draft = useSheetDraft(nouns, edits, replace);
  const frame = useRef<HTMLDivElement>(null);
  const { left, paste, forget } = usePaste(set);
  const [problem, setProblem] = useState<string>();
  /** Values saved since the list was read: shown until it is refetched. */
  const [saved, setSaved] = useState<{ at: number; cells: ReadonlyMap<number, Cells> }>();
  const saving = useSheetSave({
    editing,
    edits,
    onSaved: (ids) => {
      const cells = new Map(ids.map((id) => [id, edits.get(id)?.after ?? {}]));
      setSaved({ at: query.dataUpdatedAt, cells });
      drop(ids);
    },
  });
  const guard = useLeaveGuard(draft.key, edits.size > 0, { origins: ['mode'] });

  const save = () => {
    const refused = [...edits.values()].filter(
      ({ after }) => Object.keys(editing.problemsIn(after)).length > 0,
    );
    setProblem(refused.length === 0 ? undefined : attentionText(refused.map(({ name }) => name)));
    if (refused.length === 0) saving.save();
    else frame.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  useShortcuts([['mod+S', save]], { whileTyping: true });

  const overlay = saved?.at === query.dataUpdatedAt ? saved.cells : undefined;
  // Rows are memoized by these objects: a keystroke renders only its own row.
  const shown = useMemo(
    () =>
      rows.map((row): ShownRow => {
        const name = actions.name(row);
        return {
          id: row.id,
          name,
          cells: { ...editing.cellsOf(row), ...overlay?.get(row.id) },
          title: (
            <TitleLink row={row} actions={actions}>
              <bdi>{name}</bdi>
            </TitleLink>
          ),
        };
      }),
    [rows, actions, editing, overlay],
  );
  const reasons = new Map([...left.reasons, ...saving.reasons]);
  const elsewhere = [...edits.keys()].filter((id) => !rows.some((row) => row.id === id)).length;

  return (
    <Stack gap="xs">
      <DimmedText>
        Enter moves down, Ctrl+D copies the cell above, Esc undoes an edit. You can paste a copied column.
      </DimmedText>
      {draft.offer && edits.size === 0 && <DraftOffer draft={draft.offer} />}
      {left.count > 0 && (
        <Alert
          color="warning"
          role="status"
          title={leftText(left.count)}
          withCloseButton
          closeButtonLabel="Close"
          onClose={forget}
        />
      )}
      <div ref={frame} className={classes.frame} aria-busy={query.isFetching}>
        {query.isError && !query.data && <FailedQuery what={`the ${nouns}`} query={query} />}
        {query.isPending && (
          <Stack p="sm" role="status" aria-label={`Loading the ${nouns}`}>
            {Array.from({ length: 8 }, (_, index) => (
              <Skeleton key={index} height={24} />
            ))}
          </Stack>
        )}
        {empty && <NoRows what={empty} nouns={nouns} list={list} />}
        {rows.length > 0 && (
          <SheetGrid
            nouns={nouns}
            rows={shown}
            editing={editing}
            edits={edits}
            reasons={reasons}
            disabled={saving.run.running}
            set={set}
            onPaste={(...block) => void paste(...block)}
          />
        )}
        {answer && <Pagination nouns={nouns} answer={answer} list={list} />}
      </div>
      <SheetBar
        edits={edits}
        elsewhere={elsewhere}
        run={saving.run}
        problem={problem}
        onSave={save}
        onDiscard={() => {
          draft.discard();
          setProblem(undefined);
        }}
      />
      <LeaveDialog
        guard={guard}
        onLeave={draft.discard}
        rest={saving.run.running ? restWhileSaving : undefined}
      />
    </Stack>
  );
};
