import type { Doubt, ItineraryReading, Span } from '@/domain/nepal/itinerary/reading';
import type { Day } from '@/features/packages/itinerary/days';
import type { ReadText } from '@/features/packages/itinerary/source';
import { spansOf } from './read-days';

/** A part of the text that belongs to the same fields throughout. */
export interface Segment extends Span {
  text: string;
  /** The fields that were read there, as `fieldKey`; several for a head of several days. */
  fields: readonly string[];
  /** The indexes of doubts about it. */
  doubts: readonly number[];
  unread: boolean;
}

/** A field of a day, or an item of a list, on the screen. */
export const fieldKey = (key: string, field = 'text'): string => `${key} ${field}`;

type Owned = Span & { key: string };

/** Which days and items of a reading belong to which of those that are corrected, and what is checked. */
export const ownersOf = (days: readonly Day[], { includes, excludes, checked }: ReadText) => ({
  days: days.map(({ key, read }) => ({ key, from: [...(read ?? [])] })),
  includes: includes.items.map(({ key, from }) => ({ key, from })),
  excludes: excludes.items.map(({ key, from }) => ({ key, from })),
  checked: [...checked],
});

export type Owners = ReturnType<typeof ownersOf>;

const ownedSpans = ({ days, inclusions, exclusions }: ItineraryReading, owners: Owners): Owned[] => {
  const items = (own: Owners['includes'], said: ItineraryReading['inclusions']) =>
    own.flatMap(({ key, from }) => {
      const item = said[from];
      return item ? [{ start: item.start, end: item.end, key: fieldKey(key) }] : [];
    });
  return [
    ...owners.days.flatMap(({ key, from }) =>
      from.flatMap((index) => {
        const day = days[index];
        return day ? spansOf(day).map((span) => ({ ...span, key: fieldKey(key, span.field) })) : [];
      }),
    ),
    ...items(owners.includes, inclusions),
    ...items(owners.excludes, exclusions),
  ];
};

const isUnread = ({ code }: Doubt) => code === 'outside' || code === 'outline';

/** The spans that lie at an index, for indexes in order; `spans` are in the order of their starts. */
const sweep = <Spanned extends Span>(spans: readonly Spanned[]) => {
  let next = 0;
  let around: readonly Spanned[] = [];
  return (index: number): readonly Spanned[] => {
    const first = next;
    while ((spans[next]?.start ?? Infinity) <= index) next += 1;
    around = [...around, ...spans.slice(first, next)].filter(({ end }) => end > index);
    return around;
  };
};

/** The text in parts, each with the fields whose words are closest around it, and its doubts. */
export const segmentsOf = (text: string, reading: ItineraryReading, owners: Owners): Segment[] => {
  const spans = ownedSpans(reading, owners).toSorted((a, b) => a.start - b.start);
  const edges = [...spans, ...reading.doubts].flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([0, ...edges, text.length])].toSorted((a, b) => a - b);
  const checked = new Set(owners.checked);
  const open = reading.doubts.map((doubt, at) => ({ ...doubt, at })).toSorted((a, b) => a.start - b.start);
  const spansAt = sweep(spans);
  const doubtsAt = sweep(open);
  return cuts.slice(0, -1).flatMap((start, index) => {
    const end = cuts[index + 1] ?? start;
    const around = spansAt(start);
    const closest = Math.min(...around.map((span) => span.end - span.start));
    const within = doubtsAt(start);
    const doubts = within.flatMap(({ at }) => (checked.has(at) ? [] : [at]));
    const fields = around.filter((span) => span.end - span.start === closest).map(({ key }) => key);
    const unread = within.some(isUnread);
    return [{ start, end, text: text.slice(start, end), fields, doubts, unread }];
  });
};
