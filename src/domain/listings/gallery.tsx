import { useState } from 'react';
import { Text, UnstyledButton } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { carryImages } from '@/components/inputs/images/carried-images';
import { useImagePick } from '@/components/inputs/images/use-image-pick';
import { useFromHere } from '@/components/links/screen-link';
import { DimmedText } from '@/components/text/dimmed-text';
import type { StoredImage } from '@/lib/files/gallery';
import { formatCount } from '@/lib/formats/formats';
import classes from './gallery.module.css';
import { Lightbox } from './lightbox';
import { ShownImage } from './shown-image';

/** The last tile of a strip of images: takes new ones, and opens the form in which they are checked and saved. */
const AddImages = ({ form }: { form: LinkProps }) => {
  const navigate = useNavigate();
  const fromHere = useFromHere();
  const { open, target, input } = useImagePick({
    multiple: true,
    onFiles: (files) => void navigate({ ...form, state: { ...fromHere(), images: carryImages(files) } }),
  });
  return (
    <div {...target} className={classes.add}>
      <UnstyledButton className={classes.pick} onClick={open}>
        <IconPhotoPlus size={20} aria-hidden />
        {$localize`Add images`}
      </UnstyledButton>
      <Text size="xs" c="dimmed" aria-hidden>
        {$localize`or drop here`}
      </Text>
      <input {...input} aria-label={$localize`Add images`} />
    </div>
  );
};

export interface GalleryProps {
  /** The record's images, in order. */
  images: readonly StoredImage[] | null | undefined;
  /** The form that takes further ones; undefined where the record is read-only. */
  form: LinkProps | undefined;
}

/** A strip of a record's images, each with its alt text; each opens the lightbox. */
export const Gallery = ({ images, form }: GalleryProps) => {
  const [open, setOpen] = useState<number>();
  if (!images || images.length === 0)
    return (
      <div className={classes.strip}>
        {form && <AddImages form={form} />}
        <DimmedText>{$localize`No images yet.`}</DimmedText>
      </div>
    );
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
                aria-label={
                  alt === ''
                    ? $localize`Image ${formatCount(index + 1)}:index:: no alt text`
                    : $localize`Image ${formatCount(index + 1)}:index:: ${alt}:alt:`
                }
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
                {alt === '' ? $localize`No alt text` : alt}
              </Text>
            </li>
          );
        })}
        {form && (
          <li className={classes.last}>
            <AddImages form={form} />
          </li>
        )}
      </ol>
      <Lightbox images={images} at={open} onChange={setOpen} />
    </>
  );
};
