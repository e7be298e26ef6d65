import { addDays, type PlainDate } from './dates';

/** A month as `2026-11`. */
export type Month = string;

export const monthOf = (day: PlainDate): Month => day.slice(0, 7);

/** The month `by` months later, or earlier for a negative number. */
export const monthAfter = (month: Month, by: number): Month => {
  const count = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
};

/** `count` consecutive months, starting `before` months before this one. */
export const monthsAround = (month: Month, count: number, before: number): Month[] =>
  Array.from({ length: count }, (_, index) => monthAfter(month, index - before));

/** The first and the last day of a month. */
export const rangeOfMonth = (month: Month): { from: PlainDate; to: PlainDate } => ({
  from: `${month}-01`,
  to: addDays(`${monthAfter(month, 1)}-01`, -1),
});
