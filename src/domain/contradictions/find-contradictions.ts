import type { Known } from '@/domain/listings/rules/rule';
import type { Departure, Package } from '@/generated/model';
import type { Certainty, Contradiction } from './contradiction';
import { copiedOverview, type OtherPackage } from './copied-text';
import { dayHours } from './day-hours';
import { departureDays } from './departure-days';
import { difficulty } from './difficulty';
import { groupSizes } from './group-sizes';
import { highestPoints, placeHeights, unknownPlaces } from './heights';
import { permitClaims } from './permits';
import { dayPrice, discounts, saidPrices } from './prices';
import { otherRegion } from './regions';
import { tripDays } from './trip-days';

/** A package, and what is known besides; what is not known is not compared. */
export interface Compared extends Pick<Known, 'dayPrice' | 'dayPrices'> {
  record: Package;
  /** The name of its region; empty if it has none, or is still looked up. */
  region: string;
  /** Its departures ahead; undefined until they are loaded. */
  departures: readonly Departure[] | undefined;
  /** Other packages that were read. */
  others: readonly OtherPackage[];
}

const order: readonly Certainty[] = ['sure', 'likely', 'question'];

/** All contradictions of a package, the surest first. */
export const findContradictions = (compared: Compared): Contradiction[] => {
  const { record, region, departures, others } = compared;
  const found = [
    ...tripDays(record),
    ...highestPoints(record, region),
    ...saidPrices(record),
    ...discounts(record, departures),
    ...groupSizes(record),
    ...difficulty(record),
    ...dayHours(record),
    ...otherRegion(record, region),
    ...placeHeights(record),
    ...unknownPlaces(record),
    ...departureDays(record, region, departures ?? []),
    ...permitClaims(record, region),
    ...copiedOverview(record, others),
    ...dayPrice(record, compared),
  ];
  return found.toSorted((a, b) => order.indexOf(a.certainty) - order.indexOf(b.certainty));
};
