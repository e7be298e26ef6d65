import { describe, expect, it } from 'vitest';
import { clustersOf } from './clusters';
import { labelsOf } from './labels';
import { boundsOf, kmBetween, projectionOf, scaledBounds } from './projection';
import { provinces } from './provinces';

const kathmandu = { latitude: 27.7017, longitude: 85.3206 };
const pokhara = { latitude: 28.2009, longitude: 83.9821 };

describe('projectionOf', () => {
  const size = { width: 600, height: 400 };

  it('has north above, east right, and the bounds within the margin', () => {
    const bounds = boundsOf([kathmandu, pokhara]);
    const project = projectionOf(bounds ?? { south: 0, north: 0, west: 0, east: 0 }, size, 20);
    expect(project(pokhara)).toMatchObject({ x: expect.closeTo(20, 5) as number });
    expect(project(kathmandu)).toMatchObject({ x: expect.closeTo(580, 5) as number });
    expect(project(pokhara).y).toBeLessThan(project(kathmandu).y);
  });

  it('draws distances alike in both directions', () => {
    const project = projectionOf({ south: 28, north: 28.8, west: 84, east: 84.8 }, size, 0);
    const here = { latitude: 28.4, longitude: 84.4 };
    const north = { latitude: 28.5, longitude: 84.4 };
    const east = {
      latitude: 28.4,
      longitude: 84.4 + 0.1 * (kmBetween(here, north) / kmBetween(here, { ...here, longitude: 84.5 })),
    };
    expect(project(here).y - project(north).y).toBeCloseTo(project(east).x - project(here).x, 5);
  });

  it('shows a single place with what is around it', () => {
    const bounds = boundsOf([pokhara]);
    const project = projectionOf(bounds ?? { south: 0, north: 0, west: 0, east: 0 }, size, 20);
    expect(project(pokhara)).toEqual({ x: 300, y: 200 });
    expect(project({ ...pokhara, latitude: pokhara.latitude + 0.01 }).y).toBeGreaterThan(100);
    expect(
      scaledBounds(bounds ?? { south: 0, north: 0, west: 0, east: 0 }, 1, pokhara).north,
    ).toBeGreaterThan(28.22);
  });
});

it('knows distances: Kathmandu and Pokhara are 142 km apart', () => {
  expect(kmBetween(kathmandu, pokhara)).toBeCloseTo(142.3, 0);
});

it('has the seven provinces, which meet', () => {
  expect(provinces().map(({ name }) => name)).toEqual([
    'Koshi',
    'Madhesh',
    'Bagmati',
    'Gandaki',
    'Lumbini',
    'Karnali',
    'Sudurpashchim',
  ]);
  const [koshi, madhesh] = provinces();
  const shared = koshi?.border.filter(({ latitude, longitude }) =>
    madhesh?.border.some((other) => other.latitude === latitude && other.longitude === longitude),
  );
  expect(shared?.length).toBeGreaterThan(5);
});

it('reaches Limpiyadhura, as Nepal’s official map of 2020 does', () => {
  const northWest = provinces()
    .flatMap(({ border }) => border)
    .filter(({ longitude }) => longitude < 81.3);
  expect(boundsOf(northWest)?.north).toBeCloseTo(30.47, 2);
});

it('joins marks that would lie on each other, each in one cluster', () => {
  const items = [0, 4, 30, 34, 100].map((x) => ({ x, y: 0 }));
  const clusters = clustersOf(items, (item) => item, 20);
  expect(clusters.map((cluster) => cluster.items.length)).toEqual([2, 2, 1]);
  expect(clusters.map(({ at }) => at.x)).toEqual([2, 32, 100]);
});

it('writes names beside their marks, on neither marks nor other names nor beyond the edge', () => {
  const mark = (name: string, x: number, y: number) => ({ name, at: { x, y }, half: 8 });
  const labels = labelsOf(
    [mark('Namche', 100, 50), mark('Khumjung', 130, 50), mark('Lukla', 280, 90), mark('Below', 100, 53)],
    { width: 300, height: 100 },
  );
  expect(labels.map(({ item, side }) => [item.name, side])).toEqual([
    ['Namche', 'end'],
    ['Khumjung', 'start'],
    ['Lukla', 'end'],
  ]);
});
