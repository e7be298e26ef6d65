import { type ReactNode, useState } from 'react';
import { Button } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import type { TravellerPageShown } from './traveller-page';

interface TravellerButtonProps<Module> {
  /** Loads the module of the page. */
  load: () => Promise<Module>;
  /** Renders it. */
  page: (module: Module, shown: TravellerPageShown) => ReactNode;
}

/** The button that shows a listing as a traveller sees it; the page is loaded on demand. */
export const TravellerButton = <Module,>({ load, page }: TravellerButtonProps<Module>) => {
  const [asked, setAsked] = useState(false);
  const [opened, setOpened] = useState(false);
  const chunk = useChunk(load, asked);
  return (
    <div>
      <Button
        size="compact-sm"
        h="auto"
        mih={26}
        maw="100%"
        styles={{ label: { whiteSpace: 'normal' } }}
        variant="default"
        leftSection={<IconEye size={14} aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => {
          setAsked(true);
          setOpened(true);
        }}
      >
        {$localize`As a traveller sees it`}
      </Button>
      {asked && chunk.state === 'failed' && (
        <ChunkLost chunk={chunk}>{$localize`The page could not be loaded.`}</ChunkLost>
      )}
      {chunk.state === 'ready' && page(chunk.module, { opened, onClose: () => setOpened(false) })}
    </div>
  );
};
