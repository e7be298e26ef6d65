import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Shape } from '@/api/tolerant/shape';
import { shapeOfZod } from '@/api/tolerant/test-shape';
import { differencesOf } from './differences';
import { findingsOf } from './findings';

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
    [{ status: 1 }, 'data.status otherwise: 1 or 0 → { type: integer, enum: [0, 1] }'],
    [{ price: '1.50' }, 'data.price otherwise: a number as text → { type: [string, "null"] }'],
    [{ title: 7 }, 'data.title otherwise: a number → { type: integer }'],
    [{ title: null }, 'data.title otherwise: null → { type: [string, "null"] }'],
    [{ kind: 'Room' }, 'data.kind otherwise: another spelling → { enum: [hotel, Room] }'],
    [{ kind: 'tent' }, 'data.kind otherwise: a word that is not listed → { enum: [hotel, room, tent] }'],
    [
      { since: '2026-11-22T00:00:00Z' },
      'data.since otherwise: a day with a time → { type: string, format: date-time }',
    ],
    [{ region: 2 }, 'data.region otherwise: a bare id → { type: [integer, "null"] }'],
    [
      { region: undefined, region_id: 2 },
      'data.region otherwise: a number under the name region_id → region_id: { type: [integer, "null"] } in its place',
    ],
    [{ regions: [1] }, 'data.regions[] otherwise: a bare id → { type: array, items: { type: integer } }'],
    [{ stars: 4.5 }, 'data.stars unknown: a number → { type: number }'],
    [{ title: undefined }, 'data.title missing: nothing → take it out of `required`'],
    [
      { regions: undefined },
      'data.regions missing: nothing → none: the API should answer it also when it is empty',
    ],
    [{ title: {} }, 'data.title unreadable: a record → { type: object }'],
    [{ price: 'ask' }, 'data.price unreadable: a text → { type: [string, "null"] }'],
    [{ photos: [] }, 'data.photos unknown: a list → none: only an empty list came'],
    [{ deleted_at: null }, 'data.deleted_at unknown: null → none: only null came'],
    [
      { created_at: '2026-03-01T05:15:00.000000Z' },
      'data.created_at unknown: a text → { type: string, format: date-time }',
    ],
    [{ kind: 'no' }, 'data.kind otherwise: a word that is not listed → { enum: [hotel, room, "no"] }'],
    [
      { kind: 'Ask pema@example.com' },
      'data.kind otherwise: a word that is not listed → add the value to its enum',
    ],
    [{ id: '9f3c-uuid' }, 'data.id unreadable: a text → none: the API should answer a whole number'],
    [{ region: 'Khumbu' }, 'data.region unreadable: a text → { type: [string, "null"] }'],
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
  const change = 'none: the API should answer { "data": {…} }';
  expect(differencesOf(shape, body)).toMatchObject([{ path: '', kind: 'unreadable', hides: true, change }]);
});

const page = shapeOfZod(
  z.object({
    data: z.array(region),
    meta: z.object({ last_page: z.int(), per_page: z.int(), current_page: z.int() }),
  }),
);

it('says how a list without its `data` should be answered', () => {
  const change = 'none: the API should answer { "data": […] }';
  expect(differencesOf(page, [{ id: 1 }])).toMatchObject([{ path: '', kind: 'unreadable', change }]);
});

it('does not call a record without its `data` unknown', () => {
  expect(differencesOf(shape, record)).toMatchObject([{ path: 'data', kind: 'missing', hides: true }]);
});

it.each([
  [{ meta: { last_page: 2, per_page: 10, current_page: 1 } }, []],
  [{ meta: { last_page: 2, per_page: 10, current_page: 1, total: 12, from: 1 } }, ['meta.from unknown']],
  [{ last_page: 2, per_page: 10, current_page: 1, links: [] }, ['links unknown', 'meta otherwise']],
  [{ meta: { pagination: { totalPages: 2, perPage: 10, current_page: 1 } } }, ['meta otherwise']],
  [{ meta: { total: 12, per_page: 10, current_page: 1 } }, ['meta otherwise']],
  [{ meta: { per_page: 10, current_page: 1 } }, ['meta.last_page missing']],
  [{}, ['meta missing']],
])('finds the numbers of a page where the application finds them: %j', (more, report) => {
  const found = differencesOf(page, { data: [], ...more });
  expect(found.map(({ path, kind }) => `${path} ${kind}`)).toEqual(report);
  expect(found.every(({ hides }) => !hides)).toBe(true);
});

it('distinguishes differences that lose data from harmless ones', () => {
  const hides = (changes: object) =>
    differencesOf(shape, { data: { ...record, ...changes } }).map((difference) => difference.hides);
  expect(hides({ status: 1, price: '1.5', more: 1 })).toEqual([false, false, false]);
  expect(hides({ region: 2 })).toEqual([false]);
  expect(hides({ title: undefined })).toEqual([true]);
  expect(hides({ status: undefined })).toEqual([true]);
});
