import { expect, it } from 'vitest';
import { readAction } from './asked-action';

const labels = ['Edit', 'Edit images', 'View', 'Departures', 'Create departures', 'Approve'];

const read = (text: string) => {
  const asked = readAction(text, labels);
  return asked && [asked.name, ...asked.labels];
};

it.each([
  ['everest base camp edit', ['everest base camp', 'Edit']],
  ['Edit  Everest Base Camp', ['everest base camp', 'Edit']],
  ['gokyo edit images', ['gokyo', 'Edit images']],
  ['gokyo images', ['gokyo', 'Edit images']],
  ['gokyo dep', ['gokyo', 'Departures', 'Create departures']],
  ['gokyo departures', ['gokyo', 'Departures']],
  ['गोक्यो approve', ['गोक्यो', 'Approve']],
])('%s', (text, meant) => {
  expect(read(text)).toEqual(meant);
});

it.each(['edit', 'everest base camp', 'gokyo ed', 'gokyo vie-w', ''])('finds no action in “%s”', (text) => {
  expect(read(text)).toBeUndefined();
});
