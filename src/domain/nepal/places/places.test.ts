import { expect, it } from 'vitest';
import { placeNames } from '@/lib/text/places';
import { places } from './places';
import { sources } from './sources';

it('names a source for every height, and no height without one', () => {
  const wrong = places().filter(
    ({ metres, source }) => (metres === undefined) !== (source === undefined || !(source in sources)),
  );
  expect(wrong).toEqual([]);
});

it('has places within Nepal, between its plains and Everest', () => {
  const kinds = new Set(['town', 'village', 'pass', 'viewpoint', 'lake', 'base camp', 'peak']);
  const wrong = places().filter(({ kind, region, metres = 60, coordinates: [north, east] = [28, 84] }) => {
    const isThere = north > 26.3 && north < 30.5 && east > 80 && east < 88.3;
    return !kinds.has(kind) || region === '' || metres < 60 || metres > 8_849 || !isThere;
  });
  expect(wrong).toEqual([]);
  expect(places().length).toBeGreaterThan(350);
});

it('has one place of a name in a region', () => {
  const named = places().map(({ name, region }) => `${name}, ${region}`);
  expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([]);
  expect(places().filter(({ name, spellings }) => [name, ...spellings].includes('Deurali'))).toHaveLength(5);
});

it('gives the usual spelling before the others', () => {
  const [tengboche] = placeNames().filter(({ spellings }) => spellings.includes('Tyangboche'));
  expect(tengboche).toEqual({
    id: 'Tengboche, Everest',
    name: 'Tengboche',
    spellings: ['Tyangboche', 'Thyangboche', 'Tangboche'],
    alsoCalled: [],
    nepali: ['तेङबोचे', 'त्याङबोचे'],
    region: 'Everest',
  });
});
