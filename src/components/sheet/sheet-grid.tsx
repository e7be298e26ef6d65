import type { ClipboardEvent, KeyboardEvent } from 'react';
import type { EditableField } from '@/components/edit-many/editable-field';
import { useUndoNotice } from '@/components/notices/use-undo-notice';
import { isComposing } from '@/lib/text/composing';
import { pastedBlock } from './paste';
import classes from './sheet.module.css';
import { type SheetEditing, SheetRow, type SheetRowProps, type ShownRow } from './sheet-row';
import type { EditedRow, Edits, RowId, useEdits } from './use-edits';

export interface SheetGridProps extends Pick<SheetRowProps, 'note'> {
  nouns: string;
  rows: readonly ShownRow[];
  editing: Pick<SheetEditing, 'fields' | 'problemsIn'>;
  edits: Edits;
  reasons: ReadonlyMap<RowId, string>;
  disabled: boolean;
  set: ReturnType<typeof useEdits>['set'];
  /** Pastes a block into these rows and fields. */
  onPaste: (
    block: readonly (readonly string[])[],
    rows: readonly EditedRow[],
    fields: readonly EditableField[],
  ) => void;
}

const cellAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('td[data-field]') : null;

const isOwn = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-own-keys]') !== null;

const isTextInput = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text');

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** The rows of a sheet. Enter and arrows move along a column, Ctrl+D copies from above, a paste fills many cells. */
export const SheetGrid = (props: SheetGridProps) => {
  const { nouns, rows, editing, edits, reasons, disabled, set, note, onPaste } = props;
  const { fields } = editing;
  // Edits on other pages can be undone too.
  const offerUndo = useUndoNotice();
  const valueOf = ({ id, cells }: EditedRow, name: string) => {
    const after = edits.get(id)?.after ?? {};
    return name in after ? after[name] : cells[name];
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellAt(event.target);
    const line = cell?.closest('tr');
    if (!cell || !line || isOwn(event.target) || event.defaultPrevented) return;
    if (isComposing(event.nativeEvent)) return;
    const index = line.sectionRowIndex;
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      const [above, row] = [rows[index - 1], rows[index]];
      const name = cell.dataset.field ?? '';
      const value = above && valueOf(above, name);
      if (row && value !== undefined) set(row, name, value);
      return;
    }
    // With Ctrl, Enter saves.
    if (event.ctrlKey || event.metaKey) return;
    const ownArrows =
      event.target instanceof HTMLSelectElement || event.target instanceof HTMLTextAreaElement;
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'Enter' ? isButton : ownArrows) return;
    const step = (steps[event.key] ?? 0) * (event.shiftKey && event.key === 'Enter' ? -1 : 1);
    if (step === 0) return;
    event.preventDefault();
    const next = line.parentElement?.children[index + step];
    next?.children[cell.cellIndex]?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  };

  const pasteAt = (event: ClipboardEvent) => {
    const cell = cellAt(event.target);
    const line = cell?.closest('tr');
    if (!cell || !line || isOwn(event.target)) return;
    const text = event.clipboardData.getData('text/plain');
    const plain = isTextInput(event.target) ? undefined : [[text]];
    const block = pastedBlock(text, event.clipboardData.getData('text/html')) ?? plain;
    if (!block) return;
    event.preventDefault();
    const first = fields.findIndex(({ name }) => name === cell.dataset.field);
    const below = rows.slice(line.sectionRowIndex);
    const closed = below.findIndex(({ instead }) => instead !== undefined);
    onPaste(block, closed < 0 ? below : below.slice(0, closed), fields.slice(first));
  };

  return (
    <div className={classes.container}>
      <table
        role="grid"
        className={classes.table}
        aria-label={$localize`Sheet of ${nouns}:nouns:`}
        onKeyDown={onKeyDown}
        onPaste={pasteAt}
      >
        <thead>
          <tr>
            <th scope="col" className={classes.name}>
              {$localize`Name`}
            </th>
            {fields.map((field) => (
              <th key={field.name} scope="col" data-kind={field.kind}>
                {field.kind === 'number' && field.unit === 'NPR'
                  ? $localize`${field.label}:label: (NPR)`
                  : field.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <SheetRow
              key={row.id}
              row={row}
              editing={editing}
              after={edits.get(row.id)?.after}
              reason={reasons.get(row.id)}
              disabled={disabled}
              note={note}
              onChange={set}
              offerUndo={offerUndo}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
