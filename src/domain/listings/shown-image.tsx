import { useState } from 'react';
import { IconPhotoOff } from '@tabler/icons-react';
import { imageAddress } from '@/components/inputs/images/image-address';
import type { StoredImage } from '@/lib/files/gallery';
import classes from './gallery.module.css';

interface ShownImageProps {
  image: StoredImage;
  className: string | undefined;
  /** Loads when it is near the viewport. */
  lazy?: true;
}

/** A stored image, or a placeholder if it fails to load. */
export const ShownImage = ({ image: { url, alt }, className, lazy }: ShownImageProps) => {
  const [broken, setBroken] = useState<string>();
  const address = imageAddress(url);
  return broken === url || address === undefined ? (
    <span className={classes.broken}>
      <IconPhotoOff size={24} role="img" aria-label={$localize`The image cannot be shown`} />
    </span>
  ) : (
    <img
      src={address}
      alt={alt ?? ''}
      className={className}
      loading={lazy && 'lazy'}
      onError={() => setBroken(url)}
    />
  );
};
