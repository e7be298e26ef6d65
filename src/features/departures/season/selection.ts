import type { PlainDate } from '@/lib/dates/dates';

/** The selected weeks by their Sundays, for each package id. */
export type ChosenWeeks = ReadonlyMap<number, ReadonlySet<PlainDate>>;

export const nothing: ChosenWeeks = new Map();

/** The displayed packages and weeks, in order. */
export interface Board {
  packages: readonly { id: number }[];
  weeks: readonly PlainDate[];
}

/** A package and a week, by index. */
export interface Cell {
  row: number;
  week: number;
}

/** From one corner to the other, inclusive. */
export interface Area {
  from: Cell;
  to: Cell;
  /** It is removed from the selection. */
  erase: boolean;
}

const none: ReadonlySet<PlainDate> = new Set();

const weeksOf = (selection: ChosenWeeks, id: number): ReadonlySet<PlainDate> => selection.get(id) ?? none;

/** The weeks of a package as `1` if selected, else `0`: a string, so that equal selections are equal props. */
export const chosenIn = (selection: ChosenWeeks, id: number, weeks: readonly PlainDate[]): string =>
  weeks.map((week) => (weeksOf(selection, id).has(week) ? '1' : '0')).join('');

/** The part of a board between two corners. */
const partOf = ({ packages, weeks }: Board, from: Cell, to: Cell): Board => ({
  packages: packages.slice(Math.min(from.row, to.row), Math.max(from.row, to.row) + 1),
  weeks: weeks.slice(Math.min(from.week, to.week), Math.max(from.week, to.week) + 1),
});

/** The selection with an area added or removed. */
export const withArea = (selection: ChosenWeeks, board: Board, { from, to, erase }: Area): ChosenWeeks => {
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

/** Whether a cell is selected. */
export const isChosen = (selection: ChosenWeeks, { packages, weeks }: Board, { row, week }: Cell): boolean =>
  weeksOf(selection, packages[row]?.id ?? 0).has(weeks[week] ?? '');

/** Toggles an area: selects all of it unless all of it is selected, else removes it. */
export const toggledArea = (selection: ChosenWeeks, board: Board, from: Cell, to: Cell): Area => {
  const { packages, weeks } = partOf(board, from, to);
  const erase = packages.every(({ id }) => weeks.every((week) => weeksOf(selection, id).has(week)));
  return { from, to, erase };
};

/** The numbers of selected packages and weeks. */
export const countChosen = (selection: ChosenWeeks) => ({
  packages: selection.size,
  weeks: [...selection.values()].reduce((count, weeks) => count + weeks.size, 0),
});
