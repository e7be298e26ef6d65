import { useEffect, useRef, useState } from 'react';
import { Box, VisuallyHidden } from '@mantine/core';
import { CellContent } from '@/components/edit-many/cell-content';
import type { CellValue, EditableField } from '@/components/edit-many/editable-field';
import { AsyncPicker } from '@/components/pickers/async-picker';
import { isComposing } from '@/lib/text/composing';
import classes from './sheet.module.css';

type RecordField = Extract<EditableField, { kind: 'record' }>;

/** A reference: its name, and a picker once it is pressed. */
export const RecordCell = (props: CellProps<RecordField>) => {
  const { field, label, value, describedBy, disabled, onChange } = props;
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const returns = useRef(false);

  useEffect(() => {
    const control = frame.current?.querySelector<HTMLElement>('input, button');
    if (open || returns.current) control?.focus();
    if (control instanceof HTMLInputElement) control.select();
    returns.current = false;
  }, [open]);
  const close = () => {
    returns.current = true;
    setOpen(false);
  };

  return (
    <div ref={frame} className={classes.picker} data-own-keys={open || undefined}>
      {open ? (
        <Box
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || isComposing(event.nativeEvent)) return;
            event.preventDefault();
            close();
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
          }}
        >
          <AsyncPicker
            label={label}
            source={field.source}
            value={typeof value === 'number' ? value : null}
            selected={field.known?.get(Number(value)) ?? null}
            onChange={(id) => {
              onChange(id);
              close();
            }}
          />
        </Box>
      ) : (
        <button
          type="button"
          className={classes.reference}
          aria-describedby={describedBy}
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          <VisuallyHidden>{label}: </VisuallyHidden>
          <CellContent field={field} value={value} />
        </button>
      )}
    </div>
  );
};

/** The props of a cell's input. */
export interface CellProps<Field extends EditableField = EditableField> {
  field: Field;
  label: string;
  /** Undefined if it could not be read. */
  value: CellValue | undefined;
  describedBy: string;
  invalid: boolean;
  disabled: boolean;
  onChange: (value: CellValue) => void;
}
