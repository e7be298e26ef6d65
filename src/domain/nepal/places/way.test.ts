import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { kmBetween } from '@/domain/nepal/map/projection';
import type { DayText } from './altitude';
import { FARTHEST_WALK_KM, walkedBounds, wayOf } from './way';

const day = (title: string, accommodation = ''): DayText => ({ title, accommodation, description: '' });

const legs = (...titles: string[]) =>
  wayOf(titles.map((title) => day(title))).legs.map(
    ({ day: on, from, to, by, skips }) => `${on} ${from.name} > ${to.name} ${by}${skips ? ' skips' : ''}`,
  );

it('follows the places of each title, with the means that stands before or behind them', () => {
  expect(legs('Arrival in Kathmandu', 'Flight to Lukla, walk to Phakding', 'Phakding to Namche')).toEqual([
    '2 Kathmandu > Lukla flight',
    '2 Lukla > Phakding foot',
    '3 Phakding > Namche foot',
  ]);
  expect(legs('Kathmandu to Syabrubesi by jeep', 'Syabrubesi to Lama Hotel')).toEqual([
    '1 Kathmandu > Syabrubesi drive',
    '2 Syabrubesi > Lama Hotel foot',
  ]);
  expect(legs('काठमाडौँबाट पोखरा, बस', 'घोरेपानी')).toEqual([
    '1 Kathmandu > Pokhara drive',
    '2 Pokhara > Ghorepani foot',
  ]);
});

it('goes on over places that have no coordinates, and names them', () => {
  const way = wayOf([day('Kagbeni'), day('Kagbeni to Chele'), day('Chele to Lo Manthang'), day('Departure')]);
  expect(way.legs).toMatchObject([{ day: 3, skips: true, by: 'foot' }]);
  expect(way.missing).toEqual([{ day: 2, name: 'Chele' }]);
  expect(way.unnamed).toEqual([4]);
});

it('joins nights at one place, and has each place once', () => {
  const way = wayOf(
    [
      day('Namche'),
      day('Rest day in Namche'),
      day('Tengboche'),
      day('Namche'),
      day('Lhotse seen from Namche'),
    ],
    'Everest',
  );
  expect(way.stops.map(({ days, point }) => [point.name, ...days])).toEqual([
    ['Namche', 1, 2],
    ['Tengboche', 3],
    ['Namche', 4, 5],
  ]);
  expect(way.points.map(({ name, nights }) => [name, ...nights])).toEqual([
    ['Namche', 1, 2, 4, 5],
    ['Tengboche', 3],
  ]);
});

it('shows what is walked, without the towns before and after it', () => {
  const way = wayOf([day('Kathmandu'), day('Fly to Lukla, trek to Phakding'), day('Fly to Kathmandu')]);
  expect(walkedBounds(way)).toMatchObject({ south: 27.6869, north: 27.75 });
  expect(walkedBounds(wayOf([day('Drive to Pokhara')]))).toMatchObject({ south: 28.2009, north: 28.2009 });
  expect(walkedBounds(wayOf([day('Bird walk')]))).toBeUndefined();
});

const seed = parse(readFileSync('src/mocks/seed/itineraries.yaml', 'utf8')) as Record<
  string,
  { title: string; accommodation?: string }[]
>;

it('leads no farther in a day of the seed than one can walk, fly or drive', () => {
  const far = Object.entries(seed).flatMap(([slug, days]) =>
    wayOf(days.map(({ title, accommodation }) => day(title, accommodation)))
      .legs.filter(({ skips }) => !skips)
      .map(({ from, to, by }) => ({ slug, by, km: kmBetween(from.at, to.at), to: to.name }))
      .filter(({ by, km }) => km > (by === 'foot' ? FARTHEST_WALK_KM : 400)),
  );
  // Their titles do not say how: “Return to Kathmandu”.
  expect(far.map(({ slug, to }) => `${slug}: ${to}`)).toEqual([
    'langtang-valley-trek: Kathmandu',
    'muktinath-jeep-tour: Jomsom',
  ]);
});
