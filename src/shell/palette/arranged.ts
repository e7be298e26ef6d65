import { rank } from '@/lib/fuzzy';
import { openedGroup, type PaletteItem, recordGroup } from './palette-item';

export interface PaletteGroup {
  name: string;
  items: readonly PaletteItem[];
}

/** How many items of a group are shown while one is typing. */
const MOST_OF_A_GROUP = 6;

/** By how many places a group is ranked higher than its best item. */
const bonus: Readonly<Record<string, number>> = { [recordGroup]: Infinity, [openedGroup]: 5 };

const grouped = (items: readonly PaletteItem[]): PaletteGroup[] =>
  [...Map.groupBy(items, ({ group }) => group)].map(([name, own]) => ({ name, items: own }));

/** The items that are meant by what is typed, each once, in groups, the best group first; all of them where nothing is typed. */
export const arranged = (items: readonly PaletteItem[], query: string): PaletteGroup[] => {
  const once = [...new Map(items.toReversed().map((item) => [item.id, item])).values()].toReversed();
  if (query.trim() === '') return grouped(once);
  const ranked = rank(once, query, ({ label, words = '' }) => `${label} ${words}`);
  const places = new Map(ranked.map(({ group }, place) => [group, place] as const).toReversed());
  const placeOf = (group: string) => (places.get(group) ?? 0) - (bonus[group] ?? 0);
  return grouped(ranked)
    .map(({ name, items: own }) => ({ name, items: own.slice(0, MOST_OF_A_GROUP) }))
    .sort((a, b) => placeOf(a.name) - placeOf(b.name));
};
