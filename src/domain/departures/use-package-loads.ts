import { useMemo } from 'react';
import { useLoads } from '@/domain/bookings/use-loads';
import { useGetPackage } from '@/generated/api/packages/packages';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { sundayBefore } from '@/lib/dates/weeks';

/** The date range of so many weeks, starting with the current one. */
const weeksFrom = (today: PlainDate, weeks: number) => {
  const from = sundayBefore(today);
  return { from, to: addDays(from, weeks * 7 - 1) };
};

/** A package as bookings refer to it, and the loads of its departures in the next weeks; 0 weeks read nothing. */
export const usePackageLoads = (packageId: number, today: PlainDate, weeks: number) => {
  const loads = useLoads(weeks > 0 ? weeksFrom(today, weeks) : undefined, today);
  const name = useGetPackage(packageId).data?.data.name;
  return useMemo(() => ({ loads, of: { id: packageId, name } }), [loads, packageId, name]);
};
