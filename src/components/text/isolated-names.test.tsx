import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { isolatedNames } from './isolated-names';

it.each([
  ['“\u202egnaM” will be deleted.', '“<bdi>\u202egnaM</bdi>” will be deleted.'],
  ['Delete “خانه” of “Rara”?', 'Delete “<bdi>خانه</bdi>” of “<bdi>Rara</bdi>”?'],
  ['“Rara” will be deleted.', '“Rara” will be deleted.'],
])('keeps the direction of a name to itself in %j', (sentence, markup) => {
  expect(renderToStaticMarkup(isolatedNames(sentence))).toBe(markup);
});
