import { Thumbnail } from '@/components/inputs/images/thumbnail';
import { imageAt, type StoredImage } from '@/lib/files/gallery';
import type { Column } from './column';

/** The image of each row. It is decorative beside the title, so it needs no alt text. */
export const imageColumnOf = <Row,>(
  key: string,
  address: (row: Row) => string | null | undefined,
): Column<Row> => ({
  key,
  header: $localize`Image`,
  value: address,
  cell: (row) => <Thumbnail item={imageAt(address(row)) ?? { alt: '' }} size="small" />,
  size: 64,
  image: true,
});

/** The first image of each row. */
export const imageColumn = imageColumnOf<{ images?: readonly StoredImage[] }>(
  'images',
  ({ images }) => images?.[0]?.url,
);
