import { latinDigits } from '@/lib/text/digits';

// Longer ones are no length of a trip, but a telephone number in the wrong field.
const NUMBER = String.raw`\d{1,3}(?:[.,]\d+)?`;
const AMOUNT = String.raw`(?<![\d.,])(${NUMBER})(?:\s*(?:-|–|to)\s*(${NUMBER}))?[\s-]*`;
const DAYS = new RegExp(`${AMOUNT}(?:days?|d\\b|दिन)`, 'u');
const WEEKS = new RegExp(`${AMOUNT}(?:weeks?|हप्ता)`, 'u');
const OTHER = /\d\s*(?:h\b|hrs?\b|hours?|m\b|min|n\b|nights?|months?|घण्टा|घन्टा|मिनेट|रात|महिना)/u;

/** The fewest and the most of something: the same where no span is meant. */
export interface Span {
  least: number;
  most: number;
}

const amountIn = (text: string, unit: RegExp): Span | undefined => {
  const [, least, most = least] = unit.exec(text) ?? [];
  if (least === undefined || most === undefined) return undefined;
  const [from, to] = [least, most].map((number) => Number(number.replace(',', '.')));
  return from === undefined || to === undefined ? undefined : { least: from, most: to };
};

/**
 * The days that a duration speaks of ("14 days", "2 weeks", "1 week 3 days", "१४ दिन"), begun ones whole; nothing when it
 * names none.
 */
export const daySpanIn = (duration: string | null | undefined): Span | undefined => {
  const text = latinDigits(duration ?? '')
    .toLowerCase()
    .trim();
  if (/^\d{1,3}$/.test(text)) return { least: Number(text), most: Number(text) };
  const [days, weeks] = [amountIn(text, DAYS), amountIn(text, WEEKS)];
  const total = (end: keyof Span) => {
    if (!weeks) return days?.[end];
    // "2 weeks (14 days)" says the same twice.
    return days === undefined || days[end] < 7 ? weeks[end] * 7 + (days?.[end] ?? 0) : days[end];
  };
  const [least, most] = [total('least'), total('most')];
  return least === undefined || most === undefined
    ? undefined
    : { least: Math.ceil(least), most: Math.ceil(most) };
};

/** The same as one number: the fewest of a span. */
export const daysIn = (duration: string | null | undefined): number | undefined => daySpanIn(duration)?.least;

/** That a text says no length of time, in words; nothing where it does, or is empty. */
export const durationProblem = (duration: string): string | undefined => {
  const text = latinDigits(duration).toLowerCase();
  if (text.trim() === '' || daysIn(text) !== undefined || OTHER.test(text)) return undefined;
  return $localize`This is not a duration. Write it as 14 days or 6 hours.`;
};
