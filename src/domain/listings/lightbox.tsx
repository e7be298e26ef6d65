import type { KeyboardEvent } from 'react';
import { ActionIcon, Text, useDirection } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Dialog } from '@/components/dialogs/dialog';
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
export const Lightbox = ({ images, at, onChange }: LightboxProps) => {
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
