import { formatNpr } from '@/lib/formats/formats';
import type { Known, Rule } from './rule';

/** Fewer packages alike say nothing. */
const FEWEST = 5;
/** How many times more or less than the median is unusual. */
const UNUSUAL = 3;
/** How far beyond the least and the most of the others a price may lie. */
const BEYOND = 1.5;
/** What a wrong number of zeros makes of a price, as prices differ anyway. */
const ZERO = { least: 6, most: 16 };

const medianOf = (sorted: readonly number[]) => sorted[Math.floor(sorted.length / 2)] ?? 0;

const zeroText = (times: number) => {
  const [more, less] = [times, 1 / times].map((by) => by >= ZERO.least && by <= ZERO.most);
  if (more) return $localize`\: a zero too many?`;
  return less ? $localize`\: a zero missing?` : '';
};

/** What a day costs here and usually, as text, if that is unusual; null if fewer than five packages are alike. */
export const unusualPrice = ({
  dayPrice: own,
  dayPrices,
}: Known): { own: string; usual: string; guess: string } | null | undefined => {
  const others = dayPrices?.toSorted((a, b) => a - b);
  if (!own || !others || others.length < FEWEST) return null;
  const usual = medianOf(others);
  const times = own.perDay / usual;
  const [least = 0, most = 0] = [others[0], others.at(-1)];
  const isUsual = times < UNUSUAL && times > 1 / UNUSUAL;
  if (isUsual || (own.perDay < most * BEYOND && own.perDay > least / BEYOND)) return undefined;
  const [price = '', median = ''] = [own.perDay, usual].map((amount) => formatNpr(Math.round(amount)));
  return { own: price, usual: median, guess: zeroText(times) };
};

/** A day costs about what it costs in packages alike; not checked below five of them. */
export const usualPrice: Rule<Known, 'price_per_person'> = {
  name: 'usualPrice',
  title: $localize`Unusual price a day`,
  gap: (known) => {
    const unusual = unusualPrice(known);
    return (
      unusual &&
      $localize`${unusual.own}:own: a day, ${unusual.usual}:usual: in packages alike${unusual.guess}:guess:`
    );
  },
  field: 'price_per_person',
};
