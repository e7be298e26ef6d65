import type { Doubt, ItineraryReading, Span } from '@/domain/nepal/itinerary/reading';
import { spansOf } from './card-texts';
import type { Edited } from './edited-text';

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
export const ownersOf = ({ days, includes, excludes, checked }: Edited) => ({
  days: days.map(({ key, from }) => ({ key, from: [...from] })),
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

/** The text in parts, each with the fields whose words are closest around it, and its doubts. */
export const segmentsOf = (text: string, reading: ItineraryReading, owners: Owners): Segment[] => {
  const spans = ownedSpans(reading, owners);
  const edges = [...spans, ...reading.doubts].flatMap(({ start, end }) => [start, end]);
  const cuts = [...new Set([0, ...edges, text.length])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).flatMap((start, index) => {
    const end = cuts[index + 1] ?? start;
    const covers = (span: Span) => span.start <= start && span.end >= end;
    const around = spans.filter(covers);
    const closest = Math.min(...around.map((span) => span.end - span.start));
    const doubts = reading.doubts.flatMap((doubt, at) =>
      covers(doubt) && !owners.checked.includes(at) ? [at] : [],
    );
    const fields = around.filter((span) => span.end - span.start === closest).map(({ key }) => key);
    const unread = reading.doubts.some((doubt) => isUnread(doubt) && covers(doubt));
    return [{ start, end, text: text.slice(start, end), fields, doubts, unread }];
  });
};
