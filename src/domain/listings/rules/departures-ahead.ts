import type { Package } from '@/generated/model';
import { addDepartures } from '@/resources/package-links';
import type { Known, Rule } from './rule';

/** A package has departures, unless its type says any day. Not checked if the type has no name. */
export const departuresAhead: Rule<Package & Known, never> = {
  name: 'departure',
  title: 'No departure ahead',
  blocking: true,
  gap: ({ departure_type: type, ahead }) => {
    if (ahead === undefined || (type && !type.name)) return null;
    const fixed = !type?.name || /fixed/i.test(type.name);
    return fixed && ahead === 0 ? 'No upcoming departures' : undefined;
  },
  screen: addDepartures,
};
