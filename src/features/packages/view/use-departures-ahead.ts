import { useListDepartures } from '@/generated/api/departures/departures';
import type { DepartureList } from '@/generated/model';
import { todayInNepal, type PlainDate } from '@/lib/dates';
import { departuresAhead } from './readiness';

/** What is known of a package's departures to come: those on the first page, and whether there may be more. */
const aheadIn = ({ data, meta }: DepartureList, today: PlainDate) => ({
  rows: departuresAhead(data, today),
  whole: (meta?.last_page ?? 1) <= 1,
});

export const useDeparturesAhead = (packageId: number, today: PlainDate = todayInNepal()) =>
  useListDepartures(
    packageId,
    { page: 1, per_page: 100 },
    { query: { select: (answer) => aheadIn(answer, today) } },
  );

/** How many departures are to come, or nothing where that is not known. */
export const aheadCount = (ahead: ReturnType<typeof aheadIn> | undefined): number | undefined =>
  ahead && (ahead.rows.length > 0 || ahead.whole) ? ahead.rows.length : undefined;
