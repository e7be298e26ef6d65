import { expect, it } from 'vitest';
import { areas } from '../../src/resources/index.ts';
import { addresses } from './addresses.ts';
import { SPECIFIED_ROUTES } from './specified-routes.ts';

const built = addresses();
const specified = new Set(SPECIFIED_ROUTES);

/** Added later, and not in the specification: the help, tools over all areas, and the letter to a new user. */
const later = [
  '/blog-links',
  '/find-and-replace',
  '/help',
  '/history',
  '/nepal-data',
  '/twins',
  '/users/{userId}/letter',
];

/** One of those, or a path of an area added later. */
const isLater = (address: string) =>
  later.includes(address) ||
  areas.some(({ path }) => !specified.has(path) && (address === path || address.startsWith(`${path}/`)));

it('are all that the specification has', () => {
  expect(specified.size).toBe(78);
  expect(SPECIFIED_ROUTES.filter((address) => !built.includes(address))).toEqual([]);
});

it('are, beside those, only what was added later', () => {
  expect(built.filter((address) => !specified.has(address) && !isLater(address))).toEqual([]);
});
