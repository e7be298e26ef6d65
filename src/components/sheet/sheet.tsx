import type { ReactNode } from 'react';
import { Alert, Stack } from '@mantine/core';
import { DraftOffer } from '@/components/form-page/draft-offer';
import { LeaveDialog } from '@/components/form-page/leave-dialog';
import { DimmedText } from '@/components/text/dimmed-text';
import { plural } from '@/lib/text/plural';
import classes from './sheet.module.css';
import { SheetBar } from './sheet-bar';
import { SheetGrid, type SheetGridProps } from './sheet-grid';
import type { SheetState } from './use-sheet';

interface SheetProps extends Pick<SheetGridProps, 'rows' | 'note'> {
  sheet: SheetState;
  /** The rows are being read again. */
  busy?: boolean;
  /** Shown above the rows, within their frame, such as why there are none. */
  head?: ReactNode;
  /** Shown below the rows, such as the pages. */
  foot?: ReactNode;
}

const leftText = (count: number) =>
  plural(count, {
    one: $localize`# pasted value did not fit into a cell and was left out.`,
    other: $localize`# pasted values did not fit into cells and were left out.`,
  });

const restWhileSaving = $localize`The row being saved is finished; the other changes are discarded. You can get them back for ten seconds.`;

/** Rows whose cells are edited in place, and saved together. */
export const Sheet = ({ sheet, rows, note, busy, head, foot }: SheetProps) => {
  const { nouns, editing, edits, set, draft, pasting, frame, guard, run, reasons, problem } = sheet;
  const { left, paste, forget } = pasting;
  const elsewhere = [...edits.keys()].filter((id) => !rows.some((row) => row.id === id)).length;
  return (
    <Stack gap="xs">
      <DimmedText>
        {$localize`Enter moves down, Ctrl+D copies the cell above, Esc undoes an edit. You can paste a copied column.`}
      </DimmedText>
      {draft.offer && edits.size === 0 && <DraftOffer draft={draft.offer} />}
      {left.count > 0 && (
        <Alert
          color="warning"
          role="status"
          title={leftText(left.count)}
          withCloseButton
          closeButtonLabel={$localize`Close`}
          onClose={forget}
        />
      )}
      <div ref={frame} className={classes.frame} aria-busy={busy}>
        {head}
        {rows.length > 0 && (
          <SheetGrid
            nouns={nouns}
            rows={rows}
            editing={editing}
            edits={edits}
            reasons={reasons}
            disabled={run.running}
            set={set}
            note={note}
            onPaste={(...block) => void paste(...block)}
          />
        )}
        {foot}
      </div>
      <SheetBar
        edits={edits}
        elsewhere={elsewhere}
        run={run}
        problem={problem}
        onSave={sheet.save}
        onDiscard={sheet.discard}
      />
      <LeaveDialog guard={guard} onLeave={draft.discard} rest={run.running ? restWhileSaving : undefined} />
    </Stack>
  );
};
