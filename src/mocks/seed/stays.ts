import * as z from 'zod';
import type { OfferTag } from '@/generated/model';
import { image } from '@/mocks/db/seed-images';
import { amenityTable } from './amenities';
import type { StayLine } from './stay-lines';

export const referenceId = z.int().min(1).nullish();

/** How a hotel or homestay stores its references. */
export const stayReferences = {
  user_id: referenceId,
  amenities: z.array(z.int()).optional(),
  available_features: z.array(z.int()).optional(),
};

const TAGS: readonly (OfferTag | null)[] = [
  'Best Value',
  null,
  'Top Rated',
  null,
  null,
  'Top Pick',
  'Best Seller',
  null,
  'Sponsored',
  null,
  'Exclusive Offer',
];

/** Every twelfth stay is a request, and some are inactive. */
const isRequest = (index: number) => index % 12 === 5;
const isInactive = (index: number) => index % 19 === 11;

/** The rows of the users who own stays; each owns several. */
const OWNERS = { first: 11, count: 41 };

const idsOfType = (type: string, from: number, count: number) => {
  const ids = amenityTable.seed().flatMap((row, index) => (row.type === type ? [index + 1] : []));
  return Array.from({ length: count }, (_, step) => ids[(from * 3 + step * 2) % ids.length] ?? 0);
};

export const amenityIds = (type: 'hotel' | 'homestay' | 'room', from: number, count: number) => [
  ...new Set(idsOfType(type, from, count)),
];

const phoneOf = (index: number) => `+977 98${4 + (index % 3)}-${6_012_345 + index * 7_919}`;

/** The fields that hotels and homestays share. */
export const stayFacts = (line: StayLine, index: number, images: readonly string[]) => ({
  name: line.name,
  slug: line.slug,
  user_id: OWNERS.first + (index % OWNERS.count),
  email: index % 7 === 3 ? null : `stay@${line.slug}.example.com`,
  website: index % 4 === 0 ? `https://${line.slug}.example.com` : null,
  phone_1: phoneOf(index),
  phone_2: index % 3 === 0 ? phoneOf(index + 200) : null,
  address_1: line.address,
  address_2: line.district,
  full_payment: index % 9 === 4,
  min_payment: index % 5 === 0 ? null : 20 + (index % 3) * 5,
  is_sponsored: index % 10 === 9,
  status: !isInactive(index),
  request_status: 'approved' as const,
  images: images.map((alt, place) => ({ ...image(alt), featured: place === 0 })),
  meta_tag: {
    title: `${line.name}, ${line.district}`,
    keywords: line.slug.replaceAll('-', ', '),
    description: `Rooms in ${line.address}, from NPR ${line.price.toLocaleString('en')}.`,
  },
  latitude: line.latitude,
  longitude: line.longitude,
  position: index + 1,
  google_map: `https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3516!2d${line.longitude}!3d${line.latitude}`,
  available_features: [1, 4, 9, 15, 21].slice(index % 3),
  tag: TAGS[index % TAGS.length],
  no_follow: false,
  no_index: isInactive(index),
});

type StayFacts = ReturnType<typeof stayFacts>;

const requested = {
  status: false,
  request_status: 'pending' as const,
  created_at: '2026-11-14T16:40:00+05:45',
  tag: null,
  is_sponsored: false,
  no_index: false,
};

const incomplete = (images: StayFacts['images']) => ({
  latitude: null,
  longitude: null,
  google_map: null,
  meta_tag: null,
  position: null,
  available_features: [],
  images: images.map((image) => ({ ...image, alt: null })),
});

/** A request has typical gaps: every second one lacks its place, meta texts and alt texts. */
export const asRequest = <Row extends StayFacts>(row: Row, index: number) => {
  if (!isRequest(index)) return row;
  return { ...row, ...requested, ...(index % 24 === 5 ? {} : incomplete(row.images)) };
};
