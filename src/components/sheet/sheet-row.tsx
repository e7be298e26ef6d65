import { memo, type ReactNode, useCallback, useId, useMemo } from 'react';
import { VisuallyHidden } from '@mantine/core';
import type { CellChange } from '@/components/edit-many/changing';
import type { Cells, CellValue, EditableField } from '@/components/edit-many/editable-field';
import type { useUndoNotice } from '@/components/notices/use-undo-notice';
import { isComposing } from '@/lib/text/composing';
import { CellEditor } from './cell-editor';
import classes from './sheet.module.css';
import type { EditedRow, RowId } from './use-edits';

interface SheetCellProps {
  field: EditableField;
  rowName: string;
  /** Undefined if it could not be read. */
  value: CellValue | undefined;
  changed: boolean;
  /** Why the value is invalid or was refused. */
  problem: string | undefined;
  disabled: boolean;
  /** Shown below the input. */
  note: ReactNode;
  onChange: (name: string, value: CellValue) => void;
  /** Reverts the edit; receives the typed value. */
  onRevert: (name: string, typed: CellValue | undefined) => void;
}

/** One cell of a sheet: always an input, marked if it differs from the stored value. */
const SheetCell = memo((props: SheetCellProps) => {
  const { field, rowName, value, changed, problem, disabled, note, onChange, onRevert } = props;
  const id = useId();
  return (
    <td
      className={classes.cell}
      data-field={field.name}
      data-label={field.label}
      data-kind={field.kind}
      data-changed={changed || undefined}
      data-refused={problem !== undefined || undefined}
      data-noted={(note !== undefined && note !== null) || undefined}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !changed || event.defaultPrevented || isComposing(event.nativeEvent))
          return;
        event.preventDefault();
        onRevert(field.name, value);
      }}
    >
      <CellEditor
        field={field}
        label={$localize`${field.label}:label: of ${rowName}:rowName:`}
        value={value}
        describedBy={`${id}-state`}
        invalid={problem !== undefined}
        disabled={disabled}
        onChange={(next) => onChange(field.name, next)}
      />
      <span id={`${id}-state`}>
        {changed && <VisuallyHidden>{$localize`Changed`}</VisuallyHidden>}
        {problem !== undefined && <span className={classes.problem}>{problem}</span>}
      </span>
      {note}
    </td>
  );
});
SheetCell.displayName = 'SheetCell';

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
