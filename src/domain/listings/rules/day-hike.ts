import type { Package } from '@/generated/model';
import { daysIn } from '@/lib/dates/days-in';
import { plural } from '@/lib/text/plural';
import type { Rule } from './rule';

const DAY_TRIP =
  /(?:\b(?:half|full|one|single|1)[\s-])?\bday[\s-](?:hike|trip|tour|walk|excursion)\b|एकदिने/iu;
/** “Five-day trip”, “multi-day tour”; “with a day hike” is part of a longer trip. */
const LONGER =
  /(?:[\d०-९]|\b(?:two|three|four|five|six|seven|eight|nine|ten|\w+teen|multi|several|multiple))[\s-]*$/iu;
const PART = /(?:[+&,–-]|\b(?:with|and|plus|via|includ\w*|then|stay|optional))(?:\s+an?)?\s*$/iu;
const DAY_ACTIVITY = /^day[\s-](?:hike|trip|tour|walk|hiking)s?$/iu;

const isDayTrip = (title: string) => {
  const match = DAY_TRIP.exec(title);
  if (!match) return false;
  const before = title.slice(0, match.index);
  return !LONGER.test(before) && !PART.test(before);
};

/** A trip called a day hike takes one day. */
export const dayHike: Rule<Package, 'duration'> = {
  name: 'dayHike',
  title: $localize`Day hike of several days`,
  gap: ({ name, duration, activity }) => {
    const days = daysIn(duration);
    if (days === undefined || !(isDayTrip(name) || DAY_ACTIVITY.test(activity?.name?.trim() ?? '')))
      return null;
    return days > 1
      ? $localize`A day trip by its name, ${plural(days, { one: $localize`# day`, other: $localize`# days` })}:days: by its duration`
      : undefined;
  },
  field: 'duration',
};
