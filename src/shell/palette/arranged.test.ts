import { IconMountain } from '@tabler/icons-react';
import { expect, it } from 'vitest';
import { arranged } from './arranged';
import { openedGroup, type PaletteItem, recordGroup } from './palette-item';

const item = (group: string, label: string, id = label): PaletteItem => ({
  id,
  group,
  label,
  icon: IconMountain,
  link: { to: '/' },
});

const shown = (items: readonly PaletteItem[], query: string) =>
  arranged(items, query).map(({ name, items: own }) => [name, ...own.map(({ label }) => label)]);

const items = [
  item(recordGroup, 'Duplicate'),
  item('Go to', 'Packages'),
  item('Create', 'Create package'),
  item('Packages', 'Gokyo Ri Trek'),
];

it('shows everything in its groups where nothing is typed', () => {
  expect(shown(items, ' ')).toEqual([
    [recordGroup, 'Duplicate'],
    ['Go to', 'Packages'],
    ['Create', 'Create package'],
    ['Packages', 'Gokyo Ri Trek'],
  ]);
});

it('puts the group of the best item first', () => {
  expect(shown(items, 'pack')).toEqual([
    ['Go to', 'Packages'],
    ['Create', 'Create package'],
  ]);
  expect(shown(items, 'gokio')).toEqual([['Packages', 'Gokyo Ri Trek']]);
});

it('prefers what was opened lately, and what can be done with the record on display', () => {
  const more = [item('Hotels', 'Duplex'), item('Hotels', 'Dup'), item(openedGroup, 'Duplex Lodge'), ...items];
  expect(shown(more, 'dup').map(([group]) => group)).toEqual([recordGroup, openedGroup, 'Hotels']);
});

it('shows a record once, where it came first', () => {
  const twice = [item(openedGroup, 'Gokyo', '/packages/1'), item('Packages', 'Gokyo', '/packages/1')];
  expect(shown(twice, 'gokyo')).toEqual([[openedGroup, 'Gokyo']]);
});
