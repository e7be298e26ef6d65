import { useMemo } from 'react';
import { useLoads } from '@/domain/bookings/use-loads';
import { useGetPackage } from '@/generated/api/packages/packages';
import { addDays, type PlainDate } from '@/lib/dates';
import { sundayBefore } from '@/lib/weeks';

/** The days of so many weeks, the running one first. */
const weeksFrom = (today: PlainDate, weeks: number) => {
  const from = sundayBefore(today);
  return { from, to: addDays(from, weeks * 7 - 1) };
};

/** A package as its bookings name it, and the load of its departures in the coming weeks; nothing is read for none. */
export const usePackageLoads = (packageId: number, today: PlainDate, weeks: number) => {
  const loads = useLoads(weeks > 0 ? weeksFrom(today, weeks) : undefined, today);
  const name = useGetPackage(packageId).data?.data.name;
  return useMemo(() => ({ loads, of: { id: packageId, name } }), [loads, packageId, name]);
};
