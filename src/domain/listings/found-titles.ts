import { ruleTitle } from './rules/rule-titles';
import { type Found, UNREADY } from './shop-health';

/** What a list of listings with gaps is called. */
export const foundTitle = (found: Found): string =>
  found === UNREADY ? 'Listings not ready to be sold' : (ruleTitle(found) ?? '');

/** Whether there is such a list. */
export const isFound = (value: unknown): value is Found =>
  typeof value === 'string' && (value === UNREADY || ruleTitle(value) !== undefined);
