import { homestayRules } from './homestay-rules';
import { hotelRules } from './hotel-rules';
import { packageRules } from './package-rules';

/** Listings of one kind have one slug, which is no rule of one alone. */
export const SAME_SLUG = { name: 'slug', title: 'Slug that clashes with another' } as const;

const titled = [...packageRules, ...homestayRules, ...hotelRules].flatMap(
  ({ name, title, blocking = false }) => (title === undefined ? [] : [{ name, title, blocking }]),
);

/** What the check of the shop lists gaps under, by the name of the rule: what keeps listings from being sold comes first. */
export const ruleTitles: ReadonlyMap<string, string> = new Map(
  [
    ...titled.filter(({ blocking }) => blocking),
    SAME_SLUG,
    ...titled.filter(({ blocking }) => !blocking),
  ].map(({ name, title }) => [name, title]),
);
