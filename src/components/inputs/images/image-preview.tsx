import { Text } from '@mantine/core';
import { Dialog } from '@/components/dialogs/dialog';
import type { GalleryItem } from '@/lib/files/gallery';
import { imageRatios } from '@/lib/files/image-ratios';
import classes from './images.module.css';
import { WholeImage } from './whole-image';

interface ImagePreviewProps {
  item: GalleryItem;
  opened: boolean;
  onClose: () => void;
  /** Runs after the closing transition. */
  onClosed: () => void;
}

const crops = [
  [$localize`Card, 4:3`, imageRatios.card],
  [$localize`Hero, 16:9`, imageRatios.hero],
  [$localize`Phone, 4:5`, imageRatios.phone],
] as const;

/** A full image, and its crops. */
export const ImagePreview = ({ item, opened, onClose, onClosed }: ImagePreviewProps) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    onExitTransitionEnd={onClosed}
    returnFocus={false}
    size="xl"
    title={item.alt.trim() === '' ? $localize`Image` : <bdi>{item.alt}</bdi>}
  >
    <WholeImage image={item} className={classes.whole} />
    <ul className={classes.crops}>
      {crops.map(([label, aspectRatio]) => (
        <li key={label}>
          <figure className={classes.crop}>
            <div className={classes.frame} style={{ aspectRatio }}>
              <WholeImage image={{ ...item, alt: '' }} className={classes.cut} />
            </div>
            <Text component="figcaption" size="xs" c="dimmed">
              {label}
            </Text>
          </figure>
        </li>
      ))}
    </ul>
  </Dialog>
);
