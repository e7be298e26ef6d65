import { memo, type ReactNode, useCallback, useMemo } from 'react';
import type { CellChange } from '@/components/edit-many/changing';
import type { Cells, CellValue, EditableField } from '@/components/edit-many/editable-field';
import type { useUndoNotice } from '@/components/notices/use-undo-notice';
import classes from './sheet.module.css';
import { SheetCell } from './sheet-cell';
import type { EditedRow, RowId } from './use-edits';

/** A row of a sheet with its linked name. */
export interface ShownRow extends EditedRow {
  title: ReactNode;
  /** Shown instead of its cells, which have not been read. */
  instead?: ReactNode;
}

/** The columns of a sheet, and how a row is checked and saved: see `Editing`. */
export interface SheetEditing {
  fields: readonly EditableField[];
  problemsIn: (after: Cells, id: RowId) => Readonly<Record<string, string>>;
  save: (id: RowId, change: CellChange) => Promise<CellChange>;
}

export interface SheetRowProps {
  row: ShownRow;
  editing: Pick<SheetEditing, 'fields' | 'problemsIn'>;
  after: Cells | undefined;
  /** Why the row was not saved. */
  reason: string | undefined;
  disabled: boolean;
  /** What is shown below a cell's input. */
  note?: ((row: ShownRow, name: string, value: CellValue | undefined) => ReactNode) | undefined;
  onChange: (row: EditedRow, name: string, value: CellValue | undefined) => void;
  /** Reports an action with its Undo. */
  offerUndo: ReturnType<typeof useUndoNotice>;
}

const none: Cells = {};

const RenderedRow = ({
  row,
  editing,
  after = none,
  reason,
  disabled,
  note,
  onChange,
  offerUndo,
}: SheetRowProps) => {
  const problems = useMemo(() => editing.problemsIn(after, row.id), [editing, after, row.id]);
  const change = useCallback((name: string, value: CellValue) => onChange(row, name, value), [row, onChange]);
  const revert = useCallback(
    (name: string, typed: CellValue | undefined) => {
      onChange(row, name, row.cells[name]);
      offerUndo($localize`An edit of “${row.name}:name:” was undone.`, () => onChange(row, name, typed));
    },
    [row, onChange, offerUndo],
  );
  return (
    <tr data-id={row.id}>
      <th scope="row" className={classes.name}>
        {row.title}
        {reason !== undefined && <span className={classes.problem}>{reason}</span>}
      </th>
      {row.instead === undefined ? (
        editing.fields.map((field) => {
          const value = field.name in after ? after[field.name] : row.cells[field.name];
          return (
            <SheetCell
              key={field.name}
              field={field}
              rowName={row.name}
              value={value}
              changed={field.name in after}
              problem={problems[field.name]}
              disabled={disabled}
              note={note?.(row, field.name, value)}
              onChange={change}
              onRevert={revert}
            />
          );
        })
      ) : (
        <td colSpan={editing.fields.length} className={classes.instead}>
          {row.instead}
        </td>
      )}
    </tr>
  );
};

/** One row of a sheet; re-rendered only when its own cells change. */
export const SheetRow = memo(RenderedRow);
