import type { DayReading, ItineraryReading, Said } from '@/domain/nepal/itinerary/reading';
import { isRecord } from '@/lib/values/is-record';
import { moved } from '@/lib/values/moved';
import { cardFields, type CardTexts, cardTextsOf, noCard } from './card-texts';

/** A day that was read, as corrected. */
export interface EditedDay {
  /** Constant while the day is moved and corrected. */
  key: string;
  texts: CardTexts;
  /** The indexes of the days that were read which it consists of. */
  from: readonly number[];
  /** Whether it is saved; undefined unless somebody chose. */
  taken?: boolean | undefined;
}

/** An inclusion or exclusion that was read, as corrected. */
export interface EditedItem extends Pick<EditedDay, 'key' | 'taken'> {
  text: string;
  /** Its index among those that were read. */
  from: number;
}

/** How days or items meet those that the package has. */
export type DaysWay = 'replace' | 'append';
export type ListWay = 'add' | 'replace';

export interface EditedList {
  items: readonly EditedItem[];
  way: ListWay;
}

export const listNames = ['includes', 'excludes'] as const;
export type ListName = (typeof listNames)[number];

/** A text that was read, as corrected. */
export interface Edited extends Readonly<Record<ListName, EditedList>> {
  days: readonly EditedDay[];
  way: DaysWay;
  /** The number of the package's day that the first one replaces. */
  first: number;
  /** The indexes of doubts that somebody has checked. */
  checked: readonly number[];
}

let lastKey = 0;
const newKey = () => {
  lastKey += 1;
  return `read-${lastKey}`;
};

export const blankDay = (): EditedDay => ({ key: newKey(), texts: noCard, from: [] });

const listOf = (items: readonly Said<string>[]): EditedList => ({
  items: items.map(({ value }, from) => ({ key: newKey(), text: value, from })),
  way: 'add',
});

const firstNumber = (days: readonly DayReading[]) => Math.max(days[0]?.number?.value ?? 1, 1);

export const editedFrom = ({ days, inclusions, exclusions }: ItineraryReading): Edited => ({
  days: days.map((day, index) => ({ key: newKey(), texts: cardTextsOf(day), from: [index] })),
  way: 'replace',
  first: firstNumber(days),
  includes: listOf(inclusions),
  excludes: listOf(exclusions),
  checked: [],
});

/** Whether nothing was corrected or chosen. */
export const isAsRead = (edited: Edited, reading: ItineraryReading): boolean => {
  const plain = (value: Edited) =>
    JSON.stringify(value, (name, part: unknown) => (name === 'key' ? undefined : part));
  return plain(edited) === plain(editedFrom(reading));
};

export const withDay = (days: readonly EditedDay[], key: string, change: Partial<EditedDay>): EditedDay[] =>
  days.map((day) => (day.key === key ? { ...day, ...change } : day));

export const withMovedDay = (days: readonly EditedDay[], from: number, to: number): EditedDay[] => [
  ...moved(days, from, to),
];

const joined = (parts: readonly string[], between: string) =>
  [...new Set(parts.map((part) => part.trim()))].filter(Boolean).join(between);

const mergedTexts = (above: CardTexts, below: CardTexts): CardTexts => {
  const both = (field: (typeof cardFields)[number], between = ', ') =>
    joined([above[field], below[field]], between);
  const lower = above.title.trim() === '' ? [] : [below.title];
  return {
    title: above.title.trim() === '' ? below.title : above.title,
    duration: both('duration'),
    accommodation: both('accommodation'),
    distance: both('distance'),
    altitude: both('altitude'),
    meals: both('meals'),
    description: joined([above.description, ...lower, below.description], '\n'),
  };
};

/** The days with the one at `index` joined to the one above; its title begins its part of the description. */
export const withMerged = (days: readonly EditedDay[], index: number): readonly EditedDay[] => {
  const [above, below] = [days[index - 1], days[index]];
  if (!above || !below) return days;
  const both = {
    ...above,
    texts: mergedTexts(above.texts, below.texts),
    from: [...above.from, ...below.from],
  };
  return days.toSpliced(index - 1, 2, both);
};

const isTaken = (value: unknown) => value === undefined || typeof value === 'boolean';
const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isListOf = <Item>(value: unknown, is: (item: unknown) => item is Item): value is Item[] =>
  Array.isArray(value) && value.every(is);

const isDay = (value: unknown): value is EditedDay => {
  if (!isRecord(value) || !isTaken(value.taken) || !isListOf(value.from, isIndex)) return false;
  const { texts } = value;
  return isRecord(texts) && cardFields.every((field) => typeof texts[field] === 'string');
};

const isItem = (value: unknown): value is EditedItem =>
  isRecord(value) && isTaken(value.taken) && typeof value.text === 'string' && isIndex(value.from);

const isList = (value: unknown): value is EditedList =>
  isRecord(value) && (value.way === 'add' || value.way === 'replace') && isListOf(value.items, isItem);

const isEdited = (value: unknown): value is Edited =>
  isRecord(value) &&
  isListOf(value.days, isDay) &&
  (value.way === 'replace' || value.way === 'append') &&
  isIndex(value.first) &&
  listNames.every((name) => isList(value[name])) &&
  isListOf(value.checked, isIndex);

/** The corrections in a draft, with new keys; undefined if they are unreadable. */
export const editedIn = (value: unknown): Edited | undefined => {
  if (!isEdited(value)) return undefined;
  const again = <Row extends { key: string }>(row: Row): Row => ({ ...row, key: newKey() });
  const list = ({ items, way }: EditedList): EditedList => ({ items: items.map(again), way });
  return {
    ...value,
    days: value.days.map(again),
    includes: list(value.includes),
    excludes: list(value.excludes),
  };
};
