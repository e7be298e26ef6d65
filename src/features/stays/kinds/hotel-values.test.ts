import { expect, it } from 'vitest';
import type { Hotel, HotelInput } from '@/generated/model';
import { CreateHotelBody, GetHotelResponse } from '@/generated/zod/hotels/hotels';
import { validationErrors } from '@/lib/values/validation';
import { clearedHotelValues, hotelResource } from './hotel-values';

const html = (name: string) => `<p>${name} — “होटल” &amp; 🏔️&nbsp;</p>\n\n<ul>\t<li>1</li></ul> `;

/** Every field of the specification, with texts that an editor or a form might normalize. */
const record: Required<Hotel> = {
  id: 7,
  name: '  Hotel Phewa Sunrise ',
  slug: 'hotel-phewa-sunrise',
  owner: { id: 31, full_name: 'Bishnu Thakali' },
  region: { id: 2, name: 'Pokhara' },
  email: 'stay@example.com',
  website: 'https://example.com',
  min_price: 6_500.5,
  full_payment: true,
  min_payment: 0,
  phone_1: '+977 61-465000',
  phone_2: '',
  address_1: 'Lakeside 6,  Baidam',
  address_2: 'Pokhara',
  rating: 4.5,
  details: html('details'),
  features: html('features'),
  is_sponsored: false,
  status: false,
  request_status: 'approved',
  created_at: null,
  images: [{ id: 71, url: '/files/71.jpg', alt: 'Lake', featured: true }],
  amenities: [
    { id: 5, display_name: 'Spa' },
    { id: 1, display_name: null },
  ],
  meta_tag: { title: 'Title ', keywords: 'a, b', description: 'Line\nline' },
  latitude: 28.2096,
  longitude: 83.9556,
  position: 0,
  google_map: 'https://www.google.com/maps/embed?pb=1',
  available_features: [{ id: 12, title: 'Visa' }],
  tag: 'Top Rated',
  no_follow: true,
  no_index: true,
  rooms: [],
};

const body = hotelResource.bodyOf(hotelResource.toValues(record), hotelResource.toValues(record));

const renamed = {
  default_price: record.min_price,
  is_full_payment: record.full_payment,
  min_payment_percent: record.min_payment,
  star_rating: record.rating,
  description: record.details,
};
const ids = { user_id: 31, hotel_region_id: 2, amenities: [5, 1], available_features: [12] };
const meta = { meta_page_title: 'Title ', meta_keywords: 'a, b', meta_description: 'Line\nline' };
const others = { ...renamed, ...ids, ...meta };

const written = Object.keys(CreateHotelBody.shape).filter(
  (name) => !['images', 'alt', 'gallery'].includes(name),
);

it('is covered here with every field of the contract', () => {
  expect(Object.keys(record).toSorted()).toEqual(Object.keys(GetHotelResponse.shape.data.shape).toSorted());
  expect(Object.keys(body).toSorted()).toEqual(written.toSorted());
});

it.each(written.filter((name) => !(name in others)) as (keyof HotelInput & keyof Hotel)[])(
  'sends %s as it came',
  (name) => expect(body[name]).toBe(record[name]),
);

it('sends what has another name when it is written under that', () => {
  expect(body).toMatchObject(others);
  expect(validationErrors(CreateHotelBody, body)).toEqual({});
});

it('keeps nothing as nothing', () => {
  const values = hotelResource.toValues({ id: 1, name: 'x', status: true, rating: null, tag: null });
  expect(hotelResource.bodyOf(values, values)).toMatchObject({
    default_price: null,
    star_rating: null,
    latitude: null,
    tag: null,
    user_id: null,
    description: '',
    is_sponsored: false,
  });
});

it('starts active and sponsored, and is neither once its form was cleared', () => {
  const flags = ['status', 'is_sponsored', 'is_full_payment', 'no_index', 'no_follow'] as const;
  const of = (values: ReturnType<typeof hotelResource.toValues>) => flags.map((flag) => values[flag]);
  expect(of(hotelResource.toValues())).toEqual([true, true, false, false, false]);
  expect(of(clearedHotelValues)).toEqual([false, false, false, false, false]);
});

it('asks for what the contract requires', () => {
  const values = hotelResource.toValues();
  expect(validationErrors(CreateHotelBody, hotelResource.bodyOf(values, values))).toEqual({
    name: 'This field is required.',
    slug: 'This field is required.',
  });
});
