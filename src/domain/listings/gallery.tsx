import { useState } from 'react';
import { Text, UnstyledButton } from '@mantine/core';
import { DimmedText } from '@/components/text/dimmed-text';
import type { StoredImage } from '@/lib/files/gallery';
import classes from './gallery.module.css';
import { Lightbox } from './lightbox';
import { ShownImage } from './shown-image';

interface GalleryProps {
  /** The record's images, in order. */
  images: readonly StoredImage[] | null | undefined;
}

/** A strip of a record's images, each with its alt text; each opens the lightbox. */
export const Gallery = ({ images }: GalleryProps) => {
  const [open, setOpen] = useState<number>();
  if (!images || images.length === 0) return <DimmedText>No images yet.</DimmedText>;
  return (
    <>
      <ol className={classes.strip}>
        {images.map((image, index) => {
          const alt = image.alt?.trim() ?? '';
          return (
            <li key={image.id ?? index} className={classes.entry}>
              <UnstyledButton
                className={classes.thumbnail}
                aria-haspopup="dialog"
                aria-label={`Image ${index + 1}: ${alt === '' ? 'no alt text' : alt}`}
                onClick={() => setOpen(index)}
              >
                <ShownImage image={image} className={classes.image} lazy />
              </UnstyledButton>
              <Text
                size="xs"
                c={alt === '' ? 'var(--mantine-color-warning-text)' : 'dimmed'}
                dir="auto"
                truncate
                aria-hidden
              >
                {alt === '' ? 'No alt text' : alt}
              </Text>
            </li>
          );
        })}
      </ol>
      <Lightbox images={images} at={open} onChange={setOpen} />
    </>
  );
};
