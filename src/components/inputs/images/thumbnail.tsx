import { IconPhotoOff } from '@tabler/icons-react';
import type { GalleryItem } from '@/lib/files/gallery';
import classes from './thumbnail.module.css';
import { useImageSource } from './use-image-source';

interface ThumbnailProps {
  item: GalleryItem;
  /** `small` fits a table row. */
  size?: 'small' | 'medium';
}

/** A small view of an image; decorative beside the text that names it. */
export const Thumbnail = ({ item, size = 'medium' }: ThumbnailProps) => {
  const source = useImageSource(item);
  return (
    <div className={classes.thumbnail} data-size={size}>
      {source ? (
        <img {...source} alt="" className={classes.image} loading="lazy" />
      ) : (
        <IconPhotoOff size={22} role="img" aria-label="The image cannot be shown" />
      )}
    </div>
  );
};
