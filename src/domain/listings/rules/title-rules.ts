import { latinDigits } from '@/lib/text/digits';
import type { Rule } from './rule';

const LONG_WORD = /\p{L}{4,}/gu;
/** Shorter words in capitals are mostly abbreviations: EBC, TIMS, ACAP. */
const FEWEST = 2;

const isCapital = (word: string) => word === word.toUpperCase() && word !== word.toLowerCase();

/** A title is not all capitals: at least two words, one of them no abbreviation. */
const titleCapitals: Rule<{ name: string }, 'name'> = {
  name: 'titleCapitals',
  title: $localize`Title in capital letters`,
  gap: ({ name }) => {
    const words = name.match(LONG_WORD) ?? [];
    const shouts = words.length >= FEWEST && words.every(isCapital) && words.some(({ length }) => length > 4);
    return shouts ? $localize`Title in capital letters` : undefined;
  },
  field: 'name',
};

/** Nepali numbers, and others with a country code; years, altitudes and days are shorter. */
const NUMBERS: readonly RegExp[] = [
  /(?:\+|\b00)\d[\d\s()-]{7,14}\d/,
  /(?<!\d)9[678]\d[\s-]?\d{3}[\s-]?\d{4}(?!\d)|(?<!\d)9[678]\d{2}[\s-]?\d{6}(?!\d)/,
  /(?<!\d)0\d{1,2}[\s-]\d{6,7}(?!\d)/,
  /(?<!\d)\d{9,13}(?!\d)/,
];

/** Travellers contact the seller through the marketplace, and a number in a title becomes outdated. */
const titlePhone: Rule<{ name: string }, 'name'> = {
  name: 'titlePhone',
  title: $localize`Phone number in the title`,
  gap: ({ name }) => {
    const text = latinDigits(name);
    const number = NUMBERS.map((form) => form.exec(text)?.[0]).find(Boolean);
    return number === undefined ? undefined : $localize`Phone number in the title: ${number.trim()}:number:`;
  },
  field: 'name',
};

const AMOUNT = String.raw`\d[\d,.]*`;
const CURRENCY = String.raw`(?:npr|nrs\.?|rs\.?|inr|usd|us\$|eur|aud|[$€£₹]|रु\.?)`;
const BEFORE = new RegExp(String.raw`(?<![\p{L}\d])${CURRENCY}\s*${AMOUNT}`, 'iu');
const AFTER = new RegExp(
  String.raw`(?<![\p{L}\d.,])${AMOUNT}\s*(?:npr|nrs|usd|inr|eur|rupees|rs\b|\/-|[$€£₹]|रु|रुपैयाँ)(?!\p{L})`,
  'iu',
);

const priceIn = (text: string) => (BEFORE.exec(text) ?? AFTER.exec(text))?.[0];

/** The price has its own field, which the title would contradict later. */
const titlePrice: Rule<{ name: string }, 'name'> = {
  name: 'titlePrice',
  title: $localize`Price in the title`,
  gap: ({ name }) => {
    const price = priceIn(latinDigits(name));
    return price === undefined ? undefined : $localize`Price in the title: ${price}:price:`;
  },
  field: 'name',
};

/** The rules for what titles must not contain. */
export const titleRules = [titleCapitals, titlePrice, titlePhone];
