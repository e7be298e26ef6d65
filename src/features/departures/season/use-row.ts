import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDisplay } from '@/components/display';
import type { Loads } from '@/domain/bookings/use-loads';
import { queuedDepartures } from '@/domain/departures/many-departures';
import type { Package } from '@/generated/model';
import type { PlainDate } from '@/lib/dates';
import { rowView } from './row-view';
import type { TravelSeason } from './seasons';

/** What all rows of the board share. */
export interface BoardContext {
  weeks: readonly PlainDate[];
  loads: Loads;
  season: TravelSeason;
  today: PlainDate;
}

/** A package's departures over the weeks; they are read while the row is `seen`. */
export const useRow = (of: Package, { weeks, loads, season, today }: BoardContext, seen: boolean) => {
  const { calendar } = useDisplay();
  const query = useQuery({ ...queuedDepartures(of.id), enabled: seen });
  const { data } = query;
  const view = useMemo(
    () => data && rowView(of, data, { weeks, loads, season, today, calendar }),
    [of, data, weeks, loads, season, today, calendar],
  );
  return { query, view };
};
