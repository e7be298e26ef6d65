import { expect, it } from 'vitest';
import { kmBetween } from '@/domain/nepal/map/projection';
import { provinces } from '@/domain/nepal/map/provinces';
import { type Coordinates, isInNepal } from '@/lib/places/coordinates';
import { placeNames } from '@/lib/text/places';
import { places } from './places';
import { sources } from './sources';

it('names a source for every height, and no height without one', () => {
  const wrong = places().filter(
    ({ metres, source }) => (metres === undefined) !== (source === undefined || !(source in sources)),
  );
  expect(wrong).toEqual([]);
});

it('names a source for all coordinates, and has none for the others', () => {
  const wrong = places().filter(
    ({ coordinates, locatedBy }) =>
      (coordinates === undefined) !== (locatedBy === undefined || !(locatedBy in sources)),
  );
  expect(wrong).toEqual([]);
});

it('has places between the plains and Everest', () => {
  const kinds = new Set(['town', 'village', 'pass', 'viewpoint', 'lake', 'base camp', 'peak']);
  const wrong = places().filter(
    ({ kind, region, metres = 60 }) => !kinds.has(kind) || region === '' || metres < 60 || metres > 8_849,
  );
  expect(wrong).toEqual([]);
  expect(places().length).toBeGreaterThan(350);
});

const located = () =>
  places().flatMap(({ coordinates, ...place }) =>
    coordinates ? [{ ...place, at: { latitude: coordinates[0], longitude: coordinates[1] } }] : [],
  );

/** By the number of borders east of it. */
const isInside = ({ latitude, longitude }: Coordinates, border: readonly Coordinates[]) =>
  border.filter((from, index) => {
    const to = border[(index + 1) % border.length] ?? from;
    if (from.latitude > latitude === to.latitude > latitude) return false;
    const share = (latitude - from.latitude) / (to.latitude - from.latitude);
    return longitude < from.longitude + share * (to.longitude - from.longitude);
  }).length %
    2 ===
  1;

it('has coordinates in a province; towns and peaks of the border beside one', () => {
  const outside = located().filter(({ at }) => !provinces().some(({ border }) => isInside(at, border)));
  const far = outside.filter(
    ({ at }) => !provinces().some(({ border }) => border.some((point) => kmBetween(point, at) < 5)),
  );
  expect(far).toEqual([]);
  // Its bridge is the border.
  expect(outside.map(({ name }) => name)).toEqual(['Kodari']);
  expect(located().every(({ at }) => isInNepal(at))).toBe(true);
});

it('has each place near the others of its region', () => {
  const regions = new Set(['Everest', 'Annapurna', 'Langtang', 'Mustang', 'Manaslu']);
  const wrong = located().filter(({ region, at, name }) => {
    const near = located().filter((other) => other.region === region && other.name !== name);
    return regions.has(region) && near.length > 0 && !near.some((other) => kmBetween(other.at, at) < 60);
  });
  expect(wrong).toEqual([]);
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
