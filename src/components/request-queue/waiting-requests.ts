import { queryOptions } from '@tanstack/react-query';
import { readWaiting } from './pending';

/** The calls of a resource are not part of what the shell loads first. */
const queue = (path: string, read: (signal: AbortSignal) => ReturnType<typeof readWaiting>) =>
  queryOptions({
    queryKey: [path, 'requests waiting'],
    queryFn: ({ signal }) => read(signal),
    staleTime: 60_000,
  });

/** How many requests of each kind wait and since when, for the menu and for whoever else shows it; no number where none can be known. */
export const waitingRequests = {
  packageRequests: queue('/v1/admin/package/packages', async (signal) => {
    const { listPackages } = await import('@/generated/api/packages/packages');
    return readWaiting((params, abort) => listPackages(params, undefined, abort), signal);
  }),
  homestayRequests: queue('/v1/admin/homestays', async (signal) => {
    const { listHomestays } = await import('@/generated/api/homestays/homestays');
    return readWaiting((params, abort) => listHomestays(params, undefined, abort), signal);
  }),
  hotelRequests: queue('/v1/admin/hotels', async (signal) => {
    const { listHotels } = await import('@/generated/api/hotels/hotels');
    return readWaiting((params, abort) => listHotels(params, undefined, abort), signal);
  }),
};
