import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { useReferredName } from '@/components/pickers/use-referred-name';
import type { Package } from '@/generated/model';
import { packageRegionPicker } from '@/resources/pickers';
import type { DayTexts } from './itinerary-values';

interface AltitudesProps {
  record: Package;
  days: readonly DayTexts[];
}

/** The altitude profile of days; its table of places is loaded on demand. */
export const Altitudes = ({ record: { region }, days }: AltitudesProps) => {
  const inRegion = useReferredName(packageRegionPicker, region);
  const profile = useChunk(() => import('@/domain/nepal/places/altitude-profile'), days.length > 1);
  if (profile.state === 'failed')
    return <ChunkLost chunk={profile}>{$localize`The altitudes could not be loaded.`}</ChunkLost>;
  if (profile.state === 'loading' || days.length < 2) return null;
  return <profile.module.AltitudeProfile days={days} region={inRegion} />;
};
