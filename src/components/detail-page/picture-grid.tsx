import { useState } from 'react';
import { Text } from '@mantine/core';
import { IconPhotoOff } from '@tabler/icons-react';
import { pictureAddress } from '@/components/inputs/images/picture-address';
import type { StoredImage } from '@/lib/gallery';
import classes from './picture-grid.module.css';

const Picture = ({ image: { url, alt } }: { image: StoredImage }) => {
  const [broken, setBroken] = useState(false);
  const address = pictureAddress(url);
  return (
    <figure className={classes.figure}>
      {broken || address === undefined ? (
        <div className={classes.broken}>
          <IconPhotoOff size={24} role="img" aria-label="The picture cannot be shown" />
        </div>
      ) : (
        <img
          src={address}
          alt={alt ?? ''}
          className={classes.picture}
          loading="lazy"
          onError={() => setBroken(true)}
        />
      )}
      <Text component="figcaption" size="xs" c="dimmed" dir="auto" aria-hidden={alt ? true : undefined}>
        {alt?.trim() ? alt : 'No alternative text'}
      </Text>
    </figure>
  );
};

interface PictureGridProps {
  /** The record's pictures, in their order. */
  images: readonly StoredImage[] | null | undefined;
}

/** The pictures of a record, each with the text that stands for it. */
export const PictureGrid = ({ images }: PictureGridProps) =>
  images && images.length > 0 ? (
    <div className={classes.grid}>
      {images.map((image, index) => (
        <Picture key={image.id ?? index} image={image} />
      ))}
    </div>
  ) : (
    <Text size="sm" c="dimmed">
      No images yet.
    </Text>
  );
