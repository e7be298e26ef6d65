import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { cellText, readCell } from '@/components/edit-many/cell-text';
import { UNKNOWN } from '@/components/edit-many/editable-field';
import { formatNumber } from '@/lib/numbers/read-number';
import { isComposing } from '@/lib/text/composing';
import { type CellProps, RecordCell } from './record-cell';
import classes from './sheet.module.css';

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
