import { useQuery } from '@tanstack/react-query';
import { departuresQuery } from '@/features/packages/departures/departures';
import { todayInNepal, type PlainDate } from '@/lib/dates';
import { departuresAhead } from './readiness';

/** A package's departures to come, soonest first. */
export const useDeparturesAhead = (packageId: number, today: PlainDate = todayInNepal()) =>
  useQuery({ ...departuresQuery(packageId), select: (rows) => departuresAhead(rows, today) });
