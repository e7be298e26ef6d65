import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDisplay } from '@/components/text/display';
import { queuedDepartures } from '@/domain/departures/many-departures';
import type { Package } from '@/generated/model';
import { type BoardContext, rowView } from './row-view';

/** A package's departures on the board; loaded while the row is `seen`. */
export const useRow = (of: Package, board: BoardContext, seen: boolean) => {
  const { calendar } = useDisplay();
  const query = useQuery({ ...queuedDepartures(of.id), enabled: seen });
  const { data } = query;
  const view = useMemo(() => data && rowView(of, data, { ...board, calendar }), [of, data, board, calendar]);
  return { query, view };
};
