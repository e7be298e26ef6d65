import { memo, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '@mantine/core';
import type { CellValue, EditableField } from '@/components/edit-many/editable-field';
import { isComposing } from '@/lib/text/composing';
import { CellEditor } from './cell-editor';
import classes from './sheet.module.css';

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
export const SheetCell = memo((props: SheetCellProps) => {
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
