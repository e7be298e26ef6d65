import { Checkbox, Group } from '@mantine/core';
import { weekdays } from '@/lib/dates/dates';

interface WeekdaysFieldProps {
  /** The weekday numbers as strings, `0` for Sunday. */
  value: string[];
  onChange: (value: string[]) => void;
  className?: string | undefined;
}

export const WeekdaysField = (props: WeekdaysFieldProps) => (
  <Checkbox.Group label={$localize`Weekdays`} {...props}>
    <Group mt={6} gap="md">
      {weekdays.map((name, number) => (
        <Checkbox key={name} value={String(number)} label={name} />
      ))}
    </Group>
  </Checkbox.Group>
);
