import { useEffect, useState, useSyncExternalStore } from 'react';
import { focusManager, useQueries, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { AppPath } from '@/areas/area';
import { areas } from '@/areas/index';

const queues = areas.flatMap(({ path, waiting }) => (waiting ? [{ path, waiting }] : []));

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

/** How many records of an area wait, by its path; where that cannot be known there is none. A hidden tab asks for nothing. */
export const useMenuBadges = (): ReadonlyMap<AppPath, number> => {
  const visible = useSyncExternalStore(watchFocus, isVisible);
  const enabled = useScreenRead() && visible;
  return useQueries({
    queries: queues.map(({ waiting }) => ({ ...waiting.count, enabled })),
    combine: (results) =>
      new Map(
        queues.flatMap(({ path }, index) => {
          const known = results[index]?.data?.count;
          return known === undefined ? [] : [[path, known] as const];
        }),
      ),
  });
};
