import { expect, it } from 'vitest';
import { readKind } from './asked-kind';

const kinds = [
  { path: '/packages', nouns: { one: 'package', other: 'packages' } },
  { path: '/package-regions', nouns: { one: 'package region', other: 'package regions' } },
  { path: '/roles', nouns: { one: 'role', other: 'roles' } },
];

const read = (text: string) => {
  const found = readKind(text, kinds, (label) => (label === 'role' ? ['भूमिका'] : []));
  return found && [found.name, ...found.areas];
};

it.each([
  ['role content writer', ['content writer', '/roles']],
  ['Annapurna  Packages', ['annapurna', '/packages']],
  ['package region everest', ['everest', '/package-regions']],
  ['भूमिका content writer', ['content writer', '/roles']],
])('reads a kind with a name: %s', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

it.each(['role', 'annapurna', ''])('reads none of a single word: %j', (text) => {
  expect(read(text)).toBeUndefined();
});
