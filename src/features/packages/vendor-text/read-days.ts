import { richTextOf } from '@/components/edit-many/rich-text-of';
import type {
  DayReading,
  ItineraryReading,
  Said,
  Span,
  Stage,
  WayToGo,
} from '@/domain/nepal/itinerary/reading';
import { type Day, newDay, wantedDays } from '@/features/packages/itinerary/days';
import { type DayTexts, noTexts } from '@/features/packages/itinerary/itinerary-values';
import { type SavedDay, sentTexts, textsKey } from '@/features/packages/itinerary/plan';
import type { ReadText } from '@/features/packages/itinerary/source';
import { formatCount } from '@/lib/formats/formats';
import { lazy } from '@/lib/loading/lazy';
import { capitalized } from '@/lib/text/capitalized';
import { isBlankHtml } from '@/lib/text/html';

const and = lazy(() => new Intl.ListFormat('en'));

// What is saved is read by travellers: it is in English in any language of the interface.
const ways: Readonly<Record<WayToGo, string>> = {
  walk: 'on foot',
  drive: 'by road',
  flight: 'by air',
  boat: 'by boat',
  cycle: 'by bicycle',
};

const metres = (value: number) => `${formatCount(value)} m`;

const range = (from: number, to: number) =>
  from === to ? formatCount(from) : `${formatCount(from)} to ${formatCount(to)}`;

const hours = ({ from, to }: Stage) => {
  if (to < 1) return `${range(Math.round(from * 60), Math.round(to * 60))} minutes`;
  return to === 1 && from === 1 ? '1 hour' : `${range(from, to)} hours`;
};

const kilometres = ({ from, to }: Stage) => `${range(from, to)} km`;

const stages = (said: readonly Said<Stage>[], amount: (stage: Stage) => string) =>
  said.map(({ value }) => [amount(value), value.by && ways[value.by]].filter(Boolean).join(' ')).join(', ');

const altitude = ({ place, sleeping, highest }: DayReading) => {
  const night = sleeping && metres(sleeping.value);
  return [
    place && night !== undefined ? `${place.value} (${night})` : night,
    highest && `highest ${metres(highest.value)}`,
  ]
    .filter(Boolean)
    .join(', ');
};

const meals = ({ meals: said }: DayReading) => {
  if (!said) return '';
  return said.value.length === 0 ? 'None' : capitalized(and().format(said.value));
};

const fact = (label: string, text: string) => (text === '' ? '' : richTextOf(`${label}: ${text}`));

/** The line of a day's description that says how high it is; empty if the text does not. */
export const altitudeLine = (day: DayReading): string => fact('Altitude', altitude(day));

/**
 * A day as it was read: what the text does not say keeps the text of the day that it replaces. The API has no fields for
 * altitude, distance and meals, which end the description.
 */
export const textsOfDay = (day: DayReading, kept: DayTexts = noTexts): DayTexts => {
  const own = richTextOf(
    day.description.map(({ value, isItem }) => (isItem ? `- ${value}` : value)).join('\n'),
  );
  const said = own === '' ? kept.description : own;
  const facts =
    altitudeLine(day) + fact('Distance', stages(day.kilometres, kilometres)) + fact('Meals', meals(day));
  return sentTexts({
    title: day.title?.value ?? kept.title,
    duration: stages(day.hours, hours) || kept.duration,
    accommodation:
      [day.lodging && capitalized(day.lodging.value), day.place?.value].filter(Boolean).join(', ') ||
      kept.accommodation,
    description: said.includes(facts) ? said : `${isBlankHtml(said) ? '' : said}${facts}`,
  });
};

/** Where each field of a day was read. */
export const spansOf = (day: DayReading): readonly (Span & { field: keyof DayTexts })[] => {
  const said: Record<keyof DayTexts, readonly (Span | undefined)[]> = {
    title: [day.number, day.date, day.title],
    duration: day.hours,
    accommodation: [day.lodging, day.place],
    description: [...day.description, ...day.kilometres, day.sleeping, day.highest, day.meals],
  };
  return (['title', 'duration', 'accommodation', 'description'] as const).flatMap((field) =>
    said[field].flatMap((span) => (span ? [{ field, start: span.start, end: span.end }] : [])),
  );
};

/** The number of the day that the first one of a text replaces. */
export const firstNumber = ({ days }: ItineraryReading): number => Math.max(days[0]?.number?.value ?? 1, 1);

/**
 * The days of a package with those of a text. Replacing goes by position from the day `first` on; added days follow the
 * last one, except those that the package has: their number is `listed`.
 */
export const daysWithText = (
  reading: ItineraryReading,
  saved: readonly SavedDay[],
  { way, first }: Pick<ReadText, 'way' | 'first'>,
): { days: Day[]; listed: number } => {
  const days = wantedDays(saved);
  const free = saved.map(textsKey);
  const start = way === 'replace' ? Math.min(first - 1, saved.length) : saved.length;
  let at = start;
  let listed = 0;
  for (const [index, day] of reading.days.entries()) {
    const beside = days[at];
    const texts = textsOfDay(day, beside);
    const same = way === 'append' ? free.indexOf(textsKey(texts)) : -1;
    if (same >= 0) {
      free.splice(same, 1);
      listed += 1;
      continue;
    }
    const isSaved = beside && textsKey(beside) === textsKey(texts);
    days[at] = { ...(beside ?? newDay()), ...(isSaved ? {} : texts), read: [index] };
    at += 1;
  }
  return { days, listed };
};
