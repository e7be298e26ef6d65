import { type ReactNode, useId } from 'react';
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
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={classes.track}>
      {choices.map((choice) => (
        <label key={choice.value} className={classes.segment}>
          <input
            type="radio"
            name={name}
            className={classes.radio}
            checked={choice.value === value}
            disabled={disabled}
            onChange={() => onChange(choice.value)}
          />
          <bdi>{choice.label}</bdi>
        </label>
      ))}
    </div>
  );
};
