import { expect, it } from 'vitest';
import { PENDING_ROUTES } from './pending';
import { SPECIFIED_ROUTES } from './specified-routes';

const files = Object.keys(import.meta.glob('/src/routes/**/*.tsx'));

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

it('has a route file for every address but the pending ones', () => {
  const built = new Set(files.flatMap(addressOf));
  const missing = SPECIFIED_ROUTES.filter((route) => !built.has(route));
  expect(missing.toSorted()).toEqual(PENDING_ROUTES.toSorted());
});

it('has no route file beside them', () => {
  const specified = new Set(SPECIFIED_ROUTES);
  expect(files.flatMap(addressOf).filter((route) => !specified.has(route))).toEqual([]);
});

it('knows all 78', () => {
  expect(new Set(SPECIFIED_ROUTES).size).toBe(78);
});
