import { expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { kindsOf, loadOf, loadRangeOf, loadSpans, namesOf } from './month-load';

it.each([
  [
    [5, 9, 10, 14, 15, 19, 20, 24],
    [1, 1, 2, 2, 3, 3, 4, 4],
    ['5–9', '10–14', '15–19', '20–24'],
  ],
  [
    [12, 13, 14],
    [1, 2, 3],
    ['12–12', '13–13', '14–14'],
  ],
  [
    [0, 1, 2],
    [0, 1, 2],
    ['1–1', '2–2'],
  ],
  [[7, 7], [1, 1], ['7–7']],
  [[0, 0], [0, 0], []],
])('measures days of %j between the least and the most', (counts, expected, spans) => {
  const range = loadRangeOf(counts);
  expect(counts.map((count) => loadOf(count, range))).toEqual(expected);
  expect(loadSpans(range).map(({ from, to }) => `${from}–${to}`)).toEqual(spans);
});

const booking = (id: number, service_name: string, contact_name?: string): Booking => ({
  id,
  status: 'confirmed',
  service_name,
  contact_name,
});

it('names what most are booked on, and counts the others', () => {
  const names = [
    'Mardi',
    'Everest',
    'Langtang',
    'Gokyo',
    'Manaslu',
    'Rara',
    'Dolpo',
    'Upper Mustang',
    'Pikey',
  ];
  const day = ['Everest', 'Mardi', ...names, 'Everest'].map((name, id) => booking(id + 1, name));
  expect(namesOf(day, false)).toEqual([
    'Everest × 3',
    'Mardi × 2',
    ...['Langtang', 'Gokyo', 'Manaslu', 'Rara', 'Dolpo', 'Upper Mustang', '+1'],
  ]);
});

it('names the travellers of a single service, and what is booked where no traveller is known', () => {
  const day = [booking(1, 'Everest', 'Anjali'), booking(2, 'Everest')];
  expect(namesOf(day, true)).toEqual(['Anjali', 'Everest']);
});

it('counts the kinds that are booked', () => {
  const kinds = ['hotel', 'package', 'hotel', undefined] as const;
  const day = kinds.map((service_type, id): Booking => ({ ...booking(id + 1, 'x'), service_type }));
  expect(kindsOf(day)).toEqual([
    { kind: 'package', count: 1 },
    { kind: 'hotel', count: 2 },
  ]);
});
