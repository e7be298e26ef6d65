import type { Point, Size } from './projection';

/** A name beside a mark. */
export interface Label<Item> {
  item: Item;
  /** Where its text begins, or ends. */
  at: Point;
  side: 'start' | 'end';
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const LINE = 14;
const A_LETTER = 6.4;

const overlaps = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export interface Marked {
  at: Point;
  name: string;
  /** Half the width of its mark, in pixels. */
  half: number;
}

/** Names right of their marks, else left; one that would lie on a mark, another name or the edge is left out. */
export const labelsOf = <Item extends Marked>(
  items: readonly Item[],
  { width, height }: Size,
): readonly Label<Item>[] => {
  const taken: Box[] = items.map(({ at: { x, y }, half }) => ({
    left: x - half,
    right: x + half,
    top: y - LINE / 2,
    bottom: y + LINE / 2,
  }));
  const labels: Label<Item>[] = [];
  for (const item of items) {
    const { at, half, name } = item;
    const long = name.length * A_LETTER;
    for (const side of ['start', 'end'] as const) {
      const x = side === 'start' ? at.x + half + 3 : at.x - half - 3;
      const left = side === 'start' ? x : x - long;
      const box = { left, right: left + long, top: at.y - LINE / 2, bottom: at.y + LINE / 2 };
      const fits = box.left >= 0 && box.right <= width && box.top >= 0 && box.bottom <= height;
      if (!fits || taken.some((one) => overlaps(one, box))) continue;
      taken.push(box);
      labels.push({ item, at: { x, y: at.y }, side });
      break;
    }
  }
  return labels;
};
