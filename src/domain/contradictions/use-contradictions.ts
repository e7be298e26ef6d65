import { useMemo } from 'react';
import { useReferredName } from '@/components/pickers/use-referred-name';
import type { Departure, Package } from '@/generated/model';
import { packageRegionPicker } from '@/resources/pickers';
import { findContradictions } from './find-contradictions';
import { useOthers } from './use-others';
import { useWavedOff } from './waved-off';

/** What contradicts in a package, and which of it was not waved off; `asked` reads all other packages for it. */
export const useContradictions = (
  record: Package,
  departures: readonly Departure[] | undefined,
  asked: boolean,
) => {
  const region = useReferredName(packageRegionPicker, record.region) ?? '';
  const { others, known, query } = useOthers(record, asked);
  const found = useMemo(
    () => findContradictions({ record, region, departures, others, ...known }),
    [record, region, departures, others, known],
  );
  const waved = useWavedOff(record.id);
  const open = found.filter(({ key }) => !waved.has(key));
  return { found, open, waved, others, query };
};
