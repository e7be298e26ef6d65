import type { Package } from '@/generated/model';
import { daysIn } from '@/lib/dates/days-in';
import { formatCount } from '@/lib/formats/formats';
import { packageArea } from '@/resources/packages';
import type { Rule } from './rule';

/** The hash that opens the form of a new day. */
export const ADD_DAY = 'add-day';

/** The itinerary has as many days as the duration. */
export const itineraryDays: Rule<Package, never> = {
  name: 'itinerary',
  title: $localize`Itinerary shorter than its days`,
  blocking: true,
  gap: ({ duration, itenaries = [] }) => {
    const promised = daysIn(duration);
    const there = itenaries.length;
    if (there === 0) return $localize`No itinerary days`;
    return promised !== undefined && there < promised
      ? $localize`${formatCount(there)}:there: of ${formatCount(promised)}:promised: itinerary days`
      : undefined;
  },
  screen: ({ id }) => packageArea.open(id),
  field: () => ADD_DAY,
};
