import type { ItineraryReading, Said } from '@/domain/nepal/itinerary/reading';
import { isIndex } from '@/features/packages/itinerary/itinerary-draft';
import type { ReadItem, ReadList, ReadText, Source } from '@/features/packages/itinerary/source';
import { isRecord } from '@/lib/values/is-record';
import { firstNumber } from './read-days';

let lastKey = 0;
const newKey = () => {
  lastKey += 1;
  return `read-${lastKey}`;
};

const listOf = (items: readonly Said<string>[]): ReadList => ({
  items: items.map(({ value }, from) => ({ key: newKey(), text: value, from })),
  way: 'add',
});

/** A text as it was read, with nothing chosen yet. */
export const newlyRead = (text: string, reading: ItineraryReading): ReadText => {
  const includes = listOf(reading.inclusions);
  const excludes = listOf(reading.exclusions);
  return { text, way: 'replace', first: firstNumber(reading), includes, excludes, checked: [] };
};

const isListOf = <Item>(value: unknown, is: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(is);

const isItem = (value: unknown): value is ReadItem =>
  isRecord(value) &&
  (value.taken === undefined || typeof value.taken === 'boolean') &&
  typeof value.text === 'string' &&
  isIndex(value.from);

const isList = (value: unknown): value is ReadList =>
  isRecord(value) && (value.way === 'add' || value.way === 'replace') && isListOf(value.items, isItem);

const isRead = (value: unknown): value is ReadText =>
  isRecord(value) &&
  typeof value.text === 'string' &&
  (value.way === 'replace' || value.way === 'append') &&
  isIndex(value.first) &&
  isList(value.includes) &&
  isList(value.excludes) &&
  isListOf(value.checked, isIndex);

const withNewKeys = ({ items, way }: ReadList): ReadList => ({
  items: items.map((item) => ({ ...item, key: newKey() })),
  way,
});

/** The text in a draft; undefined if there is none. */
export const sourceIn = (value: unknown): Source | undefined => {
  if (!isRecord(value) || typeof value.typed !== 'string') return undefined;
  const { typed, read } = value;
  if (!isRead(read)) return { typed };
  return {
    typed,
    read: { ...read, includes: withNewKeys(read.includes), excludes: withNewKeys(read.excludes) },
  };
};
