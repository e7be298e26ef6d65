import { latinDigits } from './digits';

const AMOUNT = String.raw`(?<![\d.,])(\d+(?:[.,]\d+)?)(?:\s*(?:-|–|to)\s*\d+(?:[.,]\d+)?)?[\s-]*`;
const DAYS = new RegExp(`${AMOUNT}(?:days?|d\\b|दिन)`, 'u');
const WEEKS = new RegExp(`${AMOUNT}(?:weeks?|हप्ता)`, 'u');
const OTHER = /\d\s*(?:h\b|hrs?\b|hours?|m\b|min|n\b|nights?|months?|घण्टा|घन्टा|मिनेट|रात|महिना)/u;

const amountIn = (text: string, unit: RegExp): number | undefined => {
  const found = unit.exec(text)?.[1];
  return found === undefined ? undefined : Number(found.replace(',', '.'));
};

/**
 * The days that a duration speaks of ("14 days", "2 weeks", "1 week 3 days", "१४ दिन"), begun ones whole, the fewest of a span;
 * nothing when it names none.
 */
export const daysIn = (duration: string | null | undefined): number | undefined => {
  const text = latinDigits(duration ?? '')
    .toLowerCase()
    .trim();
  if (/^\d+$/.test(text)) return Number(text);
  const [days, weeks] = [amountIn(text, DAYS), amountIn(text, WEEKS)];
  if (weeks === undefined) return days === undefined ? undefined : Math.ceil(days);
  // "2 weeks (14 days)" says the same twice.
  return days === undefined || days < 7 ? Math.ceil(weeks * 7 + (days ?? 0)) : Math.ceil(days);
};

/** That a text says no length of time, in words; nothing where it does, or is empty. */
export const durationProblem = (duration: string): string | undefined => {
  const text = latinDigits(duration).toLowerCase();
  if (text.trim() === '' || daysIn(text) !== undefined || OTHER.test(text)) return undefined;
  return 'No length of time can be read in this. Write it as 14 days or 6 hours.';
};
