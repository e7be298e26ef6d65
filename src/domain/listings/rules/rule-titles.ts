import { homestayListing } from './homestay-rules';
import { hotelListing } from './hotel-rules';
import { packageListing } from './package-rules';

const titled = [...packageListing.rules, ...homestayListing.rules, ...hotelListing.rules].flatMap(
  ({ name, title, blocking = false }) => (title === undefined ? [] : [{ name, title, blocking }]),
);

const titlesOf = (rules: typeof titled) => new Map(rules.map(({ name, title }) => [name, title] as const));

/** The titles of blocking gaps in the shop check, by rule name. */
export const blockingTitles: ReadonlyMap<string, string> = titlesOf(
  titled.filter(({ blocking }) => blocking),
);

/** The titles of helpful ones. */
export const helpfulTitles: ReadonlyMap<string, string> = titlesOf(
  titled.filter(({ blocking }) => !blocking),
);

/** The title of a rule's gaps; undefined for a rule that the shop check skips. */
export const ruleTitle = (name: string): string | undefined =>
  blockingTitles.get(name) ?? helpfulTitles.get(name);
