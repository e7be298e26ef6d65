import { Group } from '@mantine/core';
import { type LinkProps, useSearch } from '@tanstack/react-router';
import { SegmentLinks } from '@/components/screen/segments';
import { type DeparturesSearch, spans, validateDepartures } from '@/features/departures/departures-search';
import { formatCount } from '@/lib/formats/formats';
import type { countBooked } from './coming-rows';

interface ComingChoicesProps extends Pick<DeparturesSearch, 'booked'> {
  counts: ReturnType<typeof countBooked>;
  span: number;
}

/** Links that filter the departures, each with the number of rows, and set the number of days. */
export const ComingChoices = ({ counts, span, booked }: ComingChoicesProps) => {
  const now = validateDepartures(useSearch({ strict: false }));
  const link = (changes: DeparturesSearch): LinkProps => ({
    to: '/departures',
    search: validateDepartures({ ...now, ...changes }),
  });
  const booking = (label: string, count: string | undefined, value: DeparturesSearch['booked']) => ({
    label: count === undefined ? label : `${label} ${count}`,
    link: link({ booked: value }),
    current: booked === value,
  });
  return (
    <Group justify="space-between" gap="xs">
      <SegmentLinks
        label={$localize`Bookings`}
        links={[
          booking($localize`All`, counts.all, undefined),
          booking($localize`With bookings`, counts.with, 'with'),
          booking($localize`Without bookings`, counts.without, 'without'),
        ]}
      />
      <SegmentLinks
        label={$localize`Days ahead`}
        links={spans.map((days) => ({
          label: $localize`${formatCount(days)}:days: days`,
          link: link({ span: days }),
          current: days === span,
        }))}
      />
    </Group>
  );
};
