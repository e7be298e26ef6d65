import { dayName, dayParts } from '@/components/text/day-in-words';
import type { Display } from '@/components/text/display';
import { statusLabel } from '@/domain/bookings/booking';
import type { BookingSums } from '@/features/dashboard/reading/booking-sums';
import { bookingsOfWeek } from '@/features/dashboard/work/booking-links';
import { BookingStatus } from '@/generated/model';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { sundayBefore } from '@/lib/dates/weeks';
import { formatCount, inDigits } from '@/lib/formats/formats';
import type { Bar, Paint, PlotData } from './plot';

const paints: Partial<Record<string, Paint>> = {
  pending: 'striped',
  confirmed: 'solid',
  completed: 'quiet',
  cancelled: 'dotted',
} satisfies Record<BookingStatus, Paint>;

/** The first week of the plot, relative to the current one, and the number of weeks. */
const [first, weeks] = [-2, 12];

/** The statuses that occur, those of the contract first. */
const statusesOf = ({ weeks: sums }: BookingSums): string[] => {
  const there = new Set(sums.flatMap(({ byStatus }) => Object.keys(byStatus)));
  const known: string[] = Object.values(BookingStatus);
  return [
    ...known.filter((status) => there.has(status)),
    ...[...there].filter((status) => !known.includes(status)),
  ];
};

/** Whole in Devanagari, where a cut would take vowel signs from their letters. */
const shortMonth = (month: string): string => month.replace(/^(\p{Script=Latin}{3}).*/u, '$1');

/** The bookings by status for each week of travel around today. */
export const bookingsByWeek = (
  sums: BookingSums,
  today: PlainDate,
  calendar: Display['calendar'],
): PlotData => {
  const statuses = statusesOf(sums);
  const current = sundayBefore(today);
  const bars = Array.from({ length: weeks }, (_, index): Bar => {
    const sunday = addDays(current, (first + index) * 7);
    const sum = sums.weeks.find((week) => week.sunday === sunday);
    const name = dayName(sunday, calendar);
    const { day, month } = dayParts(sunday, calendar);
    return {
      key: sunday,
      // The month is shown where it begins.
      tick: inDigits(index === 0 || day <= 7 ? `${day} ${shortMonth(month)}` : day),
      name: $localize`Week from ${name}:name:`,
      current: sunday === current,
      link: bookingsOfWeek(sunday),
      values: sum && statuses.map((status) => sum.byStatus[status] ?? 0),
    };
  });
  return {
    title: $localize`Bookings by week of travel`,
    of: $localize`Week`,
    series: statuses.map((status) => ({ label: statusLabel(status), paint: paints[status] ?? 'crossed' })),
    bars,
    format: formatCount,
    formatShort: formatCount,
  };
};
