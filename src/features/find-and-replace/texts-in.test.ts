import { expect, it } from 'vitest';
import type { Fields } from '@/lib/records/fields';
import { textsIn, withTexts } from './texts-in';

const fields: Fields = {
  name: { kind: 'text' },
  slug: { kind: 'text' },
  google_map: { kind: 'text' },
  overview: { kind: 'text', holds: 'rich text' },
  description: { kind: 'text' },
  price: { kind: 'number' },
  tag: { kind: 'choice', values: ['Best Value'] },
  region_id: { kind: 'record', to: 'regions' },
  images: { kind: 'other' },
  itinerary: { kind: 'other' },
};

const values = {
  name: 'Lobuje',
  slug: 'lobuje',
  google_map: 'https://maps.example.com/lobuje',
  overview: 'Lobuje',
  description: '<p>Lobuje</p>',
  price: '12',
  tag: 'Best Value',
  region_id: 5,
  images: [{ id: 1, url: '/lobuje.jpg', alt: 'Lobuje at dawn' }],
  itinerary: [
    { title: '', kept: { title: 'Lobuje' } },
    { title: 'To Lobuje', kept: { title: 'To Lobuje', day: 2 } },
  ],
};

it('are what people read, with nested ones, without addresses, codes, choices and what is sent back as it came', () => {
  expect(textsIn(values, fields).map(({ path, label, rich }) => [path, label, rich])).toEqual([
    ['name', 'Name', false],
    ['overview', 'Overview', true],
    ['description', 'Description', true],
    ['images.0.alt', 'Images 1 alt text', false],
    ['itinerary.1.title', 'Itinerary 2 title', false],
  ]);
});

it('leave out a name that is a code, beside a display name', () => {
  const coded: Fields = { name: { kind: 'text' }, display_name: { kind: 'text' } };
  const paths = textsIn({ name: 'free-wifi', display_name: 'Wi-Fi' }, coded).map(({ path }) => path);
  expect(paths).toEqual(['display_name']);
});

it('are put into the fields that hold them, and the others stay', () => {
  const changed = withTexts(values, [
    { path: 'name', text: 'Lobuche' },
    { path: 'itinerary.1.title', text: 'To Lobuche' },
    { path: 'images.0.alt', text: 'Lobuche at dawn' },
  ]);
  expect(changed).toEqual({
    name: 'Lobuche',
    images: [{ id: 1, url: '/lobuje.jpg', alt: 'Lobuche at dawn' }],
    itinerary: [values.itinerary[0], { title: 'To Lobuche', kept: { title: 'To Lobuche', day: 2 } }],
  });
  expect(values.itinerary[1]?.title).toBe('To Lobuje');
});
