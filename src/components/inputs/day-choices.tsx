import { Button, Group } from '@mantine/core';
import type { PlainDate } from '@/lib/dates/dates';
import type { DateChoice } from '@/lib/dates/typed-date';

interface DayChoicesProps {
  /** What the days are for, as accessible name. */
  label: string;
  choices: readonly DateChoice[];
  onChoose: (day: PlainDate) => void;
}

/** The days that a text may mean, each as a button. */
export const DayChoices = ({ label, choices, onChoose }: DayChoicesProps) =>
  choices.length > 0 && (
    <Group role="group" aria-label={label} gap={6} my={6}>
      {choices.map(({ date, words }) => (
        <Button key={date} size="compact-sm" variant="default" onClick={() => onChoose(date)}>
          <bdi>{words}</bdi>
        </Button>
      ))}
    </Group>
  );
