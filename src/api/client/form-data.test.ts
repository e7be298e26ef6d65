import { expect, it } from 'vitest';
import { toFormData } from './form-data';

const sent = (body: object) => [...toFormData(body)];

it('writes booleans as 1 and 0, null as an empty text, and leaves undefined out', () => {
  expect(
    sent({ status: true, is_sponsored: false, price: 12.5, alt: null, slug: undefined, name: 'नेपाल' }),
  ).toEqual([
    ['status', '1'],
    ['is_sponsored', '0'],
    ['price', '12.5'],
    ['alt', ''],
    ['name', 'नेपाल'],
  ]);
});

it('writes arrays, rows and nested objects the way PHP reads them, an empty list as an empty text', () => {
  expect(
    sent({
      amenities: [3, 5],
      alt: ['front', null],
      rooms: [
        { name: 'Deluxe', beds: [1, 2] },
        { name: 'Twin', active: true },
      ],
      meta_tag: { title: 'A', nested: { deep: 1 } },
      none: [],
    }),
  ).toEqual([
    ['amenities[]', '3'],
    ['amenities[]', '5'],
    ['alt[]', 'front'],
    ['alt[]', ''],
    ['rooms[0][name]', 'Deluxe'],
    ['rooms[0][beds][]', '1'],
    ['rooms[0][beds][]', '2'],
    ['rooms[1][name]', 'Twin'],
    ['rooms[1][active]', '1'],
    ['meta_tag[title]', 'A'],
    ['meta_tag[nested][deep]', '1'],
    ['none', ''],
  ]);
});

it('sends files as files, with their names', async () => {
  const file = new File(['abc'], 'तस्बिर.png', { type: 'image/png' });
  const form = toFormData({ image: file, images: [file], gallery: [{ file, alt: 'x' }] });
  expect([...form.keys()]).toEqual(['image', 'images[]', 'gallery[0][file]', 'gallery[0][alt]']);
  const image = form.get('images[]') as File;
  expect([image.name, image.type, await image.text()]).toEqual(['तस्बिर.png', 'image/png', 'abc']);
});
