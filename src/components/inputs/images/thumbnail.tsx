import { IconPhotoOff } from '@tabler/icons-react';
import type { GalleryItem } from '@/lib/files/gallery';
import classes from './thumbnail.module.css';
import { useImageSource } from './use-image-source';

interface ThumbnailProps {
  item: GalleryItem;
  /** `small` fits a table row, `square` an entry of several lines. */
  size?: 'small' | 'square' | 'medium';
}

/** A small view of an image; decorative beside the text that names it. An item without one is an empty frame. */
export const Thumbnail = ({ item, size = 'medium' }: ThumbnailProps) => {
  const source = useImageSource(item);
  const isGiven = item.file !== undefined || item.url !== undefined;
  return (
    <div className={classes.thumbnail} data-size={size}>
      {source && <img {...source} alt="" className={classes.image} loading="lazy" />}
      {isGiven && !source && (
        <IconPhotoOff size={22} role="img" aria-label={$localize`The image cannot be shown`} />
      )}
    </div>
  );
};
