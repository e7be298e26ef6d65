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

const weeksOf = (selection: Selection, id: number): ReadonlySet<PlainDate> => selection.get(id) ?? none;

/** The weeks of a package as `1` for a chosen one and `0`: a text, which is the same for the same selection. */
export const chosenIn = (selection: Selection, id: number, weeks: readonly PlainDate[]): string =>
  weeks.map((week) => (weeksOf(selection, id).has(week) ? '1' : '0')).join('');

/** The part of a board between two corners. */
const partOf = ({ packages, weeks }: Board, from: Cell, to: Cell): Board => ({
  packages: packages.slice(Math.min(from.row, to.row), Math.max(from.row, to.row) + 1),
  weeks: weeks.slice(Math.min(from.week, to.week), Math.max(from.week, to.week) + 1),
});

/** The selection with an area added or taken out. */
export const withArea = (selection: Selection, board: Board, { from, to, erase }: Area): Selection => {
  const next = new Map(selection);
  const { packages, weeks } = partOf(board, from, to);
  for (const { id } of packages) {
    const chosen = new Set(weeksOf(selection, id));
    for (const week of weeks) {
      if (erase) chosen.delete(week);
      else chosen.add(week);
    }
    if (chosen.size > 0) next.set(id, chosen);
    else next.delete(id);
  }
  return next;
};

/** Whether a cell is chosen. */
export const isChosen = (selection: Selection, { packages, weeks }: Board, { row, week }: Cell): boolean =>
  weeksOf(selection, packages[row]?.id ?? 0).has(weeks[week] ?? '');

/** An area turned round: chosen as a whole where a part of it is not, else taken out. */
export const turned = (selection: Selection, board: Board, from: Cell, to: Cell): Area => {
  const { packages, weeks } = partOf(board, from, to);
  const erase = packages.every(({ id }) => weeks.every((week) => weeksOf(selection, id).has(week)));
  return { from, to, erase };
};

/** How many packages and weeks of packages are chosen. */
export const countChosen = (selection: Selection) => ({
  packages: selection.size,
  weeks: [...selection.values()].reduce((count, weeks) => count + weeks.size, 0),
});
