import { resource } from '@/api/resource';
import { isUnread } from '@/api/unread';
import { createSeoPage, getSeoPage, updateSeoPage } from '@/generated/api/seo-pages/seo-pages';
import type { SeoPage, SeoPageCost, SeoPageInput } from '@/generated/model';
import { type GalleryItem, galleryOf } from '@/lib/gallery';

const imageOf = (url: string | null | undefined): GalleryItem | null => (url ? { url, alt: '' } : null);

/** The parts of the costs; one that could not be read is left out, and is not sent unless it is written anew. */
const costOf = (record: SeoPage | undefined) => {
  const part = (name: keyof NonNullable<SeoPageCost>) =>
    record && isUnread(record, `cost_description.${name}`)
      ? undefined
      : (record?.cost_description?.[name] ?? '');
  return {
    title: part('title'),
    description: part('description'),
    on_budget: part('on_budget'),
    mid_range_budget: part('mid_range_budget'),
    high_end_budget: part('high_end_budget'),
    permit_cost: part('permit_cost'),
  };
};

/** A day of the itinerary while it is written. */
export const emptyDay = () => ({ title: '', description: '' });

/** What the form holds for an SEO page; its subject and the regions nearby are held as ids. */
export const toSeoPageValues = (record?: SeoPage) => ({
  title: record?.title ?? '',
  hero_text: record?.hero_text ?? '',
  seopageable_type: record?.seopageable_type ?? '',
  seopageable_id: record?.seopageable_id ?? record?.seopageable?.id ?? null,
  description: record?.description ?? '',
  details_duration: record?.details_duration ?? '',
  details_cost: record?.details_cost ?? '',
  details_fav_time: record?.details_fav_time ?? '',
  details_permit: record?.details_permit ?? '',
  details_transport: record?.details_transport ?? '',
  itinerary: (record?.itinerary ?? []).map(({ title, description }) => ({
    title: title ?? '',
    description: description ?? '',
  })),
  cost_description: costOf(record),
  banner_image: imageOf(record?.banner_image),
  hero_image: imageOf(record?.hero_image),
  gallery: galleryOf(record?.gallery),
  nearby_regions: (record?.nearby_regions ?? []).map(({ id }) => id),
  title_footer: record?.title_footer ?? '',
  description_footer: record?.description_footer ?? '',
});

export type SeoPageValues = ReturnType<typeof toSeoPageValues>;

/** A stored image is named by its id, a new one brings its file. */
const galleryRow = ({ id, file, alt }: GalleryItem) => (id === undefined ? { file, alt } : { id, alt });

/** What is sent for the form's values; stored images are not sent again. A page without a subject is refused. */
export const toSeoPageBody = ({ banner_image, hero_image, gallery, ...values }: SeoPageValues) =>
  ({
    ...values,
    ...(banner_image?.file && { banner_image: banner_image.file }),
    ...(hero_image?.file && { hero_image: hero_image.file }),
    gallery: gallery.map(galleryRow),
  }) as SeoPageInput;

export const seoPages = resource({
  read: getSeoPage,
  create: createSeoPage,
  update: updateSeoPage,
  toValues: toSeoPageValues,
  toBody: toSeoPageBody,
});
