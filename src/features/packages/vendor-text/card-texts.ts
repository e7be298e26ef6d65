import { richTextOf } from '@/components/edit-many/rich-text-of';
import type { DayReading, Said, Span, Stage, WayToGo } from '@/domain/nepal/itinerary/reading';
import { type DayTexts, noTexts } from '@/features/packages/itinerary/itinerary-values';
import { formatCount } from '@/lib/formats/formats';
import { lazy } from '@/lib/loading/lazy';
import { capitalized } from '@/lib/text/capitalized';
import { isBlankHtml } from '@/lib/text/html';

/** The fields of a day as it is corrected; the API has no fields for the facts, which end its description. */
export const factFields = ['altitude', 'distance', 'meals'] as const;
export const cardFields = ['title', 'duration', 'accommodation', ...factFields, 'description'] as const;

export type CardField = (typeof cardFields)[number];

/** A day in plain text, its description in lines. */
export type CardTexts = Readonly<Record<CardField, string>>;

export const cardLabels: Readonly<Record<CardField, string>> = {
  title: $localize`Title`,
  duration: $localize`Duration`,
  accommodation: $localize`Accommodation`,
  distance: $localize`Distance`,
  altitude: $localize`Altitude`,
  meals: $localize`Meals`,
  description: $localize`Description`,
};

export const noCard: CardTexts = {
  title: '',
  duration: '',
  accommodation: '',
  distance: '',
  altitude: '',
  meals: '',
  description: '',
};

export const isBlankCard = (texts: CardTexts): boolean =>
  cardFields.every((field) => texts[field].trim() === '');

// What is saved is read by travellers: it is in English in any language of the interface.
const factLabels = { altitude: 'Altitude', distance: 'Distance', meals: 'Meals' } as const;

const and = lazy(() => new Intl.ListFormat('en'));

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

/** A day as it was read. */
export const cardTextsOf = (day: DayReading): CardTexts => ({
  title: day.title?.value ?? '',
  duration: stages(day.hours, hours),
  accommodation: [day.lodging && capitalized(day.lodging.value), day.place?.value].filter(Boolean).join(', '),
  distance: stages(day.kilometres, kilometres),
  altitude: altitude(day),
  meals: meals(day),
  description: day.description.map(({ value, isItem }) => (isItem ? `- ${value}` : value)).join('\n'),
});

/** Where each field of a day was read. */
export const spansOf = (day: DayReading): readonly (Span & { field: CardField })[] => {
  const said: Record<CardField, readonly (Span | undefined)[]> = {
    title: [day.number, day.date, day.title],
    duration: day.hours,
    accommodation: [day.lodging, day.place],
    distance: day.kilometres,
    altitude: [day.sleeping, day.highest],
    meals: [day.meals],
    description: day.description,
  };
  return cardFields.flatMap((field) =>
    said[field].flatMap((span) => (span ? [{ field, start: span.start, end: span.end }] : [])),
  );
};

/** What ends the description of a day; empty without facts. */
const factsOf = (texts: CardTexts) =>
  richTextOf(
    factFields
      .filter((field) => texts[field].trim() !== '')
      .map((field) => `${factLabels[field]}: ${texts[field].trim()}`)
      .join('\n'),
  );

/** The texts of a day as they are saved: what is blank keeps the text of the day that it replaces. */
export const dayTextsOf = (texts: CardTexts, kept: DayTexts = noTexts): DayTexts => {
  const facts = factsOf(texts);
  const own = richTextOf(texts.description);
  const said = own === '' ? kept.description : own;
  return {
    title: texts.title.trim() || kept.title,
    duration: texts.duration.trim() || kept.duration,
    accommodation: texts.accommodation.trim() || kept.accommodation,
    description: said.includes(facts) ? said : `${isBlankHtml(said) ? '' : said}${facts}`,
  };
};
