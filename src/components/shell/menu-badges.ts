import { useQuery } from '@tanstack/react-query';

/** The queues whose length the menu shows. */
export type MenuBadge = 'packageRequests' | 'homestayRequests' | 'hotelRequests';

/** The page of pending requests that is counted, and that a queue works through: the longest that the API gives. */
export const pendingPage = { request_status: 'pending', page: 1, per_page: 100 } as const;

/**
 * How many requests wait in each queue; a queue without a count shows nothing. The API tells no total, so one page is
 * counted, and a full one stands for 100 or more.
 */
export const useMenuBadges = (): Partial<Record<MenuBadge, number>> => {
  const packages = useQuery({
    queryKey: ['/v1/admin/package/packages/datatable', pendingPage],
    // The calls of a resource are not part of what the shell loads first.
    queryFn: async ({ signal }) => {
      const { listPackages } = await import('@/generated/api/packages/packages');
      return listPackages(pendingPage, undefined, signal);
    },
    staleTime: 60_000,
  });
  return packages.data ? { packageRequests: packages.data.data.length } : {};
};
