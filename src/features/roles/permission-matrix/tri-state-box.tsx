import type { ReactNode } from 'react';
import { formatCount } from '@/lib/formats/formats';
import classes from './permission-matrix.module.css';

interface TriStateBoxProps {
  /** What it toggles, in full: "packages: all". */
  label: string;
  selected: number;
  total: number;
  /** The label beside it. */
  children: ReactNode;
  onToggle: (on: boolean) => void;
  /** Marks the field of an error message. */
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** A checkbox for several others: checked if all of them are, indeterminate if some are. */
export const TriStateBox = ({ label, selected, total, children, onToggle, ...invalid }: TriStateBoxProps) => (
  <label className={classes.box}>
    <input
      {...invalid}
      type="checkbox"
      aria-label={label}
      disabled={total === 0}
      checked={total > 0 && selected === total}
      ref={(box) => {
        if (box) box.indeterminate = selected > 0 && selected < total;
      }}
      onChange={({ currentTarget }) => onToggle(currentTarget.checked)}
    />
    <span className={classes.boxText}>{children}</span>
    <span className={classes.count}>
      {formatCount(selected)}/{formatCount(total)}
    </span>
  </label>
);
