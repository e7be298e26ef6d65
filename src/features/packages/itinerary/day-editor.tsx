import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, Group, Stack, TextInput } from '@mantine/core';
import { RichTextInput } from '@/components/inputs/rich-text/rich-text-input';
import { useAdvice } from '@/components/inputs/use-advice';
import { durationProblem } from '@/lib/dates/days-in';
import { formatCount } from '@/lib/formats/formats';
import { isComposing } from '@/lib/text/composing';
import { withoutUnseen } from '@/lib/text/typed-text';
import type { AskedField } from './day-actions';
import { dayErrors } from './day-rules';
import { type Day, isBlank, isNew } from './days';
import classes from './itinerary.module.css';
import type { DayTexts } from './itinerary-values';
import { fieldTargets } from './use-day-focus';

interface DayEditorProps {
  day: Day;
  index: number;
  /** The field that it was opened for. */
  asked: AskedField | undefined;
  disabled: boolean;
  /** Saving was refused because of the day's texts. */
  refused: boolean;
  onChange: (key: string, change: Partial<DayTexts>) => void;
  onDone: (key: string) => void;
  /** Closes this day too, and opens the next. */
  onNext: (key: string) => void;
  onRemove: (key: string) => void;
}

/** Edits a day in place: Enter in a line leads to the next day, Escape closes it. */
export const DayEditor = (props: DayEditorProps) => {
  const { day, index, asked, disabled, refused, onChange, onDone, onNext, onRemove } = props;
  const [checks, setChecks] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const heading = useId();
  const [advice, around] = useAdvice(day.duration, durationProblem);
  const errors = dayErrors(day);
  const shown = checks > 0 || refused ? errors : {};

  useEffect(() => {
    const named = (name: string) => box.current?.querySelector<HTMLElement>(fieldTargets(name).join(', '));
    (named(checks > 0 ? 'title' : (asked?.field ?? 'title')) ?? named('title'))?.focus();
  }, [asked, checks]);

  const finish = (then: (key: string) => void) => {
    if (isBlank(day) || Object.keys(errors).length === 0) then(day.key);
    else setChecks(checks + 1);
  };
  const line = (name: 'title' | 'duration' | 'accommodation') => ({
    'data-field': name,
    value: day[name],
    error: shown[name],
    disabled,
    dir: 'auto' as const,
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange(day.key, { [name]: withoutUnseen(event.currentTarget.value) }),
    onKeyDown: (event: KeyboardEvent) => {
      const then = { Enter: onNext, Escape: onDone }[event.key];
      if (!then || isComposing(event.nativeEvent)) return;
      // Keeps the key from reaching the next focused element.
      event.preventDefault();
      finish(then);
    },
  });

  return (
    <Stack ref={box} role="group" aria-labelledby={heading} gap="sm">
      <span id={heading} className={classes.lead}>
        {isNew(day)
          ? $localize`Day ${formatCount(index + 1)}:index:, not saved yet`
          : $localize`Day ${formatCount(index + 1)}:index:`}
      </span>
      <TextInput label={$localize`Title`} required {...line('title')} />
      <div className={classes.pair}>
        <TextInput
          label={$localize`Duration`}
          placeholder={$localize`6 to 7 hours`}
          description={advice}
          {...line('duration')}
          {...around}
        />
        <TextInput
          label={$localize`Accommodation`}
          placeholder={$localize`Tea house`}
          {...line('accommodation')}
        />
      </div>
      <div data-field="description">
        <RichTextInput
          label={$localize`Description`}
          value={day.description}
          error={shown.description}
          disabled={disabled}
          onChange={(description) => onChange(day.key, { description })}
        />
      </div>
      <Group gap="xs">
        <Button size="xs" variant="default" disabled={disabled} onClick={() => finish(onDone)}>
          {$localize`Done`}
        </Button>
        {isNew(day) && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            disabled={disabled}
            onClick={() => onRemove(day.key)}
          >
            {$localize`Remove`}
          </Button>
        )}
      </Group>
    </Stack>
  );
};
