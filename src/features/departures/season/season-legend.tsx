import { Group } from '@mantine/core';
import type { Occupancy } from './row-view';
import classes from './season.module.css';

const standings: [Occupancy, string, sample: string][] = [
  ['none', $localize`No bookings`, ''],
  ['some', $localize`1 to 4 bookings`, '3'],
  ['many', $localize`5 bookings or more`, '8'],
  ['unknown', $localize`Bookings not known`, '?'],
];

/** The legend of bars and colours; for screen readers each week says it itself. */
export const SeasonLegend = () => (
  <Group gap="sm" fz="xs" c="dimmed" aria-hidden>
    {standings.map(([standing, meaning, sample]) => (
      <Group key={standing} gap={6} wrap="nowrap">
        <span className={classes.bar} data-standing={standing} data-sample>
          {sample}
        </span>
        <bdi>{meaning}</bdi>
      </Group>
    ))}
    <Group gap={6} wrap="nowrap">
      <span className={classes.bar} data-standing="some" data-pending data-sample>
        3
      </span>
      {$localize`Some pending`}
    </Group>
    <Group gap={6} wrap="nowrap">
      <span className={classes.bar} data-standing="none" data-inactive data-sample />
      {$localize`Inactive`}
    </Group>
    <Group gap={6} wrap="nowrap">
      <span className={classes.gap} />
      {$localize`Gap in season`}
    </Group>
  </Group>
);
