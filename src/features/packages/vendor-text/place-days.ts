import type { DayTexts } from '@/features/packages/itinerary/itinerary-values';
import { type SavedDay, sentTexts, textsKey, textsOf } from '@/features/packages/itinerary/plan';
import { dayTextsOf, isBlankCard } from './card-texts';
import type { Edited, EditedDay } from './edited-text';

/** What becomes of a day that was read. */
export interface Placement {
  /** `same`: the package has a day with these texts there, or anywhere if days are appended. */
  kind: 'new' | 'replaces' | 'same' | 'left';
  /** Its index among the days that are saved; undefined if it is not. */
  at: number | undefined;
  /** The day of the package beside it, and that day's number. */
  beside: SavedDay | undefined;
  number: number | undefined;
  texts: DayTexts;
}

/** The days that were read among those of the package. */
export interface PlacedDays {
  placements: readonly Placement[];
  wanted: readonly DayTexts[];
  /** The days of the package that no day stands beside, with their numbers. */
  staying: readonly { day: SavedDay; number: number }[];
}

const replacing = (days: readonly EditedDay[], saved: readonly SavedDay[], first: number): PlacedDays => {
  const start = Math.min(first - 1, saved.length);
  const wanted = saved.map(textsOf);
  const placements = days.map(({ texts: card, taken = true }, index): Placement => {
    const slot = start + index;
    const beside = saved[slot];
    const texts = sentTexts(dayTextsOf(card, beside));
    const placed = { beside, number: beside && slot + 1, texts };
    if (beside && textsKey(beside) === textsKey(texts)) return { kind: 'same', at: slot, ...placed };
    if (!taken || isBlankCard(card)) return { kind: 'left', at: undefined, ...placed };
    if (beside) {
      wanted[slot] = texts;
      return { kind: 'replaces', at: slot, ...placed };
    }
    return { kind: 'new', at: wanted.push(texts) - 1, ...placed };
  });
  const staying = saved.flatMap((day, slot) =>
    slot < start || slot >= start + days.length ? [{ day, number: slot + 1 }] : [],
  );
  return { placements, wanted, staying };
};

const appending = (days: readonly EditedDay[], saved: readonly SavedDay[]): PlacedDays => {
  const free = new Map(saved.map((day, slot) => [day, slot + 1]));
  const wanted = saved.map(textsOf);
  const placements = days.map(({ texts: card, taken }): Placement => {
    const texts = sentTexts(dayTextsOf(card));
    const [beside, number] = [...free].find(([day]) => textsKey(day) === textsKey(texts)) ?? [];
    if (beside) free.delete(beside);
    const placed = { beside, number, texts };
    if (beside && taken !== true) return { kind: 'same', at: undefined, ...placed };
    if (taken === false || isBlankCard(card)) return { kind: 'left', at: undefined, ...placed };
    return { kind: 'new', at: wanted.push(texts) - 1, ...placed };
  });
  return { placements, wanted, staying: [...free].map(([day, number]) => ({ day, number })) };
};

/**
 * Places days among those of a package. Replacing goes by position from the day `first` on, and a day that is left out
 * keeps its position; appended days follow the last one, except those that the package has.
 */
export const placeDays = (
  { days, way, first }: Pick<Edited, 'days' | 'way' | 'first'>,
  saved: readonly SavedDay[],
): PlacedDays => (way === 'replace' ? replacing(days, saved, first) : appending(days, saved));
