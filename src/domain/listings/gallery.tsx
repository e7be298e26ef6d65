import { type KeyboardEvent, useState } from 'react';
import { ActionIcon, Text, UnstyledButton, useDirection } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconPhotoPlus } from '@tabler/icons-react';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { Dialog } from '@/components/dialogs/dialog';
import { carryImages } from '@/components/inputs/images/carried-images';
import { useImagePick } from '@/components/inputs/images/use-image-pick';
import { useFromHere } from '@/components/links/screen-link';
import { DimmedText } from '@/components/text/dimmed-text';
import type { StoredImage } from '@/lib/files/gallery';
import { formatCount } from '@/lib/formats/formats';
import classes from './gallery.module.css';
import { ShownImage } from './shown-image';

interface LightboxProps {
  images: readonly StoredImage[];
  /** The index of the open image; undefined while closed. */
  at: number | undefined;
  onChange: (at: number | undefined) => void;
}

/** An image as large as the window, with its alt text; arrow keys go to the others, Escape closes. */
const Lightbox = ({ images, at, onChange }: LightboxProps) => {
  const { dir } = useDirection();
  const image = at === undefined ? undefined : images[at];
  const alt = image?.alt?.trim() ?? '';
  const step = (by: 1 | -1) => {
    if (at !== undefined) onChange((at + by + images.length) % images.length);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') step(dir === 'rtl' ? -1 : 1);
    if (key === 'ArrowLeft') step(dir === 'rtl' ? 1 : -1);
  };
  return (
    <Dialog
      opened={image !== undefined}
      onClose={() => onChange(undefined)}
      onKeyDown={onKeyDown}
      title={$localize`Images`}
      size="min(72rem, 100%)"
    >
      {image && (
        <figure className={classes.large}>
          <div className={classes.stage}>
            <ShownImage image={image} className={classes.whole} />
          </div>
          <figcaption className={classes.caption}>
            {images.length > 1 && (
              <Beside label={$localize`Previous image`} icon={IconChevronLeft} onClick={() => step(-1)} />
            )}
            <div role="status" className={classes.words}>
              <Text size="sm" dir="auto" c={alt === '' ? 'var(--mantine-color-warning-text)' : undefined}>
                {alt === '' ? $localize`No alt text` : alt}
              </Text>
              <Text size="xs" c="dimmed">
                {$localize`${formatCount((at ?? 0) + 1)}:at: of ${formatCount(images.length)}:images:`}
              </Text>
            </div>
            {images.length > 1 && (
              <Beside label={$localize`Next image`} icon={IconChevronRight} onClick={() => step(1)} focus />
            )}
          </figcaption>
        </figure>
      )}
    </Dialog>
  );
};

interface BesideProps {
  label: string;
  icon: typeof IconChevronLeft;
  onClick: () => void;
  /** It has the initial focus. */
  focus?: true;
}

const Beside = ({ label, icon: BesideIcon, onClick, focus }: BesideProps) => (
  <ActionIcon size={40} variant="default" aria-label={label} data-autofocus={focus} onClick={onClick}>
    <BesideIcon size={20} className="mirror-rtl" aria-hidden />
  </ActionIcon>
);

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
