import { expect, it } from 'vitest';
import { findPlaces, heightsIn } from './find-places';

const named = (text: string) =>
  findPlaces(text).map(({ places: [place], metres }) => [place?.name, ...(metres ? [metres] : [])].join(' '));

it.each([
  ['Kathmandu to Besisahar', ['Kathmandu', 'Besisahar']],
  ['Kathmandu -to-Bensi sahar', ['Kathmandu', 'Besisahar']],
  ['Thyangboche to LOBUJE', ['Tengboche', 'Lobuche']],
  ['Gorakshep, Gorak Shep and Gorak-Shep', ['Gorak Shep', 'Gorak Shep', 'Gorak Shep']],
  ['Namche Bazaar – Phakdin', ['Namche', 'Phakding']],
  ['उलेरी – घोरेपानीको लज, पोखरासम्म', ['Ulleri', 'Ghorepani', 'Pokhara']],
  ['सगरमाथा आधार शिविर', ['Everest Base Camp']],
  ['Over Thorung La Pass to Muktinath', ['Thorong La', 'Muktinath']],
  // Words, and parts of words.
  ['We walk na tal til the himalaya, a bamboo dole', []],
  ['Tallinn and Nathan', []],
  ['Lama Hotel to Langtang Village', ['Lama Hotel', 'Langtang']],
  // Heights after the name.
  ['Phakding (2,610 m/8,563 ft)', ['Phakding 2610']],
  ['Lukla (9,350 ft) to Phakding [2640m]', ['Lukla 2850', 'Phakding 2640']],
  ['Tengboche 3,860 m, 5 hours', ['Tengboche 3860']],
  ['नाम्चे (३,४४० मि.)', ['Namche 3440']],
  ['Dingboche (2 nights), Lobuche at 4940m', ['Dingboche', 'Lobuche 4940']],
  ['Manang (day 12)', ['Manang']],
])('finds the places of “%s”', (text, expected) => {
  expect(named(text)).toEqual(expected);
});

it('gives all places of a name', () => {
  const [found] = findPlaces('Deurali');
  expect(found?.places.map(({ region }) => region)).toEqual([
    'Everest',
    'Annapurna',
    'Mardi',
    'Kanchenjunga',
    'Makalu',
  ]);
});

it.each([
  ['Camp at 4,200 m', [4200]],
  ['5,545 metres, 18,192 feet', [5545, 5545]],
  ['220 km, 1,350 m up', [1350]],
  ['6 hours, 12 km', []],
])('reads the heights of “%s”', (text, heights) => {
  expect(heightsIn(text)).toEqual(heights);
});
