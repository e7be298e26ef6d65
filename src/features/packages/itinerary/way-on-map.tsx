import { useState } from 'react';
import { Skeleton } from '@mantine/core';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { useReferredName } from '@/components/pickers/use-referred-name';
import { Fold } from '@/components/screen/fold';
import type { Package } from '@/generated/model';
import { packageRegionPicker } from '@/resources/pickers';
import classes from './itinerary.module.css';
import type { DayTexts } from './itinerary-values';

interface WayOnMapProps {
  record: Package;
  days: readonly DayTexts[];
}

const Opened = ({ record: { region }, days }: WayOnMapProps) => {
  const inRegion = useReferredName(packageRegionPicker, region);
  const map = useChunk(() => import('@/domain/nepal/places/way-map'));
  if (map.state === 'failed')
    return <ChunkLost chunk={map}>{$localize`The map could not be loaded.`}</ChunkLost>;
  if (map.state === 'loading')
    return <Skeleton h={320} role="status" aria-label={$localize`Loading the map`} />;
  return <map.module.WayMap days={days} region={inRegion} />;
};

/** The way of days on a map, which is loaded once it is opened. */
export const WayOnMap = (props: WayOnMapProps) => {
  const [open, setOpen] = useState(false);
  if (props.days.length < 2) return null;
  return (
    <Fold
      title={$localize`The way on a map`}
      className={classes.way}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      {open && <Opened {...props} />}
    </Fold>
  );
};
