import { rank } from '@/lib/text/fuzzy';
import { isAlike, matching } from '@/lib/text/spelled-alike';
import { bookingArea } from '@/resources/bookings';
import { userArea } from '@/resources/users';
import type { NamedKind } from './asked-kind';
import {
  createGroup,
  listGroup,
  openedGroup,
  type PaletteItem,
  recordGroup,
  screenGroup,
  undoGroup,
} from './palette-item';

export interface PaletteGroup {
  name: string;
  items: readonly PaletteItem[];
}

/** The most items per group while searching, except for undo items and lists. */
const MOST_OF_A_GROUP = 6;

const FIRST = 1e6;

/** The number of positions by which a group ranks above its best item. */
const bonus: Readonly<Record<string, number>> = { [recordGroup]: FIRST, [openedGroup]: 5 };

const grouped = (items: readonly PaletteItem[]): PaletteGroup[] =>
  [...Map.groupBy(items, ({ group }) => group)].map(([name, own]) => ({ name, items: own }));

const isScreen = ({ group }: PaletteItem) => group === screenGroup || group === createGroup;

const isAction = ({ action }: PaletteItem) => action !== undefined;

const nameOf = ({ label, words = '', otherNames = [] }: PaletteItem) =>
  [label, words, ...otherNames].join(' ');

/** Whether the whole name was typed, in any language. */
const isNamed = ({ label, also = [], otherNames = [] }: PaletteItem, query: string) =>
  [label, ...also, ...otherNames].some((name) => isAlike(name, query));

/** Items that match by a related name: it does not rank them, so they stay in the order of their group. */
const belonging = (items: readonly PaletteItem[], query: string): readonly PaletteItem[] =>
  grouped(rank(items, query, (item) => [nameOf(item), ...(item.hints ?? [])].join(' '))).flatMap(
    ({ items: own }) => items.filter((item) => own.includes(item)),
  );

/**
 * The records of groups without a match, with a typing error, unless a command matches: a match in one area does not hide
 * those of others.
 */
const misspelt = (items: readonly PaletteItem[], query: string, matched: readonly PaletteItem[]) => {
  if (matched.some(({ record }) => !record)) return [];
  const groups = new Set(matched.map(({ group }) => group));
  const others = items.filter(({ group, record }) => record && !groups.has(group));
  return grouped(others).flatMap(({ items: own }) => rank(own, query, nameOf));
};

/** Exact matches first, then fuzzy ones, then matches by a related name, then misspelt names. */
const rankedBy = (items: readonly PaletteItem[], query: string): readonly PaletteItem[] => {
  const matched = new Set([
    ...items.filter((item) => isNamed(item, query)),
    ...rank(items, query, nameOf),
    ...belonging(items, query),
  ]);
  return [...matched, ...misspelt(items, query, [...matched])];
};

/** Exact matches first, then group by group, in the given order. */
const rankedActions = (items: readonly PaletteItem[], name: string): readonly PaletteItem[] => {
  const groups = items.map(({ group }) => group);
  const placeOf = (item: PaletteItem) => (isNamed(item, name) ? -1 : groups.indexOf(item.group));
  return rankedBy(items, name).toSorted((a, b) => placeOf(a) - placeOf(b));
};

/** What the query has beside a name: the name beside an action, and that beside a kind. */
interface Asked {
  name?: string | undefined;
  kind?: NamedKind | undefined;
}

/** The records of the kind that was typed: first those whose names have the kind too, then by name. */
const ofKind = (items: readonly PaletteItem[], query: string, { name, areas }: NamedKind) => {
  const own = items.filter(({ record, area = '' }) => record && areas.has(area));
  return [...matching(own, query, nameOf), ...rank(own, name, nameOf), ...belonging(own, name)];
};

/**
 * The matching items without duplicates, in groups, best group first: screens whose full name was typed, then records of
 * the kind in the query, then others by name, then actions on a record. All items for an empty query.
 */
export const arranged = (
  items: readonly PaletteItem[],
  query: string,
  { name = query, kind }: Asked = {},
): PaletteGroup[] => {
  const once = [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed();
  if (query.trim() === '') return grouped(once);
  const isSure = (item: PaletteItem) => item.sure ?? (isScreen(item) && isNamed(item, query));
  const sure = [...new Set([...once.filter(isSure), ...(kind ? ofKind(once, query, kind) : [])])];
  const others = once.filter((item) => !sure.includes(item));
  const [actions, names] = [others.filter(isAction), others.filter((item) => !isAction(item))];
  const ranked = [...sure, ...rankedBy(names, query), ...rankedActions(actions, name)];
  const places = new Map(ranked.map(({ group }, place) => [group, place] as const).toReversed());
  const sureGroups = new Set(sure.map(({ group }) => group));
  const ownPlaceOf = (group: string) =>
    (places.get(group) ?? 0) - (sureGroups.has(group) ? 2 * FIRST : (bonus[group] ?? 0));
  // Who is looked up by name has mostly called about a booking.
  const placeOf = (group: string) =>
    group === userArea.label && places.has(bookingArea.label)
      ? Math.max(ownPlaceOf(group), ownPlaceOf(bookingArea.label) + 0.5)
      : ownPlaceOf(group);
  return grouped(ranked)
    .map(({ name, items: own }) => ({
      name,
      items: name === undoGroup || name === listGroup ? own : own.slice(0, MOST_OF_A_GROUP),
    }))
    .sort((a, b) => placeOf(a.name) - placeOf(b.name));
};
