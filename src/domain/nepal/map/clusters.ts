import type { Point } from './projection';

/** Marks that would lie on each other, as one. */
export interface Cluster<Item> {
  items: readonly Item[];
  /** The middle of its marks. */
  at: Point;
}

const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
});

/** Joins items whose marks are closer than `apart` pixels to the first of a cluster. Every item is in one cluster. */
export const clustersOf = <Item>(
  items: readonly Item[],
  pointOf: (item: Item) => Point,
  apart: number,
): readonly Cluster<Item>[] => {
  const groups: { first: Point; items: Item[] }[] = [];
  for (const item of items) {
    const point = pointOf(item);
    const near = groups.find(({ first }) => Math.hypot(first.x - point.x, first.y - point.y) < apart);
    if (near) near.items.push(item);
    else groups.push({ first: point, items: [item] });
  }
  return groups.map((group) => ({ items: group.items, at: middle(group.items.map(pointOf)) }));
};
