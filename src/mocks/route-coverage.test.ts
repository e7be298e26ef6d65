import { expect, it } from 'vitest';
import { SPECIFIED_ROUTES } from './specified-routes';

const files = Object.keys(import.meta.glob(['/src/routes/**/*.tsx', '!/src/routes/**/-*.tsx']));

/** Addresses cut short, which lead on to the record's view. */
const shortened = ['/packages/{packageId}', '/homestays/{homestayId}', '/hotels/{hotelId}'];

/** `/src/routes/_shell/features.$featureId.edit.tsx` -> `/features/{featureId}/edit`; nothing for layouts. */
const addressOf = (file: string): string[] => {
  const segments = file
    .replace(/^\/src\/routes\//, '')
    .replace(/\.tsx$/, '')
    .split(/[./]/);
  if (segments.at(-1)?.startsWith('_')) return [];
  const visible = segments.filter((segment) => segment !== 'index' && !segment.startsWith('_'));
  return [`/${visible.map((segment) => segment.replace(/^\$(\w+)$/, '{$1}')).join('/')}`];
};

it('has a route file for every address', () => {
  const built = new Set(files.flatMap(addressOf));
  const missing = SPECIFIED_ROUTES.filter((route) => !built.has(route));
  expect(missing).toEqual([]);
});

it('has no route file beside them', () => {
  const specified = new Set([...SPECIFIED_ROUTES, ...shortened]);
  expect(files.flatMap(addressOf).filter((route) => !specified.has(route))).toEqual([]);
});

it('knows all 78', () => {
  expect(new Set(SPECIFIED_ROUTES).size).toBe(78);
});
