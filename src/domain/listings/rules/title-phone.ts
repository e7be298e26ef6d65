import { latinDigits } from '@/lib/digits';
import type { Rule } from './rule';

/** As such numbers are written in Nepal, and any other with its country code; years, heights and days are shorter. */
const NUMBERS: readonly RegExp[] = [
  /(?:\+|\b00)\d[\d\s()-]{7,14}\d/,
  /(?<!\d)9[678]\d[\s-]?\d{3}[\s-]?\d{4}(?!\d)|(?<!\d)9[678]\d{2}[\s-]?\d{6}(?!\d)/,
  /(?<!\d)0\d{1,2}[\s-]\d{6,7}(?!\d)/,
  /(?<!\d)\d{9,13}(?!\d)/,
];

/** Travellers reach the seller through the marketplace, and a number in a title is out of date first. */
export const titlePhone: Rule<{ name: string }, 'name'> = {
  name: 'titlePhone',
  title: 'Phone number in the title',
  gap: ({ name }) => {
    const text = latinDigits(name);
    const number = NUMBERS.map((form) => form.exec(text)?.[0]).find(Boolean);
    return number === undefined ? undefined : `Phone number in the title: ${number.trim()}`;
  },
  field: 'name',
};
