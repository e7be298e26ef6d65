import type { Listing } from '@/domain/listings/stay';
import type { StoredImage } from '@/lib/files/gallery';
import { isBlankHtml } from '@/lib/text/html';
import { plural } from '@/lib/text/plural';
import type { Rule } from './rule';

type Listed = Pick<Listing, 'images' | 'google_map' | 'meta_tag' | 'no_index'>;

const isSilent = ({ alt }: StoredImage) => !alt?.trim();

const silentImages = ({ images = [] }: Listed) => {
  const count = images.filter(isSilent).length;
  return count === 0
    ? undefined
    : plural(count, { one: '1 image without alt text', other: '# images without alt text' });
};

/** It has images. */
export const image = {
  name: 'image',
  title: 'No image',
  blocking: true,
  gap: ({ images = [] }: Listed) => (images.length > 0 ? undefined : 'No images'),
} as const;

/** Each image has an alt text; the link goes to the first without. */
export const altText = {
  name: 'altText',
  title: 'Images without alt text',
  gap: silentImages,
  field: ({ images = [] }: Listed) => `images.${images.findIndex(isSilent)}.alt`,
} as const;

/** A text for travellers exists. */
export const written = <Rec, Field extends string>(
  field: Field,
  text: (record: Rec) => string | null | undefined,
  gap: string,
): Rule<Rec, Field> => ({
  name: field,
  gap: (record) => (isBlankHtml(text(record)) ? gap : undefined),
  field,
});

/** How a listing is found: on a map and by search engines. */
export const searchRules: readonly Rule<
  Listed,
  'google_map' | 'meta_page_title' | 'meta_description' | 'no_index'
>[] = [
  {
    name: 'map',
    gap: ({ google_map: map }) => (map?.trim() ? undefined : 'No map'),
    field: 'google_map',
  },
  {
    name: 'metaTitle',
    gap: ({ meta_tag: tag }) => (tag?.title?.trim() ? undefined : 'No meta page title'),
    field: 'meta_page_title',
  },
  {
    name: 'metaDescription',
    gap: ({ meta_tag: tag }) => (tag?.description?.trim() ? undefined : 'No meta description'),
    field: 'meta_description',
  },
  {
    name: 'noIndex',
    gap: ({ no_index: hidden }) => (hidden === true ? 'Hidden from search engines' : undefined),
    field: 'no_index',
  },
];
