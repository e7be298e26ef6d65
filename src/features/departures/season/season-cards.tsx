import { memo, useEffect, useState } from 'react';
import { Button, Group, Skeleton, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useIntersection } from '@mantine/hooks';
import { ScreenText } from '@/components/links/link-button';
import { dayParts } from '@/components/text/day-in-words';
import { DayName } from '@/components/text/day-text';
import { useDisplay } from '@/components/text/display';
import { filled } from '@/components/text/filled';
import cards from '@/features/departures/cards.module.css';
import type { Package } from '@/generated/model';
import { inDigits } from '@/lib/formats/formats';
import { departuresLink } from '@/resources/package-links';
import { type BoardContext, type Booked, coveredInWords, type RowView, type WeekView } from './row-view';
import classes from './season-cards.module.css';
import type { SeasonRowsProps } from './season-grid';
import { chosenIn } from './selection';
import { useRow } from './use-row';

/** The number of cards rendered at first, and added when the last comes into view. */
const SOME = 20;

interface WeekProps {
  of: WeekView;
  chosen: boolean;
  onTurn: () => void;
}

/** A departure without bookings and one with unknown bookings look different without colour too. */
const signOf = ({ count, standing }: Booked) => count ?? (standing === 'unknown' ? '?' : '○');

const Week = ({ of: { week, label, gap, booked }, chosen, onTurn }: WeekProps) => {
  const { day, month } = dayParts(week, useDisplay().calendar);
  return (
    <UnstyledButton
      className={classes.week}
      aria-pressed={chosen}
      data-gap={gap || undefined}
      data-standing={booked?.standing}
      data-pending={booked?.pending ? true : undefined}
      onClick={onTurn}
    >
      <bdi className={classes.day} aria-hidden>
        {`${inDigits(day)} ${month}`}
      </bdi>
      <span className={classes.count} aria-hidden>
        {booked && signOf(booked)}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </UnstyledButton>
  );
};

interface SeasonCardProps {
  of: Package;
  row: number;
  board: BoardContext;
  /** The weeks as digits: `1` for a selected one, else `0`. */
  chosen: string;
  onTurn: (row: number, week: number) => void;
  onAll: (row: number) => void;
}

const Facts = ({ view, board }: { view: RowView; board: BoardContext }) => (
  <Text size="xs" c="dimmed">
    {view.until
      ? filled((day) => $localize`Sold until ${day}:day:`, <DayName date={view.until} />)
      : $localize`No departures ahead`}
    {' · '}
    <bdi>{coveredInWords(view.covered, board.season)}</bdi>
  </Text>
);

const SeasonCard = memo(({ of, row, board, chosen, onTurn, onAll }: SeasonCardProps) => {
  const { ref, entry } = useIntersection<HTMLLIElement>({ rootMargin: '200px' });
  const { query, view } = useRow(of, board, entry?.isIntersecting ?? false);
  const failed = query.isError && !query.data;
  return (
    <li ref={ref} className={`${cards.card} ${classes.card}`}>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <ScreenText size="sm" fw={600} {...departuresLink(of.id)}>
          <bdi>{of.name}</bdi>
        </ScreenText>
        {view && (
          <Button
            className={classes.all}
            size="compact-sm"
            variant="subtle"
            aria-label={$localize`All weeks of ${of.name}:name:`}
            onClick={() => onAll(row)}
          >
            {$localize`All weeks`}
          </Button>
        )}
      </Group>
      {view && (
        <>
          <Facts view={view} board={board} />
          <div className={classes.weeks} role="group" aria-label={$localize`Weeks of ${of.name}:name:`}>
            {view.weeks.map((week, index) => (
              <Week
                key={week.week}
                of={week}
                chosen={chosen[index] === '1'}
                onTurn={() => onTurn(row, index)}
              />
            ))}
          </div>
        </>
      )}
      {failed && (
        <Group gap="xs">
          <Text size="sm">{$localize`The departures could not be read.`}</Text>
          <Button
            variant="default"
            aria-label={$localize`Retry the departures of ${of.name}:name:`}
            onClick={() => void query.refetch()}
          >
            {$localize`Retry`}
          </Button>
        </Group>
      )}
      {!view && !failed && <Skeleton height={118} mt={6} />}
    </li>
  );
});
SeasonCard.displayName = 'SeasonCard';

/** The board for narrow screens: a card per package, with its weeks to tap. */
export const SeasonCards = ({ packages, board, selection, onCurrent, onReach }: SeasonRowsProps) => {
  const [shown, setShown] = useState(SOME);
  const { ref, entry } = useIntersection<HTMLLIElement>({ rootMargin: '600px' });
  const isEnd = entry?.isIntersecting ?? false;
  if (isEnd && shown < packages.length) setShown(shown + SOME);
  useEffect(() => onReach(shown), [onReach, shown]);
  const { weeks } = board;
  return (
    <ul className={cards.cards} aria-label={$localize`Season`}>
      {packages.slice(0, shown).map((of, row) => (
        <SeasonCard
          key={of.id}
          of={of}
          row={row}
          board={board}
          chosen={chosenIn(selection.selection, of.id, weeks)}
          onTurn={(at, week) => {
            onCurrent({ row: at, week });
            selection.turn({ row: at, week }, { row: at, week });
          }}
          onAll={(at) => selection.turn({ row: at, week: 0 }, { row: at, week: weeks.length - 1 })}
        />
      ))}
      <li ref={ref} className={classes.end} aria-hidden />
    </ul>
  );
};
