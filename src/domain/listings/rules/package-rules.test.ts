import { expect, it } from 'vitest';
import type { Package } from '@/generated/model';
import { packageListing } from './package-rules';
import { blockingIn, gapsOf } from './rule';

const whole: Package = {
  id: 1,
  name: 'Everest Base Camp Trek',
  status: true,
  price_per_person: 185_000,
  vendor: { id: 3, full_name: 'Himalayan Trails' },
  departure_type: { id: 1, name: 'Fixed departure' },
  duration: '2 days',
  region: { id: 1, name: 'Everest' },
  activity: { id: 2, name: 'Trekking' },
  overview: '<p>Two weeks</p>',
  highlights: '<ul><li>Yaks</li></ul>',
  includes: '<p>Food</p>',
  excludes: '<p>Visa</p>',
  cancellation: '<p>Free until May</p>',
  google_map: 'https://www.google.com/maps/embed?pb=1',
  images: [{ id: 1, url: '/1.jpg', alt: 'Yak', featured: true }],
  meta_tag: { title: 'EBC', description: 'Two weeks' },
  itenaries: [
    { id: 1, title: 'Lukla' },
    { id: 2, title: 'Namche' },
  ],
  faqs: [{ id: 1, question: 'Visa?', status: 1 }],
};

const gaps = (record: Package, ahead: number | undefined) =>
  gapsOf(packageListing, { ...record, ahead }).found;
const texts = (changes: Partial<Package>, ahead: number | undefined = 3) =>
  gaps({ ...whole, ...changes }, ahead).map(({ text }) => text);

it('finds nothing wrong with a whole package', () => {
  expect(texts({})).toEqual([]);
});

it.each<[Partial<Package>, string]>([
  [{ price_per_person: null }, 'No price'],
  [{ price_per_person: 0 }, 'No price'],
  [{ images: [] }, 'No images'],
  [{ images: [{ id: 1, url: '/1.jpg', alt: ' ' }] }, '1 image without alt text'],
  [{ duration: ' ' }, 'No duration'],
  [{ itenaries: [] }, 'No itinerary days'],
  [{ duration: '14 days' }, '2 of 14 itinerary days'],
  [{ overview: '<p>&nbsp;</p>' }, '“Overview” is empty'],
  [{ highlights: null }, '“Highlights” is empty'],
  [{ includes: '' }, '“Includes” is empty'],
  [{ excludes: '<p></p>' }, '“Excludes” is empty'],
  [{ cancellation: null }, 'No cancellation terms'],
  [{ vendor: null }, 'No vendor'],
  [{ departure_type: null }, 'No departure type'],
  [{ region: null }, 'No region'],
  [{ activity: null }, 'No activity'],
  [{ google_map: '' }, 'No map'],
  [{ meta_tag: { title: null, description: 'x' } }, 'No meta page title'],
  [{ meta_tag: { title: 'x' } }, 'No meta description'],
  [{ no_index: true }, 'Hidden from search engines'],
  [{ faqs: [] }, 'No FAQs'],
])('points out %j', (changes, text) => {
  expect(texts(changes)).toEqual([text]);
});

it('says that no departure is ahead only when it is known', () => {
  expect(texts({}, 0)).toEqual(['No upcoming departures']);
  expect(gaps(whole, undefined)).toEqual([]);
});

it('wants no departure of a package that leaves on any day', () => {
  expect(texts({ departure_type: { id: 2, name: 'Any day' } }, 0)).toEqual([]);
});

it('separates what blocks selling from what would help', () => {
  const lacking = { price_per_person: null, google_map: null, vendor: null, no_index: true };
  const all = gapsOf(packageListing, { ...whole, ...lacking, ahead: 3 });
  expect(blockingIn(all).map(({ text }) => text)).toEqual(['No price', 'No vendor']);
  expect(all.found.slice(2).map(({ text }) => text)).toEqual(['No map', 'Hidden from search engines']);
});

it('counts what was checked, and no rule whose answer is not known', () => {
  const counts = (record: Package, ahead?: number) => {
    const { found, kept, certain } = gapsOf(packageListing, { ...record, ahead });
    return [found.length, kept.length, certain];
  };
  expect(counts(whole, 3)).toEqual([0, 26, true]);
  expect(counts({ ...whole, faqs: [] })).toEqual([1, 24, false]);
});

it('names every gap of an empty record once', () => {
  const all = gaps({ id: 1, name: 'x', status: true }, 0).map(({ text }) => text);
  expect(new Set(all).size).toBe(all.length);
  expect(all[0]).toBe('No price');
});

it.each<[Partial<Package>, string | undefined]>([
  [{ price_per_person: null }, 'price_per_person'],
  [{ region: null }, 'region_id'],
  [{ meta_tag: { title: 'x' } }, 'meta_description'],
  [{ images: [] }, 'images'],
  [{ itenaries: [] }, 'add-day'],
  [{ faqs: [] }, undefined],
  [
    {
      images: [
        { id: 8, url: '/8.jpg', alt: 'Yak' },
        { id: 9, url: '/9.jpg', alt: null },
        { id: 7, url: '/7.jpg', alt: '' },
      ],
    },
    'images.1.alt',
  ],
])('sends %j to the field in question', (changes, field) => {
  expect(gaps({ ...whole, ...changes }, 3).map(({ link }) => link.hash)).toEqual([field]);
});
