import { expect, it } from 'vitest';
import { mentionOf } from './compare-permits';
import type { PermitData } from './given-permits';
import { isToCheck, permits, permitsFor } from './permits';
import data from './permits.json';

it.each<[string, string[]]>([
  ['Everest', ['Sagarmatha National Park', 'Khumbu Pasang Lhamu Rural Municipality', 'TIMS card']],
  ['सगरमाथा क्षेत्र', ['Sagarmatha National Park', 'Khumbu Pasang Lhamu Rural Municipality', 'TIMS card']],
  ['मनास्लु', ['Restricted area: Manaslu', 'Manaslu Conservation Area']],
  ['Upper Mustang', ['Restricted area: Upper Mustang', 'Annapurna Conservation Area']],
  ['Lower Mustang', ['Annapurna Conservation Area', 'TIMS card']],
  ['Upper Dolpo', ['Restricted area: Upper Dolpo', 'Shey Phoksundo National Park']],
  ['Lower Dolpo', ['Restricted area: Lower Dolpo', 'Shey Phoksundo National Park']],
  ['Chitwan', []],
])('knows what a package of %s needs: %j', (region, names) => {
  expect(permitsFor(region).map(({ name }) => name)).toEqual(names);
});

it('names only sources and permits that the table has', () => {
  const { sources, permits: given, areas }: PermitData = data;
  const claims = Object.values(given).flatMap(({ fee, company = [] }) => [...fee, ...company]);
  expect(claims.flatMap(({ by }) => by).filter((source) => !(source in sources))).toEqual([]);
  expect(areas.flatMap(({ permits }) => permits).filter((id) => !(id in given))).toEqual([]);
});

it('finds two sources for what each permit costs, but for those that only one page has', () => {
  const alone = permits().filter(({ fee }) => new Set(fee.flatMap(({ sources }) => sources)).size < 2);
  expect(alone.map(({ name }) => name)).toEqual(['TIMS card']);
});

it.each<[string, string, string[]]>([
  ['Sagarmatha National Park permit', '', ['includes', 'none', 'none']],
  ['Flights', 'TIMS card, local municipality fee', ['none', 'excludes', 'excludes']],
  ['Permits and fees', 'Tips', ['includes', 'includes', 'includes']],
  ['National park permit', 'Sagarmatha entry', ['both', 'none', 'none']],
  ['सगरमाथा राष्ट्रिय निकुञ्ज', '', ['includes', 'none', 'none']],
])('sees where “%s” and “%s” name the permits of Everest', (includes, excludes, expected) => {
  expect(permitsFor('Everest').map((permit) => mentionOf(permit, { includes, excludes }))).toEqual(expected);
});

it.each([
  ['2027-11-28', false],
  ['2027-11-29', true],
])('asks on %s to read the fees again: %s', (today, again) => {
  expect(isToCheck('2026-11-28', today)).toBe(again);
});
