import type { PlainDate } from './dates';

/** All rows: today's and future ones first, then those without a date, then past ones, latest first. */
export const nearestFirst = <Row>(
  rows: readonly Row[],
  today: PlainDate,
  dayOf: (row: Row) => PlainDate | undefined,
): Row[] => {
  const byDay = Map.groupBy(rows, (row) => dayOf(row) ?? '');
  const days = [...byDay.keys()].sort();
  const order = [
    ...days.filter((day) => day >= today),
    ...days.filter((day) => day === ''),
    ...days.filter((day) => day !== '' && day < today).reverse(),
  ];
  return order.flatMap((day) => byDay.get(day) ?? []);
};
