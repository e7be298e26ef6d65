import { firstImageOf } from '@/api/tolerant/gallery';
import { isUnreadable } from '@/api/tolerant/unreadable';
import { resource } from '@/api/writes/resource';
import { type Page, type PageInput, PageTemplate } from '@/generated/model';
import { pageContract, pageFields } from '@/generated/resources/pages';
import { type GalleryItem, imageAt, imageBody } from '@/lib/files/gallery';
import { plainValues } from '@/lib/records/fields';
import { metaValues } from '@/lib/text/meta-tag';

/** The page's image: the first of its images, else its image URL. */
const imageOf = (record: Page | undefined): GalleryItem | null => {
  const alt = record?.alt ?? '';
  const first = firstImageOf(record);
  if (first) return { ...first, alt: alt || first.alt };
  return isUnreadable(record, 'images.0') ? null : imageAt(record?.image_url, alt);
};

export const pageResource = resource({
  ...pageContract,
  /** The form values of a page, with the names for writing: content and template. */
  toValues: (record?: Page) => ({
    ...plainValues(pageFields, record),
    content: record?.description ?? '',
    template: record?.template_type ?? PageTemplate.page,
    image: imageOf(record),
    ...metaValues(record?.meta_tag),
  }),
  /** The request body; a new image is the only one in `images`. */
  toBody: ({ image, ...values }, stored): PageInput => {
    const { image: file, ...text } = imageBody(image, stored.image);
    return { ...values, ...text, ...(file && { images: [file] }) };
  },
});

export type PageValues = ReturnType<typeof pageResource.toValues>;
