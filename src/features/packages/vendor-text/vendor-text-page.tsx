import { Skeleton } from '@mantine/core';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { useScreenTitle } from '@/components/screen/screen-title';
import { usePackageTrail } from '@/features/packages/package-trail';
import { useGetPackage } from '@/generated/api/packages/packages';

/** The itinerary of a package from a vendor's text; the reader is loaded on demand. */
export const VendorTextPage = ({ packageId }: { packageId: number }) => {
  useScreenTitle({ title: $localize`Itinerary from a text`, trail: usePackageTrail(packageId) });
  const record = useGetPackage(packageId).data?.data;
  const screen = useChunk(() => import('./vendor-text-screen'));
  if (screen.state === 'failed')
    return <ChunkLost chunk={screen}>{$localize`The reader of texts could not be loaded.`}</ChunkLost>;
  return screen.state === 'ready' && record ? (
    <screen.module.VendorTextScreen key={packageId} record={record} />
  ) : (
    <Skeleton h={320} role="status" aria-label={$localize`Loading the reader of texts`} />
  );
};
