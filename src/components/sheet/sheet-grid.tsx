import type { ClipboardEvent, KeyboardEvent } from 'react';
import { readCell } from '@/components/edit-many/cell-text';
import type { Editing } from '@/components/edit-many/editing';
import { useUndoNotice } from '@/components/use-undo-notice';
import { isBlock, pastedRows } from './paste';
import classes from './sheet.module.css';
import { SheetRow, type ShownRow } from './sheet-row';
import type { EditedRow, Edits, useEdits } from './use-edits';

interface SheetGridProps {
  nouns: string;
  rows: readonly ShownRow[];
  editing: Pick<Editing<never>, 'fields' | 'problemsIn'>;
  edits: Edits;
  reasons: ReadonlyMap<number, string>;
  disabled: boolean;
  set: ReturnType<typeof useEdits>['set'];
  /** The number of pasted values that no cell accepts. */
  onPasted: (left: number) => void;
}

const cellAt = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLTableCellElement>('td[data-field]') : null;

const isOwn = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-own-keys]') !== null;

const steps: Record<string, number> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

/** The rows of a sheet. Enter and arrows move along a column, Ctrl+D copies from above, a paste fills many cells. */
export const SheetGrid = (props: SheetGridProps) => {
  const { nouns, rows, editing, edits, reasons, disabled, set, onPasted } = props;
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
    const index = line.sectionRowIndex;
    if (event.key.toLowerCase() === 'd' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      const [above, row] = [rows[index - 1], rows[index]];
      const name = cell.dataset.field ?? '';
      const value = above && valueOf(above, name);
      if (row && value !== undefined) set(row, name, value);
      return;
    }
    const isChoice = event.target instanceof HTMLSelectElement;
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'Enter' ? isButton : isChoice) return;
    const step = (steps[event.key] ?? 0) * (event.shiftKey && event.key === 'Enter' ? -1 : 1);
    if (step === 0) return;
    event.preventDefault();
    const next = line.parentElement?.children[index + step];
    next?.children[cell.cellIndex]?.querySelector<HTMLElement>('input, select, button')?.focus();
  };

  const onPaste = (event: ClipboardEvent) => {
    const cell = cellAt(event.target);
    const line = cell?.closest('tr');
    const text = event.clipboardData.getData('text/plain');
    if (!cell || !line || isOwn(event.target) || !isBlock(text)) return;
    event.preventDefault();
    const first = fields.findIndex(({ name }) => name === cell.dataset.field);
    let left = 0;
    pastedRows(text).forEach((values, down) => {
      values.forEach((value, along) => {
        const [row, field] = [rows[line.sectionRowIndex + down], fields[first + along]];
        const read = field && readCell(field, value);
        if (row && field && read !== undefined) set(row, field.name, read);
        else left += 1;
      });
    });
    onPasted(left);
  };

  return (
    <div className={classes.container}>
      <table
        role="grid"
        className={classes.table}
        aria-label={`Sheet of ${nouns}`}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <thead>
          <tr>
            <th scope="col" className={classes.name}>
              Name
            </th>
            {fields.map((field) => (
              <th key={field.name} scope="col" data-kind={field.kind}>
                {field.kind === 'number' && field.unit === 'NPR' ? `${field.label} (NPR)` : field.label}
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
              onChange={set}
              offerUndo={offerUndo}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
