import * as z from 'zod';
import { describe, expect, it } from 'vitest';
import { readBody, unreadableRows } from './body';
import { conform } from './conform';
import { shapeOf } from './shape-of';

const read = (schema: z.ZodType, value: unknown): unknown => {
  const result = conform(shapeOf(schema), value);
  return result.ok ? result.value : `unreadable: ${result.path}`;
};

describe('single values', () => {
  it.each([
    [1, true],
    [0, false],
    ['1', true],
    ['0', false],
    ['true', true],
    ['', false],
    [null, false],
    [2, 'unreadable: '],
    ['active', 'unreadable: '],
  ])('reads %j as the switch %j', (value, expected) => {
    expect(read(z.boolean(), value)).toBe(expected);
  });

  it.each([
    ['1250.00', 1250],
    [' -3.5 ', -3.5],
    [7, 7],
    [true, 1],
    ['', 'unreadable: '],
    ['12 NPR', 'unreadable: '],
    [null, 'unreadable: '],
    [[], 'unreadable: '],
    ['0x10', 'unreadable: '],
  ])('reads %j as the number %j', (value, expected) => {
    expect(read(z.number(), value)).toBe(expected);
    expect(read(z.int().min(100_000), value)).toBe(expected);
  });

  it.each([
    ['काठमाडौँ', 'काठमाडौँ'],
    [12, '12'],
    [null, ''],
    [undefined, ''],
    [{}, 'unreadable: '],
    [true, 'unreadable: '],
  ])('reads %j as the text %j', (value, expected) => {
    expect(read(z.string().min(3).max(4), value)).toBe(expected);
    expect(read(z.email(), value)).toBe(expected);
  });

  it.each([
    ['2027-06-01', '2027-06-01'],
    ['2027-06-01T00:00:00.000000Z', '2027-06-01'],
    ['2027-06-01T00:00:00Z', '2027-06-01'],
    ['2027-06-01T00:00:00+05:45', '2027-06-01'],
    ['2027-06-01 00:00:00', '2027-06-01'],
    ['2027-06-01 00:00', '2027-06-01'],
    ['2027-06-01T18:15:00.000000Z', '2027-06-01T18:15:00.000000Z'],
    ['2027-06-01T00:00:01Z', '2027-06-01T00:00:01Z'],
    ['tomorrow', 'tomorrow'],
    [null, ''],
    [{}, 'unreadable: '],
  ])('reads %j as the day %j', (value, expected) => {
    expect(read(z.iso.date(), value)).toBe(expected);
    expect(read(z.union([z.number(), z.iso.date()]), value ?? '')).toBe(expected);
  });

  it('leaves a moment as it is', () => {
    const moment = '2027-06-01T00:00:00.000000Z';
    expect(read(z.iso.datetime({ offset: true }), moment)).toBe(moment);
    expect(read(z.string(), moment)).toBe(moment);
  });

  it('keeps members of an enum that this build does not know', () => {
    const type = z.enum(['hotel', 'room']);
    expect([read(type, 'room'), read(type, 'tent'), read(type, null)]).toEqual(['room', 'tent', '']);
    expect(read(type, {})).toBe('unreadable: ');
    expect(read(z.enum(['1', '0']), true)).toBe('1');
    expect(read(z.literal([1, 0]), '1')).toBe(1);
    expect(read(z.literal(1), null)).toBe('unreadable: ');
  });

  it('keeps an unknown member in the kind of the known ones', () => {
    const section = z.enum(['section-1', 'section-2']);
    expect([read(section, 3), read(section, 0), read(section, -1.5)]).toEqual(['3', '0', '-1.5']);
    expect([true, false, {}, ['section-1']].map((value) => read(section, value))).toEqual(
      Array(4).fill('unreadable: '),
    );
    expect([read(z.literal([1, 0]), '2'), read(z.literal([1, 0]), 2)]).toEqual([2, 2]);

    const deal = z.object({ id: z.int(), type: section.optional(), place: section });
    const rows = [
      { id: 1, type: 3, place: 4 },
      { id: 2, type: true, place: 'section-1' },
      { id: 3, type: ['section-1'], place: 'section-2' },
      { id: 4, type: 'section-1', place: {} },
    ];
    expect(read(z.array(deal), rows)).toEqual([
      { id: 1, type: '3', place: '4' },
      { id: 2, place: 'section-1' },
      { id: 3, place: 'section-2' },
    ]);
  });

  it('takes the option of a union that is of the value’s kind', () => {
    const id = z.union([z.string(), z.number()]);
    expect([read(id, 5), read(id, 'a')]).toEqual([5, 'a']);
    expect(read(z.union([z.number(), z.boolean()]), '1')).toBe(1);
    const status = z.union([z.literal(0), z.literal(1)]);
    expect([false, 'true', '1', '0', 2].map((value) => read(status, value))).toEqual([0, 1, 1, 0, 2]);
    expect(read(z.union([z.string(), z.null()]), null)).toBeNull();
    expect(read(z.union([z.number(), z.array(z.string())]), {})).toBe('unreadable: ');
    const shape = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('a'), size: z.string() }),
      z.object({ kind: z.literal('b'), size: z.number() }),
    ]);
    expect(read(shape, { kind: 'b', size: '3' })).toEqual({ kind: 'b', size: 3 });
  });

  it('passes on what the contract leaves open', () => {
    const value = { a: [1, null] };
    expect(read(z.unknown(), value)).toBe(value);
    expect(read(z.any(), null)).toBeNull();
  });
});

