import { useQueries } from '@tanstack/react-query';
import type { MenuBadge } from '@/components/menu';
import { waitingRequests } from '@/components/request-queue/waiting-requests';

const badges = Object.keys(waitingRequests) as MenuBadge[];

/** How many requests wait in each queue; a queue whose number cannot be known shows none. */
export const useMenuBadges = (): Partial<Record<MenuBadge, number>> =>
  useQueries({
    queries: badges.map((badge) => waitingRequests[badge]),
    combine: (results) =>
      Object.fromEntries(
        badges.flatMap((badge, index) => {
          const known = results[index]?.data?.count;
          return known === undefined ? [] : [[badge, known]];
        }),
      ),
  });
