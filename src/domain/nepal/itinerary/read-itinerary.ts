import type { DayDoubt } from './chosen';
import { orderDoubts, outlineOf } from './day-order';
import { itemsOf } from './list-items';
import { type DayPart, partsOf } from './parts';
import { sourceOf, trimmed } from './plain-text';
import { readDay } from './read-day';
import type { DayReading, Doubt, ItineraryReading, Said } from './reading';

const toDoubt = (day: number | undefined, { start, end, code, expected }: DayDoubt): Doubt => ({
  start,
  end,
  code,
  day,
  expected,
});

/**
 * Reads the days, inclusions and exclusions of an itinerary that was copied from a document, mail or chat, in English and
 * Nepali. Nothing is guessed: what is doubtful is listed. Takes time in proportion to the length of the text.
 */
export const readItinerary = (text: string): ItineraryReading => {
  const { source, parts } = partsOf(sourceOf(text));
  const all = parts.filter((part): part is DayPart => part.kind === 'day');
  const outline = outlineOf(all);
  const full = all.filter((part) => !outline.has(part));
  const order = orderDoubts(full);
  const days: DayReading[] = [];
  const doubts: Doubt[] = [];
  const lists: Record<'inclusions' | 'exclusions', Said<string>[]> = { inclusions: [], exclusions: [] };
  let orders = 0;
  for (const part of parts) {
    if (part.kind === 'day' && !outline.has(part)) {
      const read = readDay(source, part);
      const index = days.length;
      days.push(...read.days);
      doubts.push(...[...(order[orders] ?? []), ...read.doubts].map((each) => toDoubt(index, each)));
      orders += 1;
    } else if (part.kind === 'inclusions' || part.kind === 'exclusions') {
      lists[part.kind].push(...itemsOf(source, part.lines));
    } else {
      const code = part.kind === 'day' ? 'outline' : 'outside';
      doubts.push(toDoubt(undefined, { ...trimmed(source, part), code }));
    }
  }
  return { days, ...lists, doubts: doubts.toSorted((a, b) => a.start - b.start) };
};
