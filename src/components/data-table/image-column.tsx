import { Thumbnail } from '@/components/inputs/images/thumbnail';
import type { StoredImage } from '@/lib/gallery';
import type { Column } from './column';

/** The first picture of each row. It illustrates the title beside it, so that it needs no name of its own. */
export const imageColumn: Column<{ images?: readonly StoredImage[] }> = {
  key: 'images',
  header: 'Image',
  value: ({ images }) => images?.[0]?.url,
  cell: ({ images }) => images?.[0] && <Thumbnail item={{ url: images[0].url, alt: '' }} size="small" />,
  size: 80,
  sortable: false,
};
