import { homestayListing } from './homestay-rules';
import { hotelListing } from './hotel-rules';
import { packageListing } from './package-rules';

const titled = [...packageListing.rules, ...homestayListing.rules, ...hotelListing.rules].flatMap(
  ({ name, title, blocking = false }) => (title === undefined ? [] : [{ name, title, blocking }]),
);

const titlesOf = (rules: typeof titled) => new Map(rules.map(({ name, title }) => [name, title] as const));

/** What the check of the shop lists gaps under, by the name of the rule: what keeps a listing from being sold. */
export const blockingTitles: ReadonlyMap<string, string> = titlesOf(
  titled.filter(({ blocking }) => blocking),
);

/** The same of what would merely help. */
export const helpfulTitles: ReadonlyMap<string, string> = titlesOf(
  titled.filter(({ blocking }) => !blocking),
);

/** What gaps by the rule of this name are listed under; nothing for a rule that the check of the shop passes over. */
export const ruleTitle = (name: string): string | undefined =>
  blockingTitles.get(name) ?? helpfulTitles.get(name);
