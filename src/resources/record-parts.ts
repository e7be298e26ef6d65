import { linkOptions, type LinkProps } from '@tanstack/react-router';
import { departuresLink, editDay, editFaq } from './package-links';
import { homestayLinks, hotelLinks } from './stay-links';

/** Records that belong to one of an area. */
export interface RecordPart {
  nouns: { one: string; other: string };
  /** The field of the record in which they come; undefined if there is one, which is no list. */
  field?: string;
  open: (parent: number, id: number) => LinkProps;
}

const rooms = { nouns: { one: $localize`room`, other: $localize`rooms` }, field: 'rooms' };

/** All parts by their path. */
export const recordParts: Readonly<Record<string, RecordPart>> = {
  '/packages/itenaries': {
    nouns: { one: $localize`itinerary day`, other: $localize`itinerary days` },
    field: 'itenaries',
    open: editDay,
  },
  '/packages/faqs': {
    nouns: { one: $localize`FAQ`, other: $localize`FAQs` },
    field: 'faqs',
    open: editFaq,
  },
  '/packages/departures': {
    nouns: { one: $localize`departure`, other: $localize`departures` },
    field: 'departures',
    open: departuresLink,
  },
  '/homestays/rooms': { ...rooms, open: homestayLinks.editRoom },
  '/hotels/rooms': { ...rooms, open: hotelLinks.editRoom },
  '/users/profiles': {
    nouns: { one: $localize`profile`, other: $localize`profiles` },
    open: (userId) => linkOptions({ to: '/users/$userId/profile', params: { userId } }),
  },
};
