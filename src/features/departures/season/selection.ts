import type { PlainDate } from '@/lib/dates';

/** The weeks that were chosen, by their Sundays, for each package by its id. */
export type Selection = ReadonlyMap<number, ReadonlySet<PlainDate>>;

export const nothing: Selection = new Map();

/** The packages and weeks on display, in their order. */
export interface Board {
  packages: readonly { id: number }[];
  weeks: readonly PlainDate[];
}

/** A package and a week by their places. */
export interface Cell {
  row: number;
  week: number;
}

/** From one corner to the other, both included. */
export interface Area {
  from: Cell;
  to: Cell;
  /** It is taken out of the selection. */
  erase: boolean;
}

const none: ReadonlySet<PlainDate> = new Set();

const between = (a: number, b: number) => [Math.min(a, b), Math.max(a, b)] as const;

export const weeksOf = (selection: Selection, id: number): ReadonlySet<PlainDate> =>
  selection.get(id) ?? none;

/** The weeks of a package with the area added or taken out; the same set where the area does not touch it. */
export const weeksWith = (
  selected: ReadonlySet<PlainDate>,
  row: number,
  area: Area | undefined,
  weeks: readonly PlainDate[],
): ReadonlySet<PlainDate> => {
  if (!area) return selected;
  const [top, bottom] = between(area.from.row, area.to.row);
  if (row < top || row > bottom) return selected;
  const [first, last] = between(area.from.week, area.to.week);
  const next = new Set(selected);
  for (const week of weeks.slice(first, last + 1)) {
    if (area.erase) next.delete(week);
    else next.add(week);
  }
  return next;
};

/** The selection with an area added or taken out. */
export const withArea = (selection: Selection, { packages, weeks }: Board, area: Area): Selection => {
  const next = new Map(selection);
  const [top, bottom] = between(area.from.row, area.to.row);
  packages.slice(top, bottom + 1).forEach(({ id }, index) => {
    const chosen = weeksWith(weeksOf(selection, id), top + index, area, weeks);
    if (chosen.size > 0) next.set(id, chosen);
    else next.delete(id);
  });
  return next;
};

/** Whether a cell is chosen. */
export const isChosen = (selection: Selection, { packages, weeks }: Board, { row, week }: Cell): boolean =>
  weeksOf(selection, packages[row]?.id ?? 0).has(weeks[week] ?? '');

/** An area turned round: chosen as a whole where a part of it is not, else taken out. */
export const turned = (selection: Selection, board: Board, from: Cell, to: Cell): Area => {
  const [top, bottom] = between(from.row, to.row);
  const [first, last] = between(from.week, to.week);
  const weeks = board.weeks.slice(first, last + 1);
  const rows = board.packages.slice(top, bottom + 1);
  return {
    from,
    to,
    erase: rows.every(({ id }) => weeks.every((week) => weeksOf(selection, id).has(week))),
  };
};

/** How many packages and weeks of packages are chosen. */
export const countChosen = (selection: Selection) => ({
  packages: selection.size,
  weeks: [...selection.values()].reduce((count, weeks) => count + weeks.size, 0),
});
