import { useState } from 'react';
import { Button, Skeleton } from '@mantine/core';
import { DetailSection } from '@/components/detail-page/detail-section';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import type { Package } from '@/generated/model';

/** What permits a package of this region needs; loaded when it is asked for. */
export const PermitsSection = ({ record }: { record: Package }) => {
  const [shown, setShown] = useState(false);
  const part = useChunk(() => import('@/domain/nepal/permits/permits-part'), shown);
  return (
    <DetailSection
      id="permits"
      title={$localize`Permits`}
      actions={
        <Button
          size="compact-sm"
          variant="subtle"
          aria-expanded={shown}
          onClick={() => setShown((before) => !before)}
        >
          {shown ? $localize`Hide permits` : $localize`What this region needs`}
        </Button>
      }
    >
      {shown && part.state === 'loading' && (
        <Skeleton h={160} role="status" aria-label={$localize`Loading the permits`} />
      )}
      {shown && part.state === 'failed' && (
        <ChunkLost chunk={part}>{$localize`The permits could not be loaded.`}</ChunkLost>
      )}
      {shown && part.state === 'ready' && <part.module.PermitsTable record={record} />}
    </DetailSection>
  );
};
