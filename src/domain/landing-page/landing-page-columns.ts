import type { Column } from '@/components/data-table/column';
import { imageColumn } from '@/components/data-table/image-column';
import type { StoredImage } from '@/lib/files/gallery';

interface LandingPageRow {
  name: string;
  slug?: string | null;
  images?: readonly StoredImage[];
}

/** The first columns of a list of records with a page on the site. */
export const landingPageColumns: readonly Column<LandingPageRow>[] = [
  { key: 'name', header: $localize`Name` },
  imageColumn,
  { key: 'slug', header: $localize`Slug`, size: 150 },
];
