import { Group } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { LinkButton } from '@/components/links/link-button';
import { type DeparturesSearch, spans, validateDepartures } from '@/features/departures/departures-search';
import { formatCount } from '@/lib/formats/formats';
import type { countBooked } from './coming-rows';

interface ChoiceProps {
  label: string;
  /** The number of rows, if known. */
  count?: string | undefined;
  chosen: boolean;
  /** The search parameters that it sets. */
  changes: DeparturesSearch;
}

const Choice = ({ label, count, chosen, changes }: ChoiceProps) => {
  const search = validateDepartures(useSearch({ strict: false }));
  return (
    <LinkButton
      size="compact-sm"
      variant={chosen ? 'light' : 'subtle'}
      color={chosen ? undefined : 'gray'}
      aria-current={chosen ? 'true' : undefined}
      to="/departures"
      search={validateDepartures({ ...search, ...changes })}
      resetScroll={false}
    >
      <bdi>{count === undefined ? label : `${label} ${count}`}</bdi>
    </LinkButton>
  );
};

interface ComingChoicesProps extends Pick<DeparturesSearch, 'booked'> {
  counts: ReturnType<typeof countBooked>;
  span: number;
}

/** Links that filter the departures, each with the number of rows, and set the number of days. */
export const ComingChoices = ({ counts, span, booked }: ComingChoicesProps) => (
  <Group justify="space-between" gap="xs">
    <Group gap={4} component="nav" aria-label={$localize`Bookings`}>
      <Choice
        label={$localize`All`}
        count={counts.all}
        chosen={booked === undefined}
        changes={{ booked: undefined }}
      />
      <Choice
        label={$localize`With bookings`}
        count={counts.with}
        chosen={booked === 'with'}
        changes={{ booked: 'with' }}
      />
      <Choice
        label={$localize`Without bookings`}
        count={counts.without}
        chosen={booked === 'without'}
        changes={{ booked: 'without' }}
      />
    </Group>
    <Group gap={4} component="nav" aria-label={$localize`Days ahead`}>
      {spans.map((days) => (
        <Choice
          key={days}
          label={$localize`${formatCount(days)}:days: days`}
          chosen={days === span}
          changes={{ span: days }}
        />
      ))}
    </Group>
  </Group>
);
