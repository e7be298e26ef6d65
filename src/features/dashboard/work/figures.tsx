import { type ReactNode, useMemo } from 'react';
import { Skeleton } from '@mantine/core';
import type { LinkProps } from '@tanstack/react-router';
import { LinkText } from '@/components/links/link-button';
import { DayName } from '@/components/text/day-text';
import type { Travel } from '@/domain/bookings/read-travel';
import type { useTravel } from '@/domain/bookings/use-travel';
import classes from '@/features/dashboard/dashboard.module.css';
import { addDays, type PlainDate, shortWeekdayOf } from '@/lib/dates/dates';
import { formatCount, formatNpr } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { bookingsOfDays, bookingsOn } from './booking-links';
import { openAmong, type TravelDay, travelDay } from './travel-day';

/** The days of the line beneath each figure, and those in which payments are to be collected. */
const [drawn, collected] = [14, 7] as const;

/** A bar for each day from today; the first ones, which the figure counts, are marked. */
const Spark = ({ values, from, to }: { values: readonly number[]; from: number; to: number }) => {
  const scale = Math.max(1, ...values);
  return (
    <svg className={classes.spark} viewBox={`0 0 ${drawn * 4} 20`} preserveAspectRatio="none" aria-hidden>
      {values.map((value, day) => {
        const height = value === 0 ? 1 : Math.max(2, (value / scale) * 20);
        const counts = day >= from && day < to;
        return (
          <rect
            key={day}
            x={day * 4}
            y={20 - height}
            width={3}
            height={height}
            data-counted={counts || undefined}
          />
        );
      })}
    </svg>
  );
};

interface Figure {
  key: string;
  label: ReactNode;
  /** The figure, as the link to what it counts. */
  text: string;
  link: LinkProps;
  note: string;
  values: readonly number[];
  /** The days that the figure counts, from today. */
  of: readonly [from: number, to: number];
}

const dayFigure = (day: TravelDay, index: number, name: string, values: readonly number[]): Figure => ({
  key: name,
  label: (
    <>
      {name}, {shortWeekdayOf(day.date)} <DayName date={day.date} />
    </>
  ),
  text: plural(day.travellers.length, { one: $localize`# booking`, other: $localize`# bookings` }),
  link: bookingsOn(day.date),
  note:
    day.people === undefined
      ? ''
      : plural(day.people, { one: $localize`# traveller`, other: $localize`# travellers` }),
  values,
  of: [index, index + 1],
});

const figuresOf = (travel: Travel, today: PlainDate): Figure[] => {
  const days = Array.from({ length: drawn }, (_, index) => {
    const date = addDays(today, index);
    const bookings = travel.days.get(date) ?? [];
    return { date, bookings, open: openAmong(bookings) };
  });
  const all = days.flatMap(({ bookings }) => bookings);
  const dayOf = (index: number) => {
    const { date = today, bookings = [] } = days[index] ?? {};
    return travelDay(date, bookings, all);
  };
  const { pending, going: booked } = openAmong(all);
  const { unpaid } = openAmong(days.slice(0, collected).flatMap(({ bookings }) => bookings));
  const going = days.map(({ open }) => open.going);
  return [
    dayFigure(dayOf(0), 0, $localize`Today`, going),
    dayFigure(dayOf(1), 1, $localize`Tomorrow`, going),
    {
      key: 'pending',
      label: $localize`Pending, next ${formatCount(drawn)}:drawn: days`,
      text: plural(pending, { one: $localize`# pending`, other: $localize`# pending` }),
      link: bookingsOfDays(drawn, { status: 'pending' }),
      note: $localize`of ${plural(booked, { one: $localize`# booking`, other: $localize`# bookings` })}:bookings:`,
      values: days.map(({ open }) => open.pending),
      of: [0, drawn],
    },
    ...(unpaid
      ? [
          {
            key: 'unpaid',
            label: $localize`To collect, next ${formatCount(collected)}:collected: days`,
            text: plural(unpaid.bookings, { one: $localize`# unpaid`, other: $localize`# unpaid` }),
            link: bookingsOfDays(collected, { payment: 'unpaid' }),
            note: formatNpr(unpaid.due),
            values: days.map(({ open }) => open.unpaid?.due ?? 0),
            of: [0, collected] as const,
          },
        ]
      : []),
  ];
};

interface FiguresProps {
  today: PlainDate;
  travel: ReturnType<typeof useTravel>;
}

/** The figures of the day: who travels today and tomorrow, what is pending, and what is to be collected. */
export const Figures = ({ today, travel: { query, read } }: FiguresProps) => {
  const figures = useMemo(() => read && 'days' in read && figuresOf(read, today), [read, today]);
  // The panel of travellers says why nothing is known.
  if (query.isError || (read && !figures)) return null;
  return (
    <ul className={classes.figures} aria-label={$localize`The day in figures`}>
      {figures
        ? figures.map(({ key, label, text, link, note, values, of: [from, to] }) => {
            const [number = '', ...words] = text.split(' ');
            return (
              <li key={key} className={classes.panel}>
                <bdi className={classes.figureLabel}>{label}</bdi>
                <LinkText {...link} className={classes.figure}>
                  <strong>{number}</strong> <span>{words.join(' ')}</span>
                </LinkText>
                <bdi className={classes.figureNote}>{note}</bdi>
                <Spark values={values} from={from} to={to} />
              </li>
            );
          })
        : Array.from({ length: 4 }, (_, index) => (
            <li key={index} className={classes.panel}>
              <Skeleton height={94} />
            </li>
          ))}
    </ul>
  );
};
