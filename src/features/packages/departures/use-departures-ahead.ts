import { useQuery } from '@tanstack/react-query';
import { departuresAhead, departuresQuery } from '@/domain/departures/departures';
import { type PlainDate, todayInNepal } from '@/lib/dates/dates';

/** A package's upcoming departures, soonest first. */
export const useDeparturesAhead = (packageId: number, today: PlainDate = todayInNepal()) =>
  useQuery({ ...departuresQuery(packageId), select: (rows) => departuresAhead(rows, today) });
