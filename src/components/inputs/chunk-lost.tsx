import type { ReactNode } from 'react';
import { Button, Group, Text } from '@mantine/core';
import type { LostChunk } from './use-chunk';

interface ChunkLostProps {
  chunk: LostChunk;
  /** What failed to load: "The map could not be loaded." */
  children: ReactNode;
}

/** Shown instead of a part whose chunk failed to load: a message with Retry, or a page reload if only that helps. */
export const ChunkLost = ({ chunk, children }: ChunkLostProps) => (
  <Group gap="xs" role="alert">
    <Text size="sm">{children}</Text>
    <Button size="xs" variant="default" onClick={chunk.retry}>
      {$localize`Retry`}
    </Button>
    {chunk.stuck && (
      <Button size="xs" variant="default" onClick={() => window.location.reload()}>
        {$localize`Reload the page`}
      </Button>
    )}
  </Group>
);
