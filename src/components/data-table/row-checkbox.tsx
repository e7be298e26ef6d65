import type { ChangeEvent } from 'react';
import classes from './controls.module.css';

interface RowCheckboxProps {
  label: string;
  checked: boolean;
  shortcut?: string;
  /** Indeterminate: some, but not all, of its rows are selected. */
  partly?: boolean;
  /** `range` is true while Shift is held. */
  onChange: (checked: boolean, range: boolean) => void;
}

const withShift = ({ nativeEvent }: ChangeEvent) => nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** The checkbox that selects rows: a plain input, since a list mounts many at once. */
export const RowCheckbox = ({ label, checked, shortcut, partly = false, onChange }: RowCheckboxProps) => (
  <input
    type="checkbox"
    className={classes.checkbox}
    aria-label={label}
    data-shortcut={shortcut}
    checked={checked}
    ref={(input) => {
      if (input) input.indeterminate = partly;
    }}
    onChange={(event) => onChange(event.currentTarget.checked, withShift(event))}
  />
);
