import { Button } from '@mantine/core';
import classes from './vendor-text.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  disabled?: boolean;
  onChange: (value: Value) => void;
}

/** A choice of a few ways, all of them in sight. */
export const Choice = <Value extends string>(props: ChoiceProps<Value>) => {
  const { label, options, value, disabled = false, onChange } = props;
  return (
    <Button.Group aria-label={label} className={classes.choice}>
      {options.map((option) => (
        <Button
          key={option.value}
          size="compact-sm"
          fw={option.value === value ? 600 : 400}
          variant={option.value === value ? 'light' : 'default'}
          aria-pressed={option.value === value}
          disabled={disabled}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </Button.Group>
  );
};
