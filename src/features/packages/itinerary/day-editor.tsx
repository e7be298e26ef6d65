import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button, Group, TextInput } from '@mantine/core';
import { RichTextInput } from '@/components/inputs/rich-text/rich-text-input';
import type { Day } from './days';
import { dayErrors } from './day-rules';
import classes from './itinerary.module.css';
import type { DayTexts } from './itinerary-values';

interface DayEditorProps {
  day: Day;
  index: number;
  disabled: boolean;
  /** Saving was refused because of the texts of a day. */
  refused: boolean;
  onChange: (key: string, change: Partial<DayTexts>) => void;
  onDone: (key: string) => void;
  onRemove: (key: string) => void;
}

/** Writes a day that is not saved yet, in its place. */
export const DayEditor = ({ day, index, disabled, refused, onChange, onDone, onRemove }: DayEditorProps) => {
  const [checks, setChecks] = useState(0);
  const title = useRef<HTMLInputElement>(null);
  const heading = useId();
  const errors = dayErrors(day);
  const shown = checks > 0 || refused ? errors : {};

  useEffect(() => title.current?.focus(), [checks]);

  const finish = () => {
    if (Object.keys(errors).length === 0) {
      onDone(day.key);
      return;
    }
    setChecks(checks + 1);
  };
  const line = (name: 'title' | 'duration' | 'accommodation') => ({
    value: day[name],
    error: shown[name],
    disabled,
    dir: 'auto' as const,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange(day.key, { [name]: event.currentTarget.value }),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish();
    },
  });

  return (
    <div role="group" aria-labelledby={heading} className={classes.editor}>
      <span id={heading} className={classes.lead}>
        Day {index + 1}, not saved yet
      </span>
      <TextInput ref={title} label="Title" required {...line('title')} />
      <div className={classes.pair}>
        <TextInput label="Duration" placeholder="6 to 7 hours" {...line('duration')} />
        <TextInput label="Accommodation" placeholder="Tea house" {...line('accommodation')} />
      </div>
      <RichTextInput
        label="Description"
        value={day.description}
        error={shown.description}
        disabled={disabled}
        onChange={(description) => onChange(day.key, { description })}
      />
      <Group gap="xs">
        <Button size="xs" variant="default" disabled={disabled} onClick={finish}>
          Done
        </Button>
        <Button size="xs" variant="subtle" color="gray" disabled={disabled} onClick={() => onRemove(day.key)}>
          Remove
        </Button>
      </Group>
    </div>
  );
};
