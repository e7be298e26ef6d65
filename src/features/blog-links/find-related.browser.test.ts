import { expect, it } from 'vitest';
import { blogOf, linksWith, type Listing, namesOf, relatedTo } from './find-related';

const listing = (id: number, name: string, more: Partial<Listing> = {}): Listing => ({
  field: 'packages',
  id,
  name,
  isActive: true,
  ...more,
});

const listings = [
  listing(1, 'Gokyo Lakes Trek'),
  listing(2, 'Annapurna Base Camp Trek'),
  listing(3, 'Annapurna Base Camp Luxury Trek'),
  listing(4, 'Everest'),
  listing(5, 'Khopra Danda Trek', { isActive: false }),
  listing(1, 'Hotel Yak and Yeti', { field: 'hotels' }),
  listing(2, 'घले गाउँ होमस्टे', { field: 'homestays' }),
  listing(3, 'Sikles Danda Homestay', { field: 'homestays' }),
];

const related = (description: string, links: object = {}) => {
  const values = { title: 'A walk', description, packages: [], homestays: [], hotels: [], ...links };
  return relatedTo(blogOf(7, values), listings, namesOf(listings)).proposals;
};

const found = (description: string, links?: object) =>
  related(description, links).map(({ field, id, sentence }) => [field, id, sentence]);

it.each([
  [
    'in another spelling',
    '<p>Rest. We loved the Gokio lakes at dawn.</p>',
    'packages',
    1,
    'We loved the Gokio lakes at dawn',
  ],
  [
    'in Devanagari',
    '<p>हामी आयौँ। सिक्लेस डाँडामा एक रात बस्यौँ।</p>',
    'homestays',
    3,
    'सिक्लेस डाँडामा एक रात बस्यौँ।',
  ],
  ['across tags', '<p>Sleep at the <b>Yak</b> and Yeti.</p>', 'hotels', 1, 'Sleep at the Yak and Yeti'],
  [
    'in Latin letters for a name in Devanagari',
    'A night in Ghale Gaun',
    'homestays',
    2,
    'A night in Ghale Gaun',
  ],
])('proposes a listing that is named %s, with its sentence', (_, text, field, id, sentence) => {
  expect(found(text)).toEqual([[field, id, sentence]]);
});

it('takes the longest name, and none of one word or of what is inactive', () => {
  expect(found('The Annapurna Base Camp Luxury Trek is new. Everest is high. Khopra Danda is not.')).toEqual([
    ['packages', 3, 'The Annapurna Base Camp Luxury Trek is new'],
  ]);
});

it('proposes no link that is there, and the end of one that is not named', () => {
  const links = { packages: [2, 1], hotels: [1] };
  expect(found('From Gokyo Lakes.', links)).toEqual([
    ['packages', 2, undefined],
    ['hotels', 1, undefined],
  ]);
});

it('changes only the chosen links, in their order', () => {
  const proposals = related('Annapurna base camp, and the Yak and Yeti.', { packages: [4, 1] });
  const links = { packages: [9, 4, 1], homestays: [3], hotels: [] };
  expect(linksWith(links, proposals)).toEqual({ packages: [9, 2], hotels: [1] });
  expect(linksWith(links, [])).toEqual({});
});
