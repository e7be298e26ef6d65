import { Skeleton } from '@mantine/core';
import type { Importing } from '@/components/edit-many/importing';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { loadChunk } from '@/lib/chunk';
import type { ImportScreenProps } from './import-screen';

interface ImportSlotProps extends Omit<ImportScreenProps, 'importing'> {
  /** Loads how the records are created; undefined if the API creates none. */
  load: () => Promise<Importing | undefined>;
}

const loadWith = (load: ImportSlotProps['load']) => async () => {
  const [{ ImportScreen }, importing] = await Promise.all([
    loadChunk(() => import('./import-screen')),
    load(),
  ]);
  return { ImportScreen, importing };
};

/** The import of new records, whose chunk is loaded on demand. */
export const ImportSlot = ({ load, ...screen }: ImportSlotProps) => {
  const chunk = useChunk(loadWith(load));
  if (chunk.state === 'loading') return <Skeleton h={320} role="status" aria-label="Loading the import" />;
  if (chunk.state === 'failed') return <ChunkLost chunk={chunk}>The import could not be loaded.</ChunkLost>;
  const { ImportScreen, importing } = chunk.module;
  return importing && <ImportScreen {...screen} importing={importing} />;
};
