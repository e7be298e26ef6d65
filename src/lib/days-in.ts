import { latinDigits } from './devanagari';

/** The days that a duration speaks of ("14 days", "2 weeks", "१४ दिन"), the fewest of a span; nothing when it names none. */
export const daysIn = (duration: string | null | undefined): number | undefined => {
  const text = latinDigits(duration ?? '').toLowerCase();
  const amount = String.raw`(\d+)(?:\s*(?:-|–|to)\s*\d+)?[\s-]*`;
  const days = new RegExp(`${amount}(?:days?|दिन)`, 'u').exec(text)?.[1];
  const weeks = new RegExp(`${amount}(?:weeks?|हप्ता)`, 'u').exec(text)?.[1];
  const bare = /^\s*(\d+)\s*$/.exec(text)?.[1];
  if (days ?? bare) return Number(days ?? bare);
  return weeks ? Number(weeks) * 7 : undefined;
};