describe('records', () => {
  const room = z.object({ id: z.int(), name: z.string() });
  const hotel = z.object({
    id: z.int().min(1),
    name: z.string(),
    price: z.number().nullable(),
    email: z.email().optional(),
    rating: z.number().optional(),
    alt: z.string().nullish(),
    status: z.boolean().default(true),
    tags: z.array(z.string()),
    rooms: z.array(room).optional(),
    meta_tag: z.object({ title: z.string() }).nullish(),
  });
  const plain = { id: 1, name: 'A', price: 1, tags: ['x'] };

  it('reads null as absent, and leaves unknown fields out', () => {
    expect(
      read(hotel, {
        ...plain,
        price: null,
        email: null,
        rating: null,
        alt: null,
        status: null,
        tags: null,
        more: 1,
      }),
    ).toEqual({ id: 1, name: 'A', price: null, alt: null, status: true, tags: [] });
    expect(read(hotel, plain)).toEqual({ ...plain, status: true });
  });

  it('leaves out an optional field of the wrong kind and says which', () => {
    const value = { ...plain, rating: 'good', price: {}, status: 'maybe', meta_tag: [] };
    expect(conform(shapeOf(hotel), value)).toEqual({
      ok: true,
      value: { ...plain, price: null, status: true, meta_tag: null },
      skipped: ['price', 'rating', 'status', 'meta_tag'],
    });
  });

  it('cannot be read without an id, and says where', () => {
    expect(read(hotel, { ...plain, id: null })).toBe('unreadable: id');
    expect(read(hotel, { name: 'A' })).toBe('unreadable: id');
    expect(read(z.object({ data: hotel }), { data: { ...plain, name: [] } })).toBe('unreadable: data.name');
    expect(read(z.object({ data: hotel }), { data: null })).toBe('unreadable: data');
  });

  it('survives a bad row inside, and lists that PHP wrote as objects', () => {
    const rooms = [{ id: 1, name: 'Deluxe' }, { id: 'x' }, null];
    expect(conform(shapeOf(hotel), { ...plain, rooms })).toEqual({
      ok: true,
      value: { ...plain, status: true, rooms: [{ id: 1, name: 'Deluxe' }] },
      skipped: ['rooms.1.id', 'rooms.2'],
    });
    expect(read(z.array(z.number()), { 0: '1', 2: '3' })).toEqual([1, 3]);
    expect(read(z.array(z.number()), { a: 1 })).toBe('unreadable: ');
  });

  it('reads maps, intersections and open objects', () => {
    expect(read(z.record(z.string(), z.number()), { a: '1' })).toEqual({ a: 1 });
    expect(read(z.record(z.string(), z.number()), [])).toEqual({});
    expect(read(room.and(z.object({ beds: z.number() })), { id: 1, name: 'A', beds: '2' })).toEqual({
      id: 1,
      name: 'A',
      beds: 2,
    });
    expect(read(z.looseObject({ id: z.int() }), { id: '1', more: [2] })).toEqual({ id: 1, more: [2] });
  });

  it('does not touch prototypes', () => {
    const value: unknown = JSON.parse('{"id":1,"name":"A","__proto__":{"name":"B"}}');
    expect(read(room, value)).toEqual({ id: 1, name: 'A' });
    expect(read(z.object({ toString: z.string().optional() }), {})).toEqual({});
  });
});

describe('lists', () => {
  const page = z.object({
    data: z.array(z.object({ id: z.int() })),
    meta: z.object({ current_page: z.int(), total: z.int().optional() }),
  });
  const options = z.object({ data: z.array(z.object({ id: z.int() })) });

  it('leave out rows that cannot be read and count them', () => {
    const body = readBody(shapeOf(page), {
      data: [{ id: 1 }, { id: null }, 'x'],
      meta: { current_page: '2' },
    });
    expect(body).toEqual({ data: [{ id: 1 }], meta: { current_page: 2, unreadable: 2 } });
    expect(unreadableRows((body as { meta: object }).meta)).toBe(2);
    expect(unreadableRows({ current_page: 1 })).toBe(0);
    expect(readBody(shapeOf(options), { data: [{ id: 1 }, {}] })).toEqual({ data: [{ id: 1 }] });
  });

  it('are empty only when the server says so', () => {
    const empty = { data: [], meta: { current_page: 1 } };
    expect(readBody(shapeOf(page), empty)).toEqual(empty);
    for (const body of [
      '',
      null,
      [],
      'text',
      {},
      { data: [] },
      { data: null, meta: { current_page: 1 } },
      { data: { id: 1 }, meta: { current_page: 1 } },
      { data: [], meta: {} },
      { data: [{}], meta: { current_page: 1 } },
    ]) {
      expect(() => readBody(shapeOf(page), body)).toThrow("The server's answer could not be read");
    }
    expect(() => readBody(shapeOf(options), { data: [{}, {}] })).toThrow('data.0.id');
  });

  it('are handed on as they are when the contract does not know them', () => {
    expect(readBody(undefined, [1])).toEqual([1]);
    expect(() => readBody(undefined, '')).toThrow('could not be read');
  });
});
