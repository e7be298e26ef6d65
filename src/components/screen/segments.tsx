import type { ReactNode } from 'react';
import { SegmentedControl } from '@mantine/core';
import classes from './segments.module.css';

interface SegmentsProps<Value extends string> {
  /** What is chosen: "Width". */
  label: string;
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** A choice of a few modes, all of them in sight. */
export const Segments = <Value extends string>(props: SegmentsProps<Value>) => {
  const { label, choices, value, disabled = false, onChange } = props;
  return (
    <SegmentedControl
      size="xs"
      className={classes.control}
      aria-label={label}
      data={[...choices]}
      value={value}
      disabled={disabled}
      onChange={onChange}
    />
  );
};
