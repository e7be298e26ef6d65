import { useEffect, useState, useSyncExternalStore } from 'react';
import { focusManager, useQueries, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { MenuBadge } from '@/components/menu';
import { waitingRequests } from '@/domain/requests/waiting-requests';

const badges = Object.keys(waitingRequests) as MenuBadge[];

const watchFocus = (listener: () => void) => focusManager.subscribe(listener);
const isVisible = () => focusManager.isFocused();

/** Whether the first screen has read what it shows: what is of less use waits for that. */
const useScreenRead = () => {
  const router = useRouter();
  const client = useQueryClient();
  const [read, setRead] = useState(false);
  useEffect(() => {
    if (read) return undefined;
    const look = () => {
      if (router.state.status === 'idle' && client.isFetching() === 0) setRead(true);
    };
    // Not before the screen beside has begun to read.
    const timer = setTimeout(look);
    const ends = [
      client.getQueryCache().subscribe(look),
      router.subscribe('onResolved', () => setTimeout(look)),
    ];
    return () => {
      clearTimeout(timer);
      ends.forEach((end) => end());
    };
  }, [read, router, client]);
  return read;
};

/** How many requests wait in each queue; a queue whose number cannot be known shows none. A hidden tab asks for nothing. */
export const useMenuBadges = (): Partial<Record<MenuBadge, number>> => {
  const visible = useSyncExternalStore(watchFocus, isVisible);
  const enabled = useScreenRead() && visible;
  return useQueries({
    queries: badges.map((badge) => ({ ...waitingRequests[badge].count, enabled })),
    combine: (results) =>
      Object.fromEntries(
        badges.flatMap((badge, index) => {
          const known = results[index]?.data?.count;
          return known === undefined ? [] : [[badge, known]];
        }),
      ),
  });
};
