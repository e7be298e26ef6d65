import * as z from 'zod';
import type { Region, SeoPageSubject } from '@/generated/model';
import { GetSeoPageResponse } from '@/generated/zod/seo-pages/seo-pages';
import { image, imageUrl } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { blogTable } from './blogs';
import { homestayTable } from './homestays';
import { hotelTable } from './hotels';
import { idOf } from './id-of';
import {
  homestayRegionTable,
  hotelRegionTable,
  packageActivityTable,
  packageRegionTable,
} from './landing-pages';
import { packageTable } from './packages';
import { richText } from './rich-text';
import { data } from './seo-pages.yaml';

const row = GetSeoPageResponse.shape.data
  .omit({ seopageable: true })
  .extend({ nearby_regions: z.array(z.int()).default([]) });

/** A stored SEO page: its subject and nearby regions are ids. */
export type StoredSeoPage = z.infer<typeof row>;

const regionTables = {
  'Package Region': packageRegionTable,
  'Hotel Region': hotelRegionTable,
  'Homestay Region': homestayRegionTable,
} satisfies Partial<Record<SeoPageSubject, TableDefinition<Region>>>;

/** The tables of records that can be subjects, by kind. */
export const subjectTables: Readonly<Record<SeoPageSubject, { name: string }>> = {
  ...regionTables,
  Package: packageTable,
  Hotel: hotelTable,
  Homestay: homestayTable,
  'Package Activity': packageActivityTable,
  Blog: blogTable,
};

interface Line {
  title: string;
  type: keyof typeof regionTables;
  /** Slugs of regions of that kind. */
  subject: string;
  nearby: readonly string[];
  hero_text: string;
  duration: string;
  cost: string;
  fav_time: string;
  permit: string;
  transport: string;
  days: readonly string[];
  images: readonly string[];
  text?: string;
}

const cost = (title: string, from: string, permit: string) => ({
  title: `${title}: what it costs`,
  description: '<p>Bed, meals and a guide; what you drink and tip comes on top.</p>',
  on_budget: from,
  mid_range_budget: 'about half as much again',
  high_end_budget: 'three times as much',
  permit_cost: permit,
});

const toRow = (line: Line): Omit<StoredSeoPage, 'id'> => {
  const { title, type, images } = line;
  const regions = regionTables[type];
  return {
    title,
    description: line.text === undefined ? null : richText(line.text),
    title_footer: `Plan it with people from the place: ${title}`,
    description_footer: '<p>Prices are those of the families and vendors; nothing is added.</p>',
    details_duration: line.duration,
    details_cost: line.cost,
    details_fav_time: line.fav_time,
    details_permit: line.permit,
    details_transport: line.transport,
    itinerary: line.days.map((day, index) => ({
      title: day,
      description: index === 0 ? 'A short day, to arrive.' : null,
    })),
    cost_description: images.length > 1 ? cost(title, line.cost, line.permit) : null,
    hero_text: line.hero_text,
    seopageable_id: idOf(regions, line.subject),
    seopageable_type: type,
    banner_image: images.length > 0 ? imageUrl() : null,
    hero_image: images.length > 1 ? imageUrl() : null,
    gallery: images.map(image),
    nearby_regions: line.nearby.map((slug) => idOf(regions, slug)),
  };
};

export const seoPageTable: TableDefinition<StoredSeoPage> = {
  name: 'seo-pages',
  row,
  unique: ['title'],
  seed: () => (data as Line[]).map(toRow),
};
