import type { Package } from '@/generated/model';
import { daysIn } from '@/lib/dates/days-in';

/** By what packages are alike, and what one costs a day, in rupees for one person. */
export interface DayPrice {
  region: number;
  activity: number;
  days: number;
  perDay: number;
}

/** Undefined if the package does not say all of it. */
export const dayPriceOf = ({
  region,
  activity,
  duration,
  price_per_person: price,
}: Package): DayPrice | undefined => {
  const days = daysIn(duration);
  return region && activity && days && price
    ? { region: region.id, activity: activity.id, days, perDay: price / days }
    : undefined;
};

/** How many times longer a package may be that is compared. */
const LONGER = 1.5;

/** Whether packages are of one region and activity, and about as long. */
export const isComparable = (one: DayPrice, other: DayPrice): boolean =>
  one.region === other.region &&
  one.activity === other.activity &&
  Math.max(one.days, other.days) <= Math.min(one.days, other.days) * LONGER;
