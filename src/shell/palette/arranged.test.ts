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

it('puts a screen first by any of its full names', () => {
  const create: PaletteItem = {
    ...item('Create', 'Create package'),
    words: 'new add',
    also: ['new package'],
  };
  const more = [item('Views', 'Newest first', 'Packages newest first'), create];
  expect(shown(more, 'new package')[0]).toEqual(['Create', 'Create package']);
});

it('prefers what was opened lately, and what can be done with the record on display', () => {
  const more = [item('Hotels', 'Duplex'), item('Hotels', 'Dup'), item(openedGroup, 'Duplex Lodge'), ...items];
  expect(shown(more, 'dup').map(([group]) => group)).toEqual([recordGroup, openedGroup, 'Hotels']);
});

it('shows a record once, where it came first', () => {
  const twice = [item(openedGroup, 'Gokyo', '/packages/1'), item('Packages', 'Gokyo', '/packages/1')];
  expect(shown(twice, 'gokyo')).toEqual([[openedGroup, 'Gokyo']]);
});

it('puts a screen whose whole name was typed before everything, and no other screen', () => {
  const more = [
    item(openedGroup, 'Hotels of Pokhara'),
    item('SEO pages', 'Hotels'),
    item('Go to', 'Hotel regions'),
    item('Go to', 'Hotels', '/hotels'),
    item('Blogs', 'Where hotels are full'),
  ];
  expect(arranged(more, 'hotels').map(({ items: [first] }) => first?.id)[0]).toBe('/hotels');
  expect(shown(more, 'hotel')[0]).toEqual([openedGroup, 'Hotels of Pokhara']);
});

it('shows a day that was typed first, whatever else looks like it', () => {
  const day: PaletteItem = { ...item('Days', 'Sat 12 Dec 2026'), sure: true };
  expect(shown([item('Notices', '12 dec: closed'), day], '12 dec')).toEqual([
    ['Days', 'Sat 12 Dec 2026'],
    ['Notices', '12 dec: closed'],
  ]);
});

const does = (action: string, label: string): PaletteItem => ({
  ...item('Packages', label, `${label} ${action}`),
  action,
});

it('offers what is to be done with the record that is best called so', () => {
  const names = ['Island Peak with Everest Base Camp', 'Everest Base Camp Trek'];
  const more = [...names.map((name) => item('Packages', name)), ...names.map((name) => does('Edit', name))];
  const groups = arranged(more, 'everest base camp edit', { name: 'everest base camp' });
  expect(groups.flatMap(({ items: own }) => own.map(({ label, action }) => [label, action]))).toEqual([
    ['Everest Base Camp Trek', 'Edit'],
    ['Island Peak with Everest Base Camp', 'Edit'],
  ]);
});

it('puts the actions of the area that was given first before others, but for a record that is called exactly so', () => {
  const more = [
    does('Edit', 'Everest Base Camp Trek'),
    { ...does('Edit', 'Everest base camp in fourteen days'), group: 'Blogs' },
  ];
  const groupsFor = (name: string) => arranged(more, `${name} edit`, { name }).map((group) => group.name);
  expect(groupsFor('everest base camp')).toEqual(['Packages', 'Blogs']);
  expect(groupsFor('everest base camp in fourteen days')).toEqual(['Blogs']);
  expect(
    arranged([...more, { ...does('Edit', 'Everest'), group: 'Regions' }], 'everest edit', {
      name: 'everest',
    })[0],
  ).toMatchObject({ name: 'Regions' });
});

it('keeps the given order of groups that match equally well, but for a record that is called exactly so', () => {
  const more = [
    item('Packages', 'Everest Panorama Trek', '1'),
    item('Package regions', 'Everest', '2'),
    item('Blogs', 'Everest by bus', '3'),
  ];
  expect(arranged(more, 'everest').map(({ name }) => name)).toEqual(['Package regions', 'Packages', 'Blogs']);
});

it('shows misspelt records of an area although another has the name, but not beside commands', () => {
  const found = (group: string, label: string): PaletteItem => ({ ...item(group, label), record: true });
  const more = [
    item('Go to', 'Mustangs'),
    found('Packages', 'Upper Mustang Trek'),
    found('Vendors', 'Mustng Tours'),
    found('Vendors', 'Mustang Travel'),
  ];
  expect(shown(more, 'mustng')).toEqual([
    ['Vendors', 'Mustng Tours'],
    ['Packages', 'Upper Mustang Trek'],
  ]);
  expect(shown([item('Lists', 'Import hotels'), found('Hotels', 'Airport Inn')], 'import')).toEqual([
    ['Lists', 'Import hotels'],
  ]);
});

it('prefers what is called so to what belongs to it', () => {
  const of = (label: string, hint: string) => ({ ...item('Packages', label), hints: [hint] });
  expect(
    shown([of('Annapurna Circuit', 'Sherpa Summit'), of('Sherpa Trail', 'Annapurna')], 'sherpa'),
  ).toEqual([['Packages', 'Sherpa Trail', 'Annapurna Circuit']]);
});

it('keeps the given order of what belongs to the same, whatever it is called', () => {
  const trips = ['Everest Base Camp Trek', 'Gokyo', 'Annapurna Circuit'];
  const booked = trips.map((label, index) => ({
    ...item('Bookings', label),
    hints: [`${'A'.repeat(9 - index)} Sherpa`],
  }));
  expect(shown(booked, 'sherpa')).toEqual([['Bookings', ...trips]]);
});

it('takes a name that ends like an action for a name first', () => {
  const more = [does('View', 'Annapurna'), item('Hotels', 'Hotel Annapurna View')];
  expect(arranged(more, 'annapurna view', { name: 'annapurna' }).map(({ name }) => name)).toEqual([
    'Hotels',
    'Packages',
  ]);
});

it('puts the bookings of people before the people', () => {
  const people = [item('Users', 'Deepa Karki'), item('Users', 'Deepa Rai')];
  const booking = { ...item('Bookings', 'Rara Lake Trek'), hints: ['Deepa Karki'] };
  expect(shown([...people, booking], 'deepa')).toEqual([
    ['Bookings', 'Rara Lake Trek'],
    ['Users', 'Deepa Karki', 'Deepa Rai'],
  ]);
  expect(shown([...people, item('Packages', 'Deepa Trail')], 'deepa').map(([group]) => group)).toEqual([
    'Users',
    'Packages',
  ]);
});

it('puts the records of the kind that was typed with a name first', () => {
  const found = (group: string, area: string, label: string): PaletteItem => ({
    ...item(group, label),
    record: true,
    area,
  });
  const more = [
    item('Create', 'Create package of Annapurna'),
    found('Hotels', '/hotels', 'Hotel Annapurna, with package'),
    found(openedGroup, '/hotels', 'Annapurna package'),
    found('Packages', '/packages', 'Annapurna Circuit'),
  ];
  const kind = { name: 'annapurna', areas: new Set(['/packages']) };
  expect(arranged(more, 'package annapurna', { kind })[0]).toMatchObject({
    name: 'Packages',
    items: [{ label: 'Annapurna Circuit' }],
  });
});

it('puts a record that has its kind in its name before others of the kind', () => {
  const found = (label: string): PaletteItem => ({ ...item('Hotels', label), record: true, area: '/hotels' });
  const kind = { name: 'annapurna', areas: new Set(['/hotels']) };
  const [group] = arranged([found('Annapurna Inn'), found('Hotel Annapurna')], 'hotel annapurna', { kind });
  expect(group?.items.map(({ label }) => label)).toEqual(['Hotel Annapurna', 'Annapurna Inn']);
});
