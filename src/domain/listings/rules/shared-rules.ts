import type { Listing } from '@/domain/listings/stay';
import type { StoredImage } from '@/lib/files/gallery';
import { formatCount } from '@/lib/formats/formats';
import { isBlankHtml } from '@/lib/text/html';
import { plural } from '@/lib/text/plural';
import type { Known, Rule } from './rule';

type Listed = Pick<Listing, 'images' | 'google_map' | 'meta_tag' | 'no_index'>;

const isSilent = ({ alt }: StoredImage) => !alt?.trim();

const silentImages = ({ images = [] }: Listed) => {
  const count = images.filter(isSilent).length;
  return count === 0
    ? undefined
    : plural(count, {
        one: $localize`1 image without alt text`,
        other: $localize`# images without alt text`,
      });
};

/** It has images. */
export const image = {
  name: 'image',
  title: $localize`No image`,
  blocking: true,
  gap: ({ images = [] }: Listed) => (images.length > 0 ? undefined : $localize`No images`),
} as const;

/** Each image has an alt text; the link goes to the first without. */
export const altText = {
  name: 'altText',
  title: $localize`Images without alt text`,
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
    gap: ({ google_map: map }) => (map?.trim() ? undefined : $localize`No map`),
    field: 'google_map',
  },
  {
    name: 'metaTitle',
    gap: ({ meta_tag: tag }) => (tag?.title?.trim() ? undefined : $localize`No meta page title`),
    field: 'meta_page_title',
  },
  {
    name: 'metaDescription',
    gap: ({ meta_tag: tag }) => (tag?.description?.trim() ? undefined : $localize`No meta description`),
    field: 'meta_description',
  },
  {
    name: 'noIndex',
    gap: ({ no_index: hidden }) => (hidden === true ? $localize`Hidden from search engines` : undefined),
    field: 'no_index',
  },
];

/** A discount is less than the price; `field` is that of the form. */
export const discount = <Rec, Field extends string>(
  field: Field,
  percentOf: (record: Rec) => number | null | undefined,
): Rule<Rec, Field> => ({
  name: 'discount',
  title: $localize`Discount of the whole price`,
  blocking: true,
  gap: (record) => {
    const percent = percentOf(record) ?? 0;
    return percent >= 100
      ? $localize`Discount of ${formatCount(percent)}:percent:% leaves nothing to pay`
      : undefined;
  },
  field,
});

const namesOf = ([first = '', ...others]: readonly string[]) =>
  others.length === 0
    ? `“${first}”`
    : $localize`“${first}:first:” and ${formatCount(others.length)}:others: more`;

/** A listing's slug is unique in its kind; not checked until all listings were compared. */
export const sameSlug: Rule<Known, 'slug'> = {
  name: 'slug',
  title: $localize`Slug that clashes with another`,
  blocking: true,
  gap: ({ sameSlug = [] }) =>
    sameSlug.length === 0 ? undefined : $localize`Same slug as ${namesOf(sameSlug)}:sameSlug:`,
  field: 'slug',
};

/** A listing's text is not a copy; `field` is that of the form. */
export const copiedText = <Field extends string>(field: Field): Rule<Known, Field> => ({
  name: 'copiedText',
  title: $localize`Text copied from another listing`,
  gap: ({ sameText }) => {
    if (!sameText) return null;
    return sameText.length === 0 ? undefined : $localize`Same text as ${namesOf(sameText)}:sameText:`;
  },
  field,
});
