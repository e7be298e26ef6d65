import { ruleTitle } from './rules/rule-titles';
import { type Found, UNREADY } from './shop-health';

/** The title of a list of listings with gaps. */
export const foundTitle = (found: Found): string =>
  found === UNREADY ? $localize`Listings not ready to be sold` : (ruleTitle(found) ?? '');

/** Whether that list exists. */
export const isFound = (value: unknown): value is Found =>
  typeof value === 'string' && (value === UNREADY || ruleTitle(value) !== undefined);
