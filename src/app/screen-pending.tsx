import { useEffect, useState } from 'react';
import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { ChunkError } from '@/components/screen/chunk-error';
import { CHUNK_TIMEOUT_MS, ChunkTimeoutError } from '@/lib/loading/chunk';
import { noteFault } from '@/lib/loading/faults';

/** How long the previous screen stays while the next one is loading, in milliseconds. */
export const PENDING_AFTER_MS = 300;

/** The skeleton of a screen that is loading; after 120 seconds it counts as failed. */
export const ScreenPending = () => {
  const [lost, setLost] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => {
      setLost(true);
      noteFault({ kind: 'chunk', error: new ChunkTimeoutError() });
    }, CHUNK_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, []);

  if (lost) return <ChunkError />;
  return (
    <Stack gap="md" p="md" role="status">
      <VisuallyHidden>{$localize`Loading…`}</VisuallyHidden>
      <Skeleton height={28} width="min(260px, 60%)" />
      <Skeleton height={48} />
      <Skeleton height={320} />
    </Stack>
  );
};
