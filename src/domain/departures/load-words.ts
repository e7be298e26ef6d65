import type { DepartureLoad } from '@/domain/bookings/departure-load';
import { formatCount } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';

/** A number that is a minimum, as not everything was read: `3+`; undefined for none. */
export const atLeast = (count: number, least: boolean): string | undefined => {
  if (!least) return formatCount(count);
  return count > 0 ? `${formatCount(count)}+` : undefined;
};

export const loadInWords = (load: DepartureLoad, least: boolean): string => {
  if (load.bookings === 0) return $localize`no bookings`;
  return [
    least
      ? plural(load.bookings, { one: $localize`at least # booking`, other: $localize`at least # bookings` })
      : plural(load.bookings, { one: $localize`# booking`, other: $localize`# bookings` }),
    load.people !== undefined &&
      plural(load.people, { one: $localize`# traveller`, other: $localize`# travellers` }),
    load.pending > 0 && $localize`${formatCount(load.pending)}:pending: pending`,
  ]
    .filter(Boolean)
    .join(', ');
};
