import type { ReactNode } from 'react';
import { Button } from '@mantine/core';

interface ChoiceButtonsProps<Value extends string> {
  /** What is chosen: "Width". */
  label: string;
  choices: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A few choices side by side, one of which is pressed. */
export const ChoiceButtons = <Value extends string>(props: ChoiceButtonsProps<Value>) => {
  const { label, choices, value, onChange } = props;
  return (
    <Button.Group aria-label={label}>
      {choices.map((choice) => (
        <Button
          key={choice.value}
          size="compact-md"
          variant={choice.value === value ? 'light' : 'default'}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </Button>
      ))}
    </Button.Group>
  );
};
