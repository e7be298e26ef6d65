import { addDays, type PlainDate } from '@/lib/dates/dates';

/** The target of an arrow key from a day: by days, or by weeks to the nearest one; undefined at the ends. */
export const dayBeside = (
  days: readonly PlainDate[],
  from: PlainDate,
  key: string,
): PlainDate | undefined => {
  const at = days.indexOf(from);
  const beside: Partial<Record<string, PlainDate | undefined>> = {
    ArrowLeft: days[at - 1],
    ArrowRight: days[at + 1],
    ArrowUp: days.findLast((day) => day <= addDays(from, -7)),
    ArrowDown: days.find((day) => day >= addDays(from, 7)),
    Home: days[0],
    End: days.at(-1),
  };
  return beside[key];
};

/** The months of the days, as their first dates. */
export const monthsOf = (days: readonly PlainDate[]): PlainDate[] => [
  ...new Set(days.map((date) => `${date.slice(0, 7)}-01`)),
];
