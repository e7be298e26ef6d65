import { Group, Select } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { LinkButton, LinkIcon } from '@/components/links/link-button';
import { dayName } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import { validateDepartures } from '@/features/departures/departures-search';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { monthOf, monthsAround, rangeOfMonth } from '@/lib/dates/months';
import { sundayBefore } from '@/lib/dates/weeks';

interface SeasonPeriodProps {
  /** The first displayed week. */
  first: PlainDate;
  today: PlainDate;
  /** The number of weeks per step. */
  step: number;
}

/** The months to choose from. */
const MONTHS_BACK = 12;
const MONTHS = 37;

/** Sets the first week of the board: the current one, a step back or on, or that of a month. */
export const SeasonPeriod = ({ first, today, step }: SeasonPeriodProps) => {
  const { calendar } = useDisplay();
  const navigate = useNavigate();
  const search = validateDepartures(useSearch({ strict: false }));
  const running = sundayBefore(today);
  const at = (from: PlainDate) => ({ ...search, from: sundayBefore(from) === running ? undefined : from });
  const turn = (label: string, weeks: number, TurnIcon: typeof IconChevronLeft) => (
    <LinkIcon
      variant="default"
      size={34}
      aria-label={label}
      to="/departures"
      search={at(addDays(first, weeks * 7))}
      resetScroll={false}
    >
      <TurnIcon size={18} className="mantine-rotate-rtl" aria-hidden />
    </LinkIcon>
  );
  const months = monthsAround(monthOf(today), MONTHS, MONTHS_BACK).map((month) => {
    const { from: value } = rangeOfMonth(month);
    return { value, label: dayName(value, calendar) };
  });
  const chosen = months.find(({ value }) => sundayBefore(value) === first);
  const own = { value: first, label: dayName(first, calendar) };
  return (
    <Group gap="xs" component="nav" aria-label={$localize`Weeks`}>
      {turn($localize`Earlier weeks`, -step, IconChevronLeft)}
      <LinkButton
        size="xs"
        h={34}
        variant={first === running ? 'light' : 'default'}
        aria-current={first === running ? 'true' : undefined}
        to="/departures"
        search={at(running)}
        resetScroll={false}
      >
        {$localize`This week`}
      </LinkButton>
      {turn($localize`Later weeks`, step, IconChevronRight)}
      <Select
        aria-label={$localize`First week`}
        size="xs"
        w={150}
        allowDeselect={false}
        data={chosen ? months : [own, ...months]}
        value={chosen?.value ?? first}
        onChange={(month) =>
          month && void navigate({ to: '/departures', search: at(month), resetScroll: false })
        }
      />
    </Group>
  );
};
