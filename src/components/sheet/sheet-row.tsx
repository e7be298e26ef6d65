import { memo, type ReactNode, useCallback, useMemo } from 'react';
import type { Cells, CellValue } from '@/components/edit-many/editable-field';
import type { Editing } from '@/components/edit-many/editing';
import type { useUndoNotice } from '@/components/notices/use-undo-notice';
import classes from './sheet.module.css';
import { SheetCell } from './sheet-cell';
import type { EditedRow } from './use-edits';

/** A row of a sheet with its linked name. */
export interface ShownRow extends EditedRow {
  title: ReactNode;
}

interface SheetRowProps {
  row: ShownRow;
  editing: Pick<Editing<never>, 'fields' | 'problemsIn'>;
  after: Cells | undefined;
  /** Why the row was not saved. */
  reason: string | undefined;
  disabled: boolean;
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
  onChange,
  offerUndo,
}: SheetRowProps) => {
  const problems = useMemo(() => editing.problemsIn(after), [editing, after]);
  const change = useCallback((name: string, value: CellValue) => onChange(row, name, value), [row, onChange]);
  const revert = useCallback(
    (name: string, typed: CellValue | undefined) => {
      onChange(row, name, row.cells[name]);
      offerUndo(`An edit of “${row.name}” was undone.`, () => onChange(row, name, typed));
    },
    [row, onChange, offerUndo],
  );
  return (
    <tr data-id={row.id}>
      <th scope="row" className={classes.name}>
        {row.title}
        {reason !== undefined && <span className={classes.problem}>{reason}</span>}
      </th>
      {editing.fields.map((field) => (
        <SheetCell
          key={field.name}
          field={field}
          rowName={row.name}
          value={field.name in after ? after[field.name] : row.cells[field.name]}
          changed={field.name in after}
          problem={problems[field.name]}
          disabled={disabled}
          onChange={change}
          onRevert={revert}
        />
      ))}
    </tr>
  );
};

/** One row of a sheet; re-rendered only when its own cells change. */
export const SheetRow = memo(RenderedRow);
