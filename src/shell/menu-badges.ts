import { useSyncExternalStore } from 'react';
import { focusManager, useQueries } from '@tanstack/react-query';
import { useScreenRead } from '@/components/records/use-screen-read';
import type { AppPath } from '@/resources/area';
import { areas } from '@/resources/index';

const queues = areas.flatMap(({ path, waiting }) => (waiting ? [{ path, waiting }] : []));

const watchFocus = (listener: () => void) => focusManager.subscribe(listener);
const isVisible = () => focusManager.isFocused();

/** The number of pending records by area path, where known. A hidden tab sends no requests. */
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
