import { type ChangeEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Box, VisuallyHidden } from '@mantine/core';
import { CellContent } from '@/components/edit-many/cell-content';
import { cellText, readCell } from '@/components/edit-many/cell-text';
import { type CellValue, type EditableField, UNKNOWN } from '@/components/edit-many/editable-field';
import { AsyncPicker } from '@/components/pickers/async-picker';
import { formatNumber } from '@/lib/numbers/read-number';
import { isComposing } from '@/lib/text/composing';
import classes from './sheet.module.css';

type RecordField = Extract<EditableField, { kind: 'record' }>;

/** A reference: its name, and a picker once it is pressed. */
const RecordCell = (props: CellProps<RecordField>) => {
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
interface CellProps<Field extends EditableField = EditableField> {
  field: Field;
  label: string;
  /** Undefined if it could not be read. */
  value: CellValue | undefined;
  describedBy: string;
  invalid: boolean;
  disabled: boolean;
  onChange: (value: CellValue) => void;
}

const LineCell = ({ field, label, value, describedBy, invalid, disabled, onChange }: CellProps) => {
  const [typed, setTyped] = useState<string>();
  // An input that is disabled while it has the focus fires no blur.
  if (disabled && typed !== undefined) setTyped(undefined);
  const unit = field.kind === 'number' && field.unit === 'NPR' ? field.unit : undefined;
  const text = typeof value === 'number' ? formatNumber(value, unit) : cellText(field, value);
  const common = {
    className: classes.line,
    spellCheck: field.kind === 'text',
    'aria-label': label,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
    disabled,
    placeholder: value === undefined ? UNKNOWN : undefined,
    value: typed ?? text,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(currentTarget.value);
      onChange(readCell(field, currentTarget.value) ?? currentTarget.value);
    },
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
      if (key === 'Escape' && !isComposing(nativeEvent)) setTyped(undefined);
    },
    onBlur: () => setTyped(undefined),
  };
  if (field.kind === 'text' && field.holds === 'lines') return <textarea {...common} rows={2} />;
  return (
    <input
      {...common}
      inputMode={field.kind === 'number' ? 'decimal' : undefined}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
};

/** The input of a cell by its field's kind: native elements, since a sheet mounts hundreds. */
export const CellEditor = (props: CellProps) => {
  const { field, label, value, describedBy, invalid, disabled, onChange } = props;
  const common = { 'aria-label': label, 'aria-describedby': describedBy, disabled };
  switch (field.kind) {
    case 'text':
    case 'number':
      return <LineCell {...props} />;
    case 'switch':
      return (
        <input
          {...common}
          ref={(input) => {
            if (input) input.indeterminate = value === undefined;
          }}
          type="checkbox"
          className={classes.tick}
          checked={value === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      );
    case 'choice':
      return (
        <select
          {...common}
          className={classes.line}
          aria-invalid={invalid || undefined}
          value={String(value ?? '')}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          <option value="">{value === undefined ? UNKNOWN : '–'}</option>
          {field.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      );
    case 'record':
      return <RecordCell {...props} field={field} />;
  }
};
