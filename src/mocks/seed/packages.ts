import * as z from 'zod';
import type { OfferTag } from '@/generated/model';
import { GetPackageResponse } from '@/generated/zod/packages/packages';
import { image } from '@/mocks/db/seed-images';
import type { TableDefinition } from '@/mocks/db/table';
import { idOf } from './id-of';
import { packageActivityTable, packageRegionTable } from './landing-pages';
import { APPROVED_LINES, type PackageLine, PENDING_LINES } from './package-lines';
import { htmlList } from './rich-text';
import { SEED_DAY } from './seed-day';
import { referenceId } from './stays';

/** Whether it is a trek rather than a tour, for the FAQs. */
const isWalk = ({ days }: PackageLine) => days > 3;

const includes = (line: PackageLine) =>
  isWalk(line)
    ? [
        'Licensed guide, one porter for every two trekkers',
        `Transport to ${line.from} and back from ${line.to}`,
        'National park and conservation area permits, TIMS card',
        'Three meals a day and <strong>twin rooms</strong> on the way',
      ]
    : ['English-speaking guide', `Transport from ${line.from}`, 'Entrance fees', 'Lunch and tea'];

const excludes = (line: PackageLine) =>
  isWalk(line)
    ? [
        'Travel insurance with helicopter evacuation',
        'Visa for Nepal',
        'Hot showers, charging, bottled water',
        'Tips',
      ]
    : ['Drinks', 'Personal expenses', 'Tips'];

/** The rich texts of a package, in HTML. */
const packageTexts = (line: PackageLine) => ({
  overview: `<p>${line.summary}</p><p>The tour starts in ${line.from} and ends in ${line.to}. Groups are small, the pace is set by the slowest, and the guide comes from the valley.</p>`,
  highlights: htmlList(line.highlights),
  includes: htmlList(includes(line)),
  excludes: htmlList(excludes(line)),
  good_to_know: isWalk(line)
    ? '<h3>Cash</h3><p>Carry rupees: the last dependable machine stands in the last town with a road.</p><h3>Height</h3><p>We sleep no more than 500 m higher each night. Read <a href="https://www.himalayanrescue.org.np">what the rescue association says</a> about altitude.</p>'
    : '<p>Wear shoes that may get wet. पानी र टोपी ल्याउनुहोस्।</p>',
  cancellation:
    '<p>Free of charge until 30 days before departure, half of the price until 7 days before, the whole price after that.</p>',
});

/** A stored package: references are ids, days and FAQs have tables of their own. */
const row = GetPackageResponse.shape.data
  .omit({ vendor: true, region: true, activity: true, itenaries: true, faqs: true })
  .extend({
    vendor_id: referenceId,
    region_id: referenceId,
    activity_id: referenceId,
    departure_type: referenceId,
    package_type: referenceId,
    listing_type: referenceId,
    available_features: z.array(z.int()).optional(),
  });

export type StoredPackage = z.infer<typeof row>;

const TAGS: readonly (OfferTag | null)[] = [
  'Best Seller',
  null,
  'Top Rated',
  null,
  'Exclusive Offer',
  'Best Value',
  'Top Pick',
  null,
  null,
  'Sponsored',
];

const LANGUAGES = ['English, नेपाली', 'English', 'English, Deutsch, नेपाली', 'हिन्दी, नेपाली'];

const INACTIVE = new Set(['upper-dolpo-shey-gompa', 'rolwaling-tashi-lapcha', 'helambu-village-trek']);

const facts = (line: PackageLine, index: number) => ({
  price_per_person: line.price,
  guide_language: LANGUAGES[index % LANGUAGES.length],
  guiding_method: line.days > 3 ? 'Licensed mountain guide' : 'Guide of the area',
  max_altitude: line.altitude,
  location_start_from: line.from,
  location_end_to: line.to,
  age: line.days > 12 ? '16 to 65' : '8 and older',
  google_map: `https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d${28_000 + index}!2d${(82 + (index % 6)).toFixed(2)}!3d28.00`,
  accommodation: line.days > 3 ? 'Tea houses, twin rooms' : line.days > 1 ? 'Lodge, double rooms' : '',
  duration: line.days === 1 ? '1 day' : `${line.days} days`,
  discount_total_no: index % 3 === 0 ? 6 : null,
  discount_percentage: index % 3 === 0 ? 10 : null,
});

const choices = ({ vendor, region, activity, ...line }: PackageLine) => ({
  vendor_id: vendor,
  region_id: idOf(packageRegionTable, region),
  activity_id: idOf(packageActivityTable, activity),
  departure_type: line.departure_type,
  package_type: line.package_type,
  listing_type: line.listing_type,
});

const toRow = (line: PackageLine, index: number): Omit<StoredPackage, 'id'> => ({
  name: line.name,
  slug: line.slug,
  ...choices(line),
  ...facts(line, index),
  ...packageTexts(line),
  is_sponsored: index % 10 === 9,
  status: !INACTIVE.has(line.slug),
  full_payment: line.days === 1,
  request_status: 'approved',
  images: line.images.map((alt, place) => ({ ...image(alt), featured: place === 0 })),
  meta_tag: {
    title: `${line.name}, ${line.days} days`,
    keywords: line.slug.replaceAll('-', ', '),
    description: line.summary,
  },
  position: index + 1,
  available_features: [1, 3, 7, 12, 16, 42].slice(index % 3),
  tag: TAGS[index % TAGS.length],
  no_follow: false,
  no_index: INACTIVE.has(line.slug),
});

/** A request has typical gaps: every second one lacks exclusions, meta texts and alt texts. */
const toRequest = (line: PackageLine, index: number): Omit<StoredPackage, 'id'> => {
  const whole = toRow(line, index);
  const request = {
    ...whole,
    status: false,
    request_status: 'pending' as const,
    created_at: `2026-11-${String(9 + (index % 10)).padStart(2, '0')}T10:15:00+05:45`,
    tag: null,
    is_sponsored: false,
  };
  if (index % 2 === 0) return request;
  return {
    ...request,
    excludes: null,
    google_map: null,
    meta_tag: null,
    position: null,
    available_features: [],
    images: whole.images?.map((image) => ({ ...image, alt: null })),
  };
};

export const packageTable: TableDefinition<StoredPackage> = {
  name: 'packages',
  row,
  dates: { fields: ['created_at'], today: SEED_DAY },
  unique: ['slug'],
  seed: () => [...APPROVED_LINES.map(toRow), ...PENDING_LINES.map(toRequest)],
};
