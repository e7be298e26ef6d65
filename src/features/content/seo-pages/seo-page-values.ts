import { galleryOf } from '@/api/tolerant/gallery';
import { asItCame } from '@/api/tolerant/unreadable';
import { resource } from '@/api/writes/resource';
import type { SeoPage, SeoPageInput } from '@/generated/model';
import { seoPageContract, seoPageFields } from '@/generated/resources/seo-pages';
import { type GalleryItem, imageAt, isPartlyUnreadable } from '@/lib/files/gallery';
import { plainValues } from '@/lib/records/fields';
import { spelled } from '@/resources/subject-kind';

/** The received value of an object that is sent back whole. */
type SentWhole = Readonly<Record<string, unknown>>;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The texts of such an object as form values. */
const keptTexts = <Name extends string>(kept: SentWhole, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(kept[name])])) as Record<Name, string>;

/** The object to send: as received, with the changed texts; unknown fields are kept. */
const withKept = ({ kept, ...texts }: { kept: SentWhole; [name: string]: unknown }) => ({
  ...kept,
  // The contract allows empty texts, but not null.
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

/** The form values of an itinerary day. */
const dayOf = (kept: SentWhole) => ({ ...keptTexts(kept, ['title', 'description']), kept });

/** The form values of a new itinerary day. */
export const emptyDay = () => dayOf({});

/** A stored image is sent by id, a new one as a file. */
const galleryRow = ({ id, file, alt }: GalleryItem) => (id === undefined ? { file, alt } : { id, alt });

/** The rows of the gallery; only new ones if a stored one is unreadable, as it would lose its position. */
const galleryRows = (gallery: readonly GalleryItem[]) =>
  (isPartlyUnreadable(gallery) ? gallery.filter(({ file }) => file) : gallery).map(galleryRow);

export const seoPageResource = resource({
  ...seoPageContract,
  /** The form values of an SEO page; its subject and nearby regions are ids. */
  toValues: (record?: SeoPage) => ({
    ...plainValues(seoPageFields, record),
    seopageable_id: record?.seopageable_id ?? record?.seopageable?.id ?? null,
    itinerary: (record?.itinerary ?? []).map((_day, index) => dayOf(asItCame(record, `itinerary.${index}`))),
    cost_description: costOf(record),
    banner_image: imageAt(record?.banner_image),
    hero_image: imageAt(record?.hero_image),
    gallery: galleryOf(record, 'gallery'),
    nearby_regions: (record?.nearby_regions ?? []).map(({ id }) => id),
  }),
  /**
   * The request body; stored images are not sent again. A new subject's kind
   * is sent as the server spells it. A page without a subject is rejected.
   */
  toBody: ({ banner_image, hero_image, gallery, itinerary, cost_description, ...values }, stored) =>
    ({
      ...values,
      ...(values.seopageable_type !== stored.seopageable_type && {
        seopageable_type: spelled(values.seopageable_type),
      }),
      itinerary: itinerary.map(withKept),
      cost_description: withKept(cost_description),
      ...(banner_image?.file && { banner_image: banner_image.file }),
      ...(hero_image?.file && { hero_image: hero_image.file }),
      gallery: galleryRows(gallery),
    }) as SeoPageInput,
});

export type SeoPageValues = ReturnType<typeof seoPageResource.toValues>;
