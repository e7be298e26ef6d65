import { describe, expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import type { Package, PackageInput } from '@/generated/model';
import { CreatePackageBody, GetPackageResponse } from '@/generated/zod/packages/packages';
import { validationErrors } from '@/lib/values/validation';
import { packageResource, toCopyValues } from './package-values';

const html = (name: string) =>
  `<p>${name} — “नेपाल” 🏔️&nbsp;<em>a&amp;b</em></p>\n\n<ul>\t<li>1 &lt; 2</li></ul> `;

/** Every field of the specification, with texts that an editor or a form might normalize. */
const record: Required<Package> = {
  id: 7,
  name: '  Everest Base Camp Trek ',
  slug: 'everest-base-camp-trek',
  vendor: { id: 3, full_name: 'Sherpa Summit Adventures' },
  region: { id: 1, name: 'Everest' },
  activity: { id: 2, name: 'Trekking' },
  departure_type: { id: 4, name: 'Any day' },
  package_type: { id: 5, name: 'Group' },
  listing_type: { id: 6, name: 'Standard' },
  price_per_person: 185_000.5,
  guide_language: 'English,  नेपाली',
  guiding_method: 'Licensed',
  max_altitude: '5,545 m',
  location_start_from: 'Lukla',
  location_end_to: 'Lukla, कोशी, Nepal',
  age: '12 to 65',
  google_map: '<iframe src="https://www.google.com/maps/embed?pb=!1m18&amp;x"></iframe>',
  overview: html('overview'),
  highlights: html('highlights'),
  includes: html('includes'),
  excludes: html('excludes'),
  good_to_know: html('good_to_know'),
  cancellation: html('cancellation'),
  accommodation: 'Tea houses',
  duration: '14 days',
  discount_total_no: 0,
  discount_percentage: 12.5,
  is_sponsored: true,
  status: false,
  full_payment: true,
  request_status: 'approved',
  created_at: null,
  images: [{ id: 71, url: '/files/71.jpg', alt: 'Sunrise', featured: true }],
  meta_tag: { title: 'Title ', keywords: 'a, b', description: 'Line\nline' },
  position: 0,
  available_features: [
    { id: 12, title: 'Visa' },
    { id: 3, title: null },
  ],
  tag: 'Exclusive Offer',
  no_follow: true,
  no_index: true,
  itenaries: [{ id: 1, title: 'Day' }],
  faqs: [{ id: 1, question: '?', status: 1 }],
};

const body = packageResource.bodyOf(packageResource.toValues(record), packageResource.toValues(record));

const others = {
  vendor_id: 3,
  region_id: 1,
  activity_id: 2,
  departure_type: 4,
  package_type: 5,
  listing_type: 6,
  available_features: [12, 3],
  meta_page_title: 'Title ',
  meta_keywords: 'a, b',
  meta_description: 'Line\nline',
};

const written = Object.keys(CreatePackageBody.shape).filter(
  (name) => !['images', 'alt', 'gallery'].includes(name),
);

describe('a record that nobody touched', () => {
  it('is covered here with every field of the contract', () => {
    expect(Object.keys(record).toSorted()).toEqual(
      Object.keys(GetPackageResponse.shape.data.shape).toSorted(),
    );
    expect(Object.keys(body).toSorted()).toEqual(written.toSorted());
  });

  it.each(written.filter((name) => !(name in others)) as (keyof PackageInput & keyof Package)[])(
    'sends %s as it came',
    (name) => expect(body[name]).toBe(record[name]),
  );

  it('sends the records that it names by their ids, and the meta tag under its written names', () => {
    expect(body).toMatchObject(others);
    expect(validationErrors(CreatePackageBody, body)).toEqual({});
  });

  it('writes numbers, yes and no as a form does', () => {
    const form = toFormData(body);
    expect(form.get('price_per_person')).toBe('185000.5');
    expect(form.get('discount_total_no')).toBe('0');
    expect(form.get('status')).toBe('0');
    expect(form.getAll('available_features[]')).toEqual(['12', '3']);
    expect(form.get('overview')).toBe(record.overview);
  });
});

it('keeps nothing as nothing', () => {
  const values = packageResource.toValues({
    id: 1,
    name: 'x',
    status: true,
    price_per_person: null,
    tag: null,
  });
  const bare = packageResource.bodyOf(values, values);
  expect(bare).toMatchObject({
    price_per_person: null,
    position: null,
    tag: null,
    vendor_id: null,
    overview: '',
  });
  expect(bare.available_features).toEqual([]);
});

it('starts active, and asks for what the contract requires', () => {
  expect(packageResource.toValues().status).toBe(true);
  expect(
    validationErrors(
      CreatePackageBody,
      packageResource.bodyOf(packageResource.toValues(), packageResource.toValues()),
    ),
  ).toEqual({
    name: 'This field is required.',
    slug: 'This field is required.',
  });
});

it('sends new images with their texts, order and featured mark', () => {
  const [first, second] = [new File(['1'], '1.png'), new File(['2'], '2.png')];
  const images = [
    { file: first, alt: 'Yak' },
    { file: second, alt: '', featured: true },
  ];
  expect(
    packageResource.bodyOf({ ...packageResource.toValues(), images }, packageResource.toValues()),
  ).toMatchObject({
    images: [first, second],
    alt: ['Yak', ''],
    gallery: [
      { upload: 0, featured: false },
      { upload: 1, featured: true },
    ],
  });
});

it('copies everything but the address, the images and what shows and places it', () => {
  const shown: Package = { ...record, status: true, is_sponsored: true, position: 3 };
  expect(toCopyValues(shown)).toEqual({
    ...packageResource.toValues(shown),
    slug: '',
    images: [],
    status: false,
    is_sponsored: false,
    position: '',
  });
});
