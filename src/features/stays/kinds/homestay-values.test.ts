import { expect, it } from 'vitest';
import type { Homestay, HomestayInput } from '@/generated/model';
import { CreateHomestayBody, GetHomestayResponse } from '@/generated/zod/homestays/homestays';
import { validationErrors } from '@/lib/values/validation';
import { homestayResource } from './homestay-values';

const html = (name: string) => `<p>${name} — “घर” &amp;&nbsp;</p>\n\n<ul>\t<li>1</li></ul> `;

/** Every field of the specification, with texts that an editor or a form might normalize. */
const record: Required<Homestay> = {
  id: 3,
  name: ' घले गाउँ ',
  slug: 'ghale-gaun',
  region: { id: 2, name: 'Lamjung' },
  owner: { id: 21, full_name: 'Dil Maya Ghale' },
  email: 'ghale@example.com',
  website: '',
  price_per_person: 1_800,
  total_capacity: 24,
  is_sponsored: true,
  status: false,
  full_payment: true,
  request_status: 'approved',
  created_at: null,
  order: 0,
  discount_persons: 8,
  discount: 12.5,
  min_payment: 25,
  address_1: 'Kwholasothar 3',
  address_2: 'Lamjung',
  phone_1: '+977 985-6012345',
  phone_2: '',
  homestay_details: html('homestay_details'),
  room_details: html('room_details'),
  cancellation_details: html('cancellation_details'),
  local_tourist_attraction: html('local_tourist_attraction'),
  available_facilities: html('available_facilities'),
  available_local_infrastructure: html('available_local_infrastructure'),
  what_is_included: html('what_is_included'),
  images: [],
  amenities: [{ id: 9, display_name: 'Hearth' }],
  meta_tag: { title: 'Title', keywords: null, description: null },
  latitude: 28.2936,
  longitude: 84.3478,
  position: 1,
  google_map: '',
  available_features: [{ id: 4, title: null }],
  room_type: { id: 2, name: 'Twin' },
  property_type: { id: 1, name: 'Village house' },
  tag: 'Best Value',
  no_follow: false,
  no_index: true,
  rooms: [],
};

const body = homestayResource.bodyOf(homestayResource.toValues(record), homestayResource.toValues(record));

const ids = { homestay_region_id: 2, user_id: 21, room_type: 2, property_type: 1 };
const lists = { amenities: [9], available_features: [4] };
const meta = { meta_page_title: 'Title', meta_keywords: '', meta_description: '' };
const others = { ...ids, ...lists, ...meta };

const written = Object.keys(CreateHomestayBody.shape).filter(
  (name) => !['images', 'alt', 'gallery'].includes(name),
);

it('is covered here with every field of the contract', () => {
  expect(Object.keys(record).toSorted()).toEqual(
    Object.keys(GetHomestayResponse.shape.data.shape).toSorted(),
  );
  expect(Object.keys(body).toSorted()).toEqual(written.toSorted());
});

it.each(written.filter((name) => !(name in others)) as (keyof HomestayInput & keyof Homestay)[])(
  'sends %s as it came',
  (name) => {
    expect(body[name]).toBe(record[name]);
  },
);

it('sends the records that it names by their ids, and the meta tag under its written names', () => {
  expect(body).toMatchObject(others);
  expect(validationErrors(CreateHomestayBody, body)).toEqual({});
});

it('starts active and not sponsored, and keeps nothing as nothing', () => {
  const values = homestayResource.toValues();
  expect(homestayResource.bodyOf(values, values)).toMatchObject({
    status: true,
    is_sponsored: false,
    price_per_person: null,
    total_capacity: null,
    order: null,
    latitude: null,
    room_type: null,
  });
});

it('lets many change their region and their owner at once', () => {
  expect(homestayResource.toValues(record)).toMatchObject({ homestay_region_id: 2, user_id: 21 });
});
