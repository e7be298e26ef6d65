import { Skeleton } from '@mantine/core';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import type { ListMapProps } from '@/components/list-page/list-screen';
import type { Stay } from '@/domain/listings/stay';

/** The stays of a list on a map, which is loaded on demand. */
export const StayMapSlot = <Row extends Stay, Params extends object>(props: ListMapProps<Row, Params>) => {
  const chunk = useChunk(() => import('./stay-map'));
  if (chunk.state === 'ready') return <chunk.module.StayMap {...props} />;
  if (chunk.state === 'failed')
    return <ChunkLost chunk={chunk}>{$localize`The map could not be loaded.`}</ChunkLost>;
  return <Skeleton h={320} role="status" aria-label={$localize`Loading the map`} />;
};
