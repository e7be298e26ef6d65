import { useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useLoads } from '@/domain/bookings/use-loads';
import { departuresQuery } from '@/domain/departures/departures';
import { useManyDepartures } from '@/domain/departures/many-departures';
import { type PackageFilters, usePackages } from '@/features/departures/use-packages';
import { addDays, type PlainDate } from '@/lib/dates/dates';
import { comingRows, countUndated } from './coming-rows';

/** The number of packages read at first, and with each request for more. */
const MOST_PACKAGES = 200;

/** The departures of the next `span` days: read package by package, as the API requires, with the progress. */
export const useComing = (filters: PackageFilters, today: PlainDate, span: number) => {
  const [most, setMost] = useState(MOST_PACKAGES);
  const [stopped, setStopped] = useState(false);
  const client = useQueryClient();
  const packages = usePackages(filters, most);
  const ids = useMemo(() => packages.rows.map(({ id }) => id), [packages.rows]);
  const reading = useManyDepartures(ids, stopped);
  const range = useMemo(() => ({ from: today, to: addDays(today, span - 1) }), [today, span]);
  const loads = useLoads(range, today);
  const rows = useMemo(
    () => comingRows(packages.rows, reading.known, range, loads),
    [packages.rows, reading.known, range, loads],
  );
  const undated = useMemo(() => countUndated(reading.known), [reading.known]);
  return {
    packages,
    reading,
    range,
    loads,
    rows,
    undated,
    total: ids.length,
    stopped,
    /** Something is loading. */
    busy: packages.query.isPending || packages.wanted || (reading.open > 0 && !stopped),
    /** There are no other departures in the range. */
    whole: packages.whole && reading.open === 0 && reading.failed.length === 0 && undated === 0,
    stop: () => {
      setStopped(true);
      for (const id of ids) void client.cancelQueries({ queryKey: departuresQuery(id).queryKey });
    },
    resume: () => setStopped(false),
    readMore: () => setMost(most + MOST_PACKAGES),
  };
};
