import type { DepartureLoad } from '@/domain/bookings/departure-load';
import { counted, plural } from '@/lib/text/plural';

/** A number that is a minimum, as not everything was read: `3+`; undefined for none. */
export const atLeast = (count: number, least: boolean): string | undefined => {
  if (!least) return String(count);
  return count > 0 ? `${count}+` : undefined;
};

export const loadInWords = (load: DepartureLoad, least: boolean): string => {
  if (load.bookings === 0) return 'no bookings';
  return [
    least
      ? plural(load.bookings, { one: 'at least # booking', other: 'at least # bookings' })
      : counted(load.bookings, 'booking', 'bookings'),
    load.people !== undefined && counted(load.people, 'traveller', 'travellers'),
    load.pending > 0 && `${load.pending} pending`,
  ]
    .filter(Boolean)
    .join(', ');
};
