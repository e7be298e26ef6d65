import { Button, Group, Title } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { copyText } from '@/components/notices/copy-text';
import { dayInWords } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import type { Entry } from '@/domain/history/entry';
import type { HistoryDay, HistoryRun } from './grouped';
import classes from './history.module.css';
import { RunItem } from './run-item';
import { dayLines } from './words';

interface DayProps {
  day: HistoryDay;
  /** Those shown. */
  runs: readonly HistoryRun[];
  isGone: (record: string) => boolean;
  onUndo: (entry: Entry) => void;
  onUndoAll: (entries: readonly Entry[]) => void;
  onRestore: (entry: Entry) => void;
}

/** The writes of a day, to be copied as a text. */
export const DaySection = ({ day, runs, ...actions }: DayProps) => {
  const { calendar } = useDisplay();
  const heading = dayInWords(day.date, calendar);
  const copy = () => {
    const all = day.runs.flatMap(({ entries }) => entries);
    void copyText(dayLines(heading, all), $localize`The changes of ${heading}:heading: were copied.`);
  };
  return (
    <section aria-labelledby={`day-${day.date}`} className={classes.day}>
      <Group justify="space-between">
        <Title order={2} size="h4" id={`day-${day.date}`}>
          {heading}
        </Title>
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconCopy size={14} aria-hidden />}
          aria-label={$localize`Copy the changes of ${heading}:heading:`}
          onClick={copy}
        >
          {$localize`Copy`}
        </Button>
      </Group>
      <ul className={classes.runs}>
        {runs.map((run) => (
          <RunItem key={run.key} run={run} {...actions} />
        ))}
      </ul>
    </section>
  );
};
