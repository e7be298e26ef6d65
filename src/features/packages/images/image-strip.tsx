import { Group, Text } from '@mantine/core';
import { Thumbnail } from '@/components/inputs/images/thumbnail';
import type { StoredImage } from '@/lib/gallery';
import { plural } from '@/lib/plural';

const shownAtMost = 8;

const countOf = ({ length }: readonly StoredImage[]) =>
  length === 0 ? 'No images yet.' : plural(length, { one: '# image.', other: '# images.' });

interface ImageStripProps {
  images: readonly StoredImage[];
}

/** The stored images of a record in short: how many there are, and the first of them. */
export const ImageStrip = ({ images }: ImageStripProps) => (
  <>
    <Text size="sm">{countOf(images)}</Text>
    <Group gap="xs">
      {images.slice(0, shownAtMost).map(({ id, url }, index) => (
        <Thumbnail key={id ?? index} item={{ url, alt: '' }} />
      ))}
    </Group>
  </>
);
