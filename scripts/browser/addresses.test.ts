import { expect, it } from 'vitest';
import { areas } from '../../src/resources/index.ts';
import { addresses } from './addresses.ts';
import { SPECIFIED_ROUTES } from './specified-routes.ts';

const built = addresses();
const specified = new Set(SPECIFIED_ROUTES);

/** The help, a tool over all areas, or a path of an area added later: the specification does not list those. */
const isLater = (address: string) =>
  ['/find-and-replace', '/help', '/history', '/nepal-data', '/twins'].includes(address) ||
  areas.some(({ path }) => !specified.has(path) && (address === path || address.startsWith(`${path}/`)));

it('are all that the specification has', () => {
  expect(specified.size).toBe(78);
  expect(SPECIFIED_ROUTES.filter((address) => !built.includes(address))).toEqual([]);
});

it('are the help, tools over all areas, and of areas, beside those', () => {
  expect(built.filter((address) => !specified.has(address) && !isLater(address))).toEqual([]);
});
