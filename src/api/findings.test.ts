import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { differencesOf } from './differences';
import { findingsOf } from './findings';
import type { Shape } from './shape';
import { shapeOfZod } from './test-shape';

const region = z.object({ id: z.int(), name: z.string().nullish() });
const shape = shapeOfZod(
  z.object({
    data: z.object({
      id: z.int(),
      title: z.string(),
      price: z.number().nullish(),
      status: z.boolean(),
      kind: z.enum(['hotel', 'room']).optional(),
      since: z.iso.date().nullish(),
      region: region.nullish(),
      regions: z.array(region).optional(),
    }),
  }),
);

const record = {
  id: 1,
  title: 'Tea house',
  price: 10,
  status: true,
  kind: 'room',
  since: '2026-11-22',
  region: { id: 2, name: 'Khumbu' },
  regions: [],
};

const differences = (changes: object) =>
  differencesOf(shape, { data: { ...record, ...changes } }).map(
    ({ path, kind, found, change }) => `${path} ${kind}: ${found} → ${change}`,
  );

describe('a place of an answer', () => {
  it('agrees where it is as promised, empty or left out', () => {
    expect(differences({})).toEqual([]);
    expect(differences({ price: null, since: null, region: null, kind: undefined })).toEqual([]);
  });

  it.each([
    [{ status: 1 }, 'data.status otherwise: 1 or 0 → status: { type: integer, enum: [0, 1] }'],
    [{ price: '1.50' }, 'data.price otherwise: a number as text → price: { type: [string, "null"] }'],
    [{ title: 7 }, 'data.title otherwise: a number → title: { type: integer }'],
    [{ title: null }, 'data.title otherwise: null → title: add "null" to its type'],
    [{ kind: 'Room' }, 'data.kind otherwise: another spelling → kind: { enum: [hotel, room, "Room"] }'],
    [
      { kind: 'tent' },
      'data.kind otherwise: a word that is not listed → kind: { enum: [hotel, room, "tent"] }',
    ],
    [
      { since: '2026-11-22T00:00:00Z' },
      'data.since otherwise: a day with a time → since: { type: string, format: date-time }',
    ],
    [{ region: 2 }, 'data.region otherwise: a bare id → region: { type: [integer, "null"] }'],
    [
      { region: undefined, region_id: 2 },
      'data.region otherwise: a number under the name region_id → region_id: { type: [integer, "null"] } in place of region',
    ],
    [
      { regions: [1] },
      'data.regions[] otherwise: a bare id → regions: { type: array, items: { type: integer } }',
    ],
    [{ stars: 4.5 }, 'data.stars unknown: a number → stars: { type: number }'],
    [{ title: undefined }, 'data.title missing: nothing → take title out of required'],
    [
      { regions: undefined },
      'data.regions missing: nothing → none: the API should answer regions also when it is empty',
    ],
    [{ title: {} }, 'data.title unreadable: a record → title: { type: object }'],
    [{ price: 'ask' }, 'data.price unreadable: a text → price: { type: [string, "null"] }'],
    [{ region: 'Khumbu' }, 'data.region unreadable: a text → region: { type: [string, "null"] }'],
  ])('is reported where it is not: %j', (changes, report) => {
    expect(differences(changes)).toEqual([report]);
  });

  it('is reported once for all rows, with how often it was seen', () => {
    const list: Shape = { type: 'object', fields: { data: { type: 'array', of: shapeOfZod(region) } } };
    const [difference, ...others] = differencesOf(list, {
      data: [{ id: 1, x: 1 }, { id: 2, x: 2 }, { id: 3 }],
    });
    expect(difference).toMatchObject({ path: 'data[].x', kind: 'unknown', count: 2, example: '1' });
    expect(others).toEqual([]);
  });

  it('takes the fields of a record that were written flat', () => {
    const flat: Shape = {
      type: 'object',
      fields: {
        meta_tag: {
          type: 'optional',
          of: {
            type: 'object',
            fields: { title: { type: 'optional', of: { type: 'string' } } },
            writtenAs: { title: 'meta_title' },
          },
        },
      },
    };
    expect(findingsOf(flat, { meta_title: 'Khumbu' })).toMatchObject([
      { path: '', kind: 'agrees' },
      { path: 'meta_tag', kind: 'otherwise', found: 'a text under the name meta_title' },
    ]);
  });
});

it.each([undefined, [], 'x'])('reports an unreadable answer: %j', (body) => {
  expect(differencesOf(shape, body)).toMatchObject([{ path: '', kind: 'unreadable', hides: true }]);
});

it('distinguishes differences that lose data from harmless ones', () => {
  const hides = (changes: object) =>
    differencesOf(shape, { data: { ...record, ...changes } }).map((difference) => difference.hides);
  expect(hides({ status: 1, price: '1.5', more: 1 })).toEqual([false, false, false]);
  expect(hides({ region: 2 })).toEqual([true]);
  expect(hides({ title: undefined })).toEqual([true]);
  expect(hides({ status: undefined })).toEqual([true]);
});
