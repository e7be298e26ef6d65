import { type ReactNode, useState } from 'react';
import { ActionIcon, Button, Group, Popover, SimpleGrid, Text } from '@mantine/core';
import { IconChevronDown, IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { LinkButton } from '@/components/links/link-button';
import { bsMonthsOf } from '@/lib/dates/bikram-sambat';
import { formatMonth } from '@/lib/dates/dates';
import { monthsAround } from '@/lib/dates/months';
import { inDigits } from '@/lib/formats/formats';
import type { BookingsSearch } from './travel-search';

interface MonthJumpProps {
  /** `2026-11` */
  month: string;
  /** The search parameters of a month. */
  searchOf: (month: string) => BookingsSearch;
  /** The name of the displayed month. */
  children: ReactNode;
}

/** The displayed month as a button that opens other months and years. */
export const MonthJump = ({ month, searchOf, children }: MonthJumpProps) => {
  const [opened, setOpened] = useState(false);
  const [year, setYear] = useState(Number(month.slice(0, 4)));
  const toggle = () => {
    setYear(Number(month.slice(0, 4)));
    setOpened(!opened);
  };
  return (
    <Popover opened={opened} onChange={setOpened} position="bottom" trapFocus returnFocus>
      <Popover.Target>
        <Button
          variant="default"
          h={32}
          px="sm"
          fw={400}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          onClick={toggle}
        >
          <span>{children}</span>
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={$localize`Choose a month`}>
        <Group justify="space-between" mb="xs">
          <ActionIcon
            variant="default"
            size={32}
            aria-label={$localize`Previous year`}
            onClick={() => setYear(year - 1)}
          >
            <IconChevronLeft size={18} className="mantine-rotate-rtl" aria-hidden />
          </ActionIcon>
          <Text fw={600} aria-live="polite">
            {inDigits(year)}
          </Text>
          <ActionIcon
            variant="default"
            size={32}
            aria-label={$localize`Next year`}
            onClick={() => setYear(year + 1)}
          >
            <IconChevronRight size={18} className="mantine-rotate-rtl" aria-hidden />
          </ActionIcon>
        </Group>
        <SimpleGrid cols={3} spacing={4} verticalSpacing={4}>
          {monthsAround(`${year}-01`, 12, 0).map((one) => (
            <LinkButton
              key={one}
              size="compact-sm"
              h={32}
              variant={one === month ? 'light' : 'subtle'}
              color={one === month ? undefined : 'gray'}
              aria-current={one === month ? 'true' : undefined}
              title={bsMonthsOf(`${one}-01`)}
              data-autofocus={one === month || undefined}
              onClick={() => setOpened(false)}
              to="/bookings"
              search={searchOf(one)}
              resetScroll={false}
            >
              {formatMonth(`${one}-01`)}
            </LinkButton>
          ))}
        </SimpleGrid>
      </Popover.Dropdown>
    </Popover>
  );
};
