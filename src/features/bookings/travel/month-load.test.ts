import { expect, it } from 'vitest';
import type { Booking } from '@/generated/model';
import { linesOf, loadOf, loadSpans } from './month-load';

it('measures a day against the fullest one', () => {
  expect([0, 1, 6, 7, 12, 13, 18, 19, 24].map((count) => loadOf(count, 24))).toEqual([
    0, 1, 1, 2, 2, 3, 3, 4, 4,
  ]);
});

it.each([
  [24, ['1–6', '7–12', '13–18', '19–24']],
  [3, ['1–1', '2–2', '3–3']],
  [1, ['1–1']],
  [0, []],
])('says what each load means where the fullest day has %i', (most, spans) => {
  expect(loadSpans(most).map(({ from, to }) => `${from}–${to}`)).toEqual(spans);
});

const booking = (id: number, service_name: string, contact_name?: string): Booking => ({
  id,
  status: 'confirmed',
  service_name,
  contact_name,
});

it('names what most are booked on, and counts the others', () => {
  const day = ['Mardi', 'Everest', 'Langtang', 'Everest', 'Gokyo', 'Mardi', 'Everest', 'Manaslu'];
  expect(
    linesOf(
      day.map((name, id) => booking(id + 1, name)),
      false,
    ),
  ).toEqual({
    lines: [
      { name: 'Everest', count: 3 },
      { name: 'Mardi', count: 2 },
      { name: 'Langtang', count: 1 },
    ],
    others: 2,
  });
});

it('names the travellers of a single service, and what is booked where no traveller is known', () => {
  const day = [booking(1, 'Everest', 'Anjali'), booking(2, 'Everest')];
  expect(linesOf(day, true).lines.map(({ name }) => name)).toEqual(['Anjali', 'Everest']);
});
