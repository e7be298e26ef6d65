import { IconCalendarEvent, IconCalendarMonth, IconUsersGroup } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useToday } from '@/components/hooks/use-today';
import { dayName } from '@/components/text/day-in-words';
import { useDisplay } from '@/components/text/display';
import { isGoing, nameOfBooking } from '@/domain/bookings/booking';
import { manifestLink, manifestOf } from '@/domain/bookings/travel-links';
import type { Booking } from '@/generated/model';
import { addDays, type PlainDate, shortWeekdayOf } from '@/lib/dates/dates';
import { bookingArea } from '@/resources/bookings';
import { knownBookings } from './known-bookings';
import type { PaletteItem } from './palette-item';

/** The days from today on whose departures are offered. */
const DAYS_AHEAD = 7;

const isManifest = (query: string) =>
  query
    .toLowerCase()
    .split(/\s+/)
    .some(
      (word) =>
        word.length > 2 &&
        ['manifest', 'print', 'travellers', 'यात्रु', 'सूची', 'छाप्नुहोस्'].some((one) => one.startsWith(word)),
    );

const manifest = {
  group: $localize`Manifests`,
  icon: IconUsersGroup,
  words: 'print travellers list guide छाप्नुहोस् यात्रु सूची गाइड',
};

interface Departure {
  booking: Booking;
  day: PlainDate;
  link: ReturnType<typeof manifestLink>;
}

/** The departures of these bookings on the next days, in order. */
const departuresIn = (bookings: readonly Booking[], today: PlainDate): Departure[] => {
  const last = addDays(today, DAYS_AHEAD);
  const found = bookings.flatMap((booking) => {
    const { start_date: day, service_type } = booking;
    const link = manifestOf(booking);
    const isNext = service_type === 'package' && day && day >= today && day <= last;
    return isNext && link && isGoing(booking) ? [{ booking, day, link }] : [];
  });
  return [...new Map(found.map((one) => [`${one.day} ${nameOfBooking(one.booking)}`, one])).values()].sort(
    (a, b) => a.day.localeCompare(b.day),
  );
};

/** The bookings of today, tomorrow and this month, and the manifests of departures that are known: nothing is requested. */
export const useTravelItems = (query: string): PaletteItem[] => {
  const client = useQueryClient();
  const today = useToday();
  const { calendar } = useDisplay();
  if (query.trim() === '') return [];
  const views = {
    group: $localize`Views`,
    hints: [bookingArea.label],
    icon: IconCalendarEvent,
    words: 'bookings view who travels बुकिङ यात्रा',
  };
  const days = [
    {
      name: 'today',
      day: today,
      travellers: $localize`Travellers today`,
      list: $localize`Manifest of today`,
    },
    {
      name: 'tomorrow',
      day: addDays(today, 1),
      travellers: $localize`Travellers tomorrow`,
      list: $localize`Manifest of tomorrow`,
    },
  ];
  const departures = isManifest(query) ? departuresIn(knownBookings(client), today) : [];
  return [
    ...days.map(({ name, day, travellers }): PaletteItem => ({
      ...views,
      id: `travellers:${name}`,
      label: travellers,
      link: bookingArea.day(day),
    })),
    {
      ...views,
      id: 'bookings:month',
      label: $localize`Bookings of this month`,
      icon: IconCalendarMonth,
      words: `${views.words} calendar board`,
      link: linkOptions({ to: '/bookings', search: { view: 'board' } }),
    },
    ...days.map(({ name, day, list }): PaletteItem => ({
      ...manifest,
      id: `manifest:${name}`,
      label: list,
      link: manifestLink(day),
    })),
    ...departures.map(({ booking, day, link }): PaletteItem => ({
      ...manifest,
      id: `manifest:${day}:${nameOfBooking(booking)}`,
      label: $localize`Manifest of ${nameOfBooking(booking)}:nameOfBooking:`,
      hints: [`${shortWeekdayOf(day)} ${dayName(day, calendar)}`],
      link,
    })),
  ];
};
