import * as z from 'zod';
import { type Region, SeoPageSubject } from '@/generated/model';
import { GetSeoPageResponse } from '@/generated/zod/seo-pages/seo-pages';
import { image, imageUrl } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { homestayRegions } from './homestay-regions';
import { hotelRegions } from './hotel-regions';
import { packageRegions } from './package-regions';
import { richLines } from './rich-lines';
import { SEO_PAGE_LINES } from './seo-page-lines';

const row = GetSeoPageResponse.shape.data
  .omit({ seopageable: true })
  .extend({ nearby_regions: z.array(z.int()).default([]) });

/** An SEO page as it is stored: its subject and the regions nearby by id. */
export type StoredSeoPage = z.infer<typeof row>;

/** The regions that a page can be written about, by the kind of its subject. */
export const subjectTables: Readonly<Record<SeoPageSubject, TableDefinition<Region>>> = {
  'Package Region': packageRegions,
  'Hotel Region': hotelRegions,
  'Homestay Region': homestayRegions,
};

const subjects = z.enum(SeoPageSubject);

const partsOf = (line = '') =>
  line
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

const cost = (title: string, from: string, permit: string) => ({
  title: `${title}: what it costs`,
  description: '<p>Bed, meals and a guide; what you drink and tip comes on top.</p>',
  on_budget: from,
  mid_range_budget: 'about half as much again',
  high_end_budget: 'three times as much',
  permit_cost: permit,
});

const toRow = (block: string): Omit<StoredSeoPage, 'id'> => {
  const [head = '', details = '', days, images, ...text] = block.split('\n');
  const [title = '', kind, slug = '', hero = '', nearby = ''] = head.split('|').map((part) => part.trim());
  const [duration = '', price = '', season = '', permit = '', transport = ''] = partsOf(details);
  const type = subjects.parse(kind);
  const regions = subjectTables[type].seed();
  const idOf = (wanted: string) => regions.findIndex((region) => region.slug === wanted) + 1;
  const shown = partsOf(images);
  return {
    title,
    description: text.length > 0 ? richLines(text) : null,
    title_footer: `Plan it with people from the place: ${title}`,
    description_footer: '<p>Prices are those of the families and vendors; nothing is added.</p>',
    details_duration: duration,
    details_cost: price,
    details_fav_time: season,
    details_permit: permit,
    details_transport: transport,
    itinerary: partsOf(days).map((day, index) => ({
      title: day,
      description: index === 0 ? 'A short day, to arrive.' : null,
    })),
    cost_description: shown.length > 1 ? cost(title, price, permit) : null,
    hero_text: hero,
    seopageable_id: idOf(slug),
    seopageable_type: type,
    banner_image: shown.length > 0 ? imageUrl() : null,
    hero_image: shown.length > 1 ? imageUrl() : null,
    gallery: shown.map(image),
    nearby_regions: nearby.split(',').flatMap((each) => idOf(each.trim()) || []),
  };
};

export const seoPages: TableDefinition<StoredSeoPage> = {
  name: 'seo-pages',
  row,
  unique: ['title'],
  seed: () =>
    SEO_PAGE_LINES.trim()
      .split(/\n\n(?=[^\n]*\| (?:Package|Hotel|Homestay) Region)/)
      .map(toRow),
};
