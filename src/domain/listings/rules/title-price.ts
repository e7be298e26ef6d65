import { latinDigits } from '@/lib/digits';
import type { Rule } from './rule';

const AMOUNT = String.raw`\d[\d,.]*`;
const CURRENCY = String.raw`(?:npr|nrs\.?|rs\.?|inr|usd|us\$|eur|aud|[$€£₹]|रु\.?)`;
const BEFORE = new RegExp(String.raw`(?<![\p{L}\d])${CURRENCY}\s*${AMOUNT}`, 'iu');
const AFTER = new RegExp(
  String.raw`(?<![\p{L}\d.,])${AMOUNT}\s*(?:npr|nrs|usd|inr|eur|rupees|rs\b|\/-|[$€£₹]|रु|रुपैयाँ)(?!\p{L})`,
  'iu',
);

const priceIn = (text: string) => (BEFORE.exec(text) ?? AFTER.exec(text))?.[0];

/** The price has a field of its own, which the title would soon contradict. */
export const titlePrice: Rule<{ name: string }, 'name'> = {
  name: 'titlePrice',
  title: 'Price in the title',
  gap: ({ name }) => {
    const price = priceIn(latinDigits(name));
    return price === undefined ? undefined : `Price in the title: ${price}`;
  },
  field: 'name',
};
