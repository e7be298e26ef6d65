import { useQuery } from '@tanstack/react-query';
import { type PlainDate, todayInNepal } from '@/lib/dates';
import { departuresAhead, departuresQuery } from './departures';

/** A package's departures to come, soonest first. */
export const useDeparturesAhead = (packageId: number, today: PlainDate = todayInNepal()) =>
  useQuery({ ...departuresQuery(packageId), select: (rows) => departuresAhead(rows, today) });
