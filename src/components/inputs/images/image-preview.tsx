import { Text } from '@mantine/core';
import { Dialog } from '@/components/dialog';
import type { GalleryItem } from '@/lib/gallery';
import classes from './images.module.css';
import { WholeImage } from './whole-image';

interface ImagePreviewProps {
  item: GalleryItem;
  opened: boolean;
  onClose: () => void;
  /** Runs once it is out of sight. */
  onClosed: () => void;
}

/** The aspect ratios to which the site crops an image, by where it shows it. */
const crops = [
  ['Card, 4:3', '4 / 3'],
  ['Hero, 16:9', '16 / 9'],
  ['Phone, 4:5', '4 / 5'],
] as const;

/** An image in full, and what is left of it where it is cut. */
export const ImagePreview = ({ item, opened, onClose, onClosed }: ImagePreviewProps) => (
  <Dialog
    opened={opened}
    onClose={onClose}
    onExitTransitionEnd={onClosed}
    returnFocus={false}
    size="xl"
    title={item.alt.trim() === '' ? 'Image' : <bdi>{item.alt}</bdi>}
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
