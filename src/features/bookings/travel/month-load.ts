import { nameOfBooking, travellerOf } from '@/domain/bookings/booking';
import { type Booking, ServiceType } from '@/generated/model';
import { formatCount } from '@/lib/formats/formats';

/** The load of a day, from 1 to 4; 0 without bookings. */
export type Load = 0 | 1 | 2 | 3 | 4;

const loads = [1, 2, 3, 4] as const;

/** The fewest and the most bookings on a day that has any; both 0 if none has. */
export interface LoadRange {
  least: number;
  most: number;
}

export const loadRangeOf = (counts: readonly number[]): LoadRange => {
  const booked = counts.filter((count) => count > 0);
  return booked.length > 0
    ? { least: Math.min(...booked), most: Math.max(...booked) }
    : { least: 0, most: 0 };
};

/** The load between the least and the busiest day of the month; days that differ little have a low load. */
export const loadOf = (count: number, { least, most }: LoadRange): Load => {
  if (count === 0) return 0;
  const steps = Math.max(most - least + 1, loads.length);
  return loads[Math.floor(((count - least) * loads.length) / steps)] ?? 4;
};

/** The range of bookings for each load, without empty ranges. */
export const loadSpans = (range: LoadRange): { load: Load; from: number; to: number }[] =>
  loads.flatMap((load) => {
    const counts = Array.from({ length: range.most - range.least + 1 }, (_, index) => range.least + index);
    const own = counts.filter((count) => loadOf(count, range) === load);
    const [from, to] = [own[0], own.at(-1)];
    return from === undefined || to === undefined ? [] : [{ load, from, to }];
  });

/** The number of bookings of each kind of service, without kinds that nobody booked. */
export const kindsOf = (bookings: readonly Booking[]): { kind: ServiceType; count: number }[] =>
  Object.values(ServiceType).flatMap((kind) => {
    const count = bookings.filter(({ service_type }) => service_type === kind).length;
    return count > 0 ? [{ kind, count }] : [];
  });

/** The most names to say of a day. */
const mostNames = 8;

/**
 * What is booked on a day, most bookings first, as lines of text; who travels, if all displayed bookings are for one
 * service.
 */
export const namesOf = (bookings: readonly Booking[], byTraveller: boolean): string[] => {
  const nameOf = (booking: Booking) =>
    (byTraveller ? travellerOf(booking) : undefined) ?? nameOfBooking(booking);
  const named = [...Map.groupBy(bookings, nameOf)].map(([name, { length }]) => ({ name, count: length }));
  const shown = named.sort((a, b) => b.count - a.count).slice(0, mostNames);
  const others = bookings.length - shown.reduce((sum, { count }) => sum + count, 0);
  return [
    ...shown.map(({ name, count }) => (count > 1 ? `${name} × ${formatCount(count)}` : name)),
    ...(others > 0 ? [`+${formatCount(others)}`] : []),
  ];
};
