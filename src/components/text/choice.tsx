import type { ReactNode } from 'react';
import { Radio } from '@mantine/core';
import classes from './choice.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly Value[];
  /** The words for each option. */
  labels: Readonly<Record<string, ReactNode>>;
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few values, all of them visible. */
export const Choice = <Value extends string>({
  label,
  options,
  labels,
  value,
  onChange,
}: ChoiceProps<Value>) => (
  <Radio.Group
    label={label}
    value={value}
    // A card also says so of the chosen one.
    onChange={(next) => {
      if (next !== value) onChange(next);
    }}
  >
    <div className={classes.options}>
      {options.map((option) => (
        <Radio.Card key={option} value={option} className={classes.option}>
          <Radio.Indicator size="xs" />
          <span>{labels[option]}</span>
        </Radio.Card>
      ))}
    </div>
  </Radio.Group>
);
