import { useRef, useState } from 'react';
import { Badge } from '@mantine/core';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import type { GalleryItem } from '@/lib/files/gallery';
import classes from './images.module.css';
import { Thumbnail } from './thumbnail';

/** A thumbnail that opens the full image. */
export const ImageButton = ({ item, name }: { item: GalleryItem; name: string }) => {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const preview = useChunk(() => import('./image-preview'), opened);
  return (
    <div className={classes.shown}>
      <button
        ref={button}
        type="button"
        className={`${classes.open ?? ''} mantine-focus-auto`}
        aria-label={$localize`Show ${name}:name:`}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <Thumbnail item={item} />
      </button>
      {item.featured && (
        <Badge className={classes.cover} color="warning.4" c="black" size="xs">
          {$localize`Cover`}
        </Badge>
      )}
      {preview.state === 'failed' && (
        <ChunkLost chunk={preview}>{$localize`The image could not be opened.`}</ChunkLost>
      )}
      {preview.state === 'ready' && (
        <preview.module.ImagePreview
          item={item}
          opened={opened}
          onClose={() => setOpened(false)}
          onClosed={() => button.current?.focus()}
        />
      )}
    </div>
  );
};
