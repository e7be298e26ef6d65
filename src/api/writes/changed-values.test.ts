import { expect, it } from 'vitest';
import { noteOmitted, withUnreadable } from '@/api/tolerant/unreadable';
import { galleryBody, type GalleryItem } from '@/lib/files/gallery';
import { changedValues } from './changed-values';

interface Hotel {
  id: number;
  name: string;
  slug: string;
  min_price: number | null;
  region: { id: number; name: string } | null;
  amenities: { id: number; display_name: string }[];
  pan_number: string;
  images: { id: number; url: string; alt: string }[];
}

const hotel: Hotel = {
  id: 4,
  name: 'Hotel Yak',
  slug: 'hotel-yak',
  min_price: 1200,
  region: { id: 3, name: 'Everest' },
  amenities: [{ id: 1, display_name: 'Wi-Fi' }],
  pan_number: '600000001',
  images: [{ id: 8, url: '/files/8.jpg', alt: 'Courtyard' }],
};

const toValues = (record?: Hotel) => ({
  name: record?.name ?? '',
  slug: record?.slug ?? '',
  default_price: record?.min_price ?? ('' as number | ''),
  hotel_region_id: record?.region?.id ?? null,
  amenities: (record?.amenities ?? []).map(({ id }) => id),
  pan_number: record?.pan_number ?? '',
  password: '',
  images: (record?.images ?? []) as GalleryItem[],
});

const resource = {
  toValues,
  toBody: ({ images, ...values }: ReturnType<typeof toValues>, stored: { images: GalleryItem[] }) => ({
    ...values,
    ...galleryBody(images, stored.images),
  }),
};

const changes = (after: Partial<Hotel> | undefined, sent: object, before = hotel) =>
  changedValues(resource, { before, after: after && { ...hotel, ...after }, sent }).changes;

it.each<[string, Partial<Hotel> | undefined, object, unknown[]]>([
  [
    'a number',
    { min_price: 1300 },
    { default_price: 1300 },
    [{ field: 'default_price', from: 1200, to: 1300 }],
  ],
  [
    'what the server made of it',
    { name: 'HOTEL YAK II' },
    { name: 'Hotel Yak II' },
    [{ field: 'name', from: 'Hotel Yak', to: 'HOTEL YAK II' }],
  ],
  [
    'not what the server or somebody else changed beside it',
    { name: 'Yak', slug: 'yak', min_price: 5 },
    { name: 'Yak' },
    [{ field: 'name', from: 'Hotel Yak', to: 'Yak' }],
  ],
  ['nothing that was not kept', {}, { name: 'Yak' }, []],
  [
    'a reference with both names',
    { region: { id: 5, name: 'Manang' } },
    { hotel_region_id: 5 },
    [{ field: 'hotel_region_id', from: 3, to: 5, named: ['Everest', 'Manang'] }],
  ],
  [
    'a reference that was emptied',
    { region: null },
    { hotel_region_id: null },
    [{ field: 'hotel_region_id', from: 3, to: null, named: ['Everest', undefined] }],
  ],
  [
    'a list of references',
    {
      amenities: [
        { id: 1, display_name: 'Wi-Fi' },
        { id: 2, display_name: 'Parking' },
      ],
    },
    { amenities: [1, 2] },
    [{ field: 'amenities', from: [1], to: [1, 2], named: ['Wi-Fi', 'Wi-Fi, Parking'] }],
  ],
  [
    'an alt text as its image',
    { images: [{ id: 8, url: '/files/8.jpg', alt: 'Gate' }] },
    { alt: ['Gate'] },
    [
      {
        field: 'images',
        from: [{ id: 8, url: '/files/8.jpg', alt: 'Courtyard' }],
        to: [{ id: 8, url: '/files/8.jpg', alt: 'Gate' }],
      },
    ],
  ],
  [
    'that a number of a document changed, not which',
    { pan_number: '600000002' },
    { pan_number: '600000002' },
    [{ field: 'pan_number', hidden: true }],
  ],
  [
    'a password once, without it',
    {},
    { password: 'Sagarmatha-8848', password_confirmation: 'Sagarmatha-8848' },
    [{ field: 'password', hidden: true }],
  ],
  [
    'what was sent, if the record cannot be read again',
    undefined,
    { name: 'Yak' },
    [{ field: 'name', from: 'Hotel Yak', to: 'Yak' }],
  ],
])('of an update: %s', (_, after, sent, expected) => {
  expect(changes(after, sent)).toEqual(expected);
});

it('has no old value where it could not be read', () => {
  const before = withUnreadable(hotel, [{ path: 'min_price', field: 'default_price', value: 'about 1,200' }]);
  expect(changes({ min_price: 1300 }, { default_price: 1300 }, { ...before, min_price: null })).toEqual([
    { field: 'default_price', to: 1300 },
  ]);
});

it('takes a field that the answer omits for as it was sent, and no other one for emptied', () => {
  const after = { ...hotel, name: '', slug: '' };
  noteOmitted(after, ['name', 'slug']);
  const { name, changes: found } = changedValues(resource, { before: hotel, after, sent: { name: 'Yak' } });
  expect(found).toEqual([{ field: 'name', from: 'Hotel Yak', to: 'Yak' }]);
  expect(name).toBe('Hotel Yak');
});
