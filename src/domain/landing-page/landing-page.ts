import { firstImageOf } from '@/api/tolerant/gallery';
import type { GalleryItem, StoredImage } from '@/lib/files/gallery';
import { type MetaTag, metaValues } from '@/lib/text/meta-tag';

/** The fields that regions and activities have for their page on the site. */
interface LandingPage {
  name: string;
  slug?: string | null;
  alt_image?: string | null;
  description?: string | null;
  status: boolean;
  /** Only the first one is shown. */
  images?: readonly StoredImage[];
  meta_tag?: MetaTag | null;
}

/** The form values of such a record; a new one starts active. */
export const landingPageValues = (record?: LandingPage) => ({
  name: record?.name ?? '',
  slug: record?.slug ?? '',
  alt_image: record?.alt_image ?? '',
  description: record?.description ?? '',
  status: record?.status ?? true,
  image: firstImageOf(record),
  ...metaValues(record?.meta_tag),
});

/** The form's values of such a record. */
export type LandingPageValues = ReturnType<typeof landingPageValues>;

/** The body for the values: a new image as the only one of `images`; a stored one is not sent again. */
export const landingPageBody = <Values extends { image: GalleryItem | null }>({
  image,
  ...values
}: Values) => ({
  ...values,
  ...(image?.file ? { images: [image.file] } : {}),
});
