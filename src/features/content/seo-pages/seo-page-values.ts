import { resource } from '@/api/resource';
import { asItCame, isUnread } from '@/api/unread';
import { createSeoPage, deleteSeoPage, getSeoPage, updateSeoPage } from '@/generated/api/seo-pages/seo-pages';
import type { SeoPage, SeoPageInput } from '@/generated/model';
import { type GalleryItem, galleryOf, imageAt, isPartlyUnread } from '@/lib/gallery';

/** What a record has in an object that is sent back whole, as it came. */
type SentWhole = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Texts of such an object, as a form shows them. */
const keptTexts = <Name extends string>(kept: SentWhole, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(kept[name])])) as Record<Name, string>;

/** The object to send: as it came, with the texts that were changed over it; what the form does not know stays. */
const withKept = ({ kept, ...texts }: { kept: SentWhole; [name: string]: unknown }) => ({
  ...kept,
  // The contract's rules know empty texts, and no null.
  ...Object.fromEntries(
    Object.entries(texts).filter(([name, text]) => kept[name] === null || text !== textOf(kept[name])),
  ),
});

const costNames = [
  'title',
  'description',
  'on_budget',
  'mid_range_budget',
  'high_end_budget',
  'permit_cost',
] as const;

const costOf = (record?: SeoPage) => {
  const kept = asItCame(record, 'cost_description');
  return { ...keptTexts(kept, costNames), kept };
};

/** A day of the itinerary as its form holds it. */
const dayOf = (kept: SentWhole) => ({ ...keptTexts(kept, ['title', 'description']), kept });

/** A day of the itinerary while it is written. */
export const emptyDay = () => dayOf({});

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
  itinerary: (record?.itinerary ?? []).map((_day, index) => dayOf(asItCame(record, `itinerary.${index}`))),
  cost_description: costOf(record),
  banner_image: imageAt(record?.banner_image),
  hero_image: imageAt(record?.hero_image),
  gallery: galleryOf(record?.gallery, isUnread(record, 'gallery')),
  nearby_regions: (record?.nearby_regions ?? []).map(({ id }) => id),
  title_footer: record?.title_footer ?? '',
  description_footer: record?.description_footer ?? '',
});

export type SeoPageValues = ReturnType<typeof toSeoPageValues>;

/** A stored image is named by its id, a new one brings its file. */
const galleryRow = ({ id, file, alt }: GalleryItem) => (id === undefined ? { file, alt } : { id, alt });

/** The rows of the gallery; new ones alone where a stored one could not be read, as it would lose its place. */
const galleryRows = (gallery: readonly GalleryItem[]) =>
  (isPartlyUnread(gallery) ? gallery.filter(({ file }) => file) : gallery).map(galleryRow);

/** What is sent for the form's values; stored images are not sent again. A page without a subject is refused. */
export const toSeoPageBody = ({
  banner_image,
  hero_image,
  gallery,
  itinerary,
  cost_description,
  ...values
}: SeoPageValues) =>
  ({
    ...values,
    itinerary: itinerary.map(withKept),
    cost_description: withKept(cost_description),
    ...(banner_image?.file && { banner_image: banner_image.file }),
    ...(hero_image?.file && { hero_image: hero_image.file }),
    gallery: galleryRows(gallery),
  }) as SeoPageInput;

export const seoPages = resource({
  read: getSeoPage,
  create: createSeoPage,
  update: updateSeoPage,
  remove: deleteSeoPage,
  toValues: toSeoPageValues,
  toBody: toSeoPageBody,
});
