import { useState } from 'react';
import { IconPhotoOff } from '@tabler/icons-react';
import type { GalleryItem } from '@/lib/files/gallery';
import { imageAddress } from './image-address';
import classes from './thumbnail.module.css';
import { useFileSource } from './use-file-source';

interface ThumbnailProps {
  item: GalleryItem;
  /** `small` fits a table row. */
  size?: 'small' | 'medium';
}

/** A small view of an image; decorative beside the text that names it. */
export const Thumbnail = ({ item: { file, url }, size = 'medium' }: ThumbnailProps) => {
  const [broken, setBroken] = useState(false);
  const source = useFileSource(file);
  const address = file || url === undefined ? undefined : imageAddress(url);
  return (
    <div className={classes.thumbnail} data-size={size}>
      {broken || (!file && address === undefined) ? (
        <IconPhotoOff size={22} role="img" aria-label="The image cannot be shown" />
      ) : (
        <img
          ref={source}
          src={address}
          alt=""
          className={classes.image}
          onError={() => setBroken(true)}
          loading="lazy"
        />
      )}
    </div>
  );
};
