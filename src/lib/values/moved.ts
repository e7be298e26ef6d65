/** The list with the item at `from` moved to `to`; the same list if an index is out of range. */
export const moved = <Item>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  if (from < 0 || from >= items.length || to < 0 || to >= items.length) return items;
  return items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1));
};
