import { Group } from '@mantine/core';
import classes from './season.module.css';

interface LegendProps<State extends string> {
  meanings: Readonly<Record<State, string>>;
  /** The states that occur. */
  shown: ReadonlySet<State>;
}

/** The legend of a calendar; for screen readers each day says it itself. */
export const Legend = <State extends string>({ meanings, shown }: LegendProps<State>) => (
  <Group gap="xs" mb="sm" fz="xs" c="dimmed" aria-hidden>
    {(Object.keys(meanings) as State[])
      .filter((state) => shown.has(state))
      .map((state) => (
        <Group key={state} gap={6} wrap="nowrap">
          <span className={classes.sample} data-state={state} />
          {meanings[state]}
        </Group>
      ))}
  </Group>
);
