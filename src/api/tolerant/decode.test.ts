import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { getBanner } from '@/generated/shapes/banners';
import { getBlog } from '@/generated/shapes/blogs';
import { readBody, repeatedIds, requireRecord, unreadableRows } from './body';
import { decode } from './decode';
import type { Shape } from './shape';
import { shapeOfZod } from './test-shape';
import { isOmitted, isUnreadable, nullableIn, unreadableOf } from './unreadable';

const read = (schema: z.ZodType, value: unknown): unknown => {
  const result = decode(shapeOfZod(schema), value);
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
    [null, 'unreadable: '],
    [undefined, 'unreadable: '],
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
    ['2027-06-01T18:15:00.000000Z', '2027-06-02'],
    ['2027-06-01T00:00:01Z', '2027-06-01T00:00:01Z'],
    ['tomorrow', 'tomorrow'],
    [null, ''],
    [{}, 'unreadable: '],
  ])('reads %j as the day %j', (value, expected) => {
    expect(read(z.iso.date(), value)).toBe(expected);
    expect(read(z.union([z.number(), z.iso.date()]), value ?? '')).toBe(expected);
  });

  it('keeps a timestamp unchanged', () => {
    const moment = '2027-06-01T00:00:00.000000Z';
    expect(read(z.iso.datetime({ offset: true }), moment)).toBe(moment);
    expect(read(z.string(), moment)).toBe(moment);
  });

  it('keeps members of an enum that this build does not know', () => {
    const type = z.enum(['hotel', 'room']);
    expect([read(type, 'room'), read(type, 'tent'), read(type, null)]).toEqual([
      'room',
      'tent',
      'unreadable: ',
    ]);
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
      { id: 4, type: 'section-1' },
    ]);
    expect(read(section, 'Section-1')).toBe('section-1');
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
    status: z.boolean(),
    tags: z.array(z.string()),
    rooms: z.array(room).optional(),
    meta_tag: z.object({ title: z.string() }).nullish(),
  });
  const plain = { id: 1, name: 'A', price: 1, status: true, tags: ['x'] };

  it('reads null as absent, and leaves unknown fields out', () => {
    expect(
      read(hotel, {
        ...plain,
        price: null,
        email: null,
        rating: null,
        alt: null,
        tags: null,
        more: 1,
      }),
    ).toEqual({ id: 1, name: 'A', price: null, alt: null, status: true, tags: [] });
    expect(read(hotel, plain)).toEqual(plain);
  });

  it('leaves out a field of the wrong kind and says which, with its value', () => {
    const value = { ...plain, rooms: [], rating: 'good', price: {}, status: 'maybe', meta_tag: [7] };
    expect(decode(shapeOfZod(hotel), value)).toEqual({
      ok: true,
      value: { ...plain, rooms: [], price: null, status: false, meta_tag: null },
      unreadable: [
        { path: 'price', field: 'price', value: {} },
        { path: 'rating', field: 'rating', value: 'good' },
        { path: 'status', field: 'status', value: 'maybe' },
        { path: 'meta_tag', field: 'meta_tag', value: [7] },
      ],
    });
  });

  it('cannot be read without an id, and says where', () => {
    expect(read(hotel, { ...plain, id: null })).toBe('unreadable: id');
    expect(read(hotel, { name: 'A' })).toBe('unreadable: id');
    expect(read(z.object({ data: hotel }), { data: null })).toBe('unreadable: data');
  });

  it('drops an unreadable row, and reads lists that PHP wrote as objects', () => {
    const rooms = [{ id: 1, name: 'Deluxe' }, { id: 'x' }, null];
    expect(decode(shapeOfZod(hotel), { ...plain, rooms })).toEqual({
      ok: true,
      value: { ...plain, rooms: [{ id: 1, name: 'Deluxe' }] },
      unreadable: [
        { path: 'rooms.1.id', field: 'rooms.1.id', value: 'x' },
        { path: 'rooms.2', field: 'rooms.2', value: null },
      ],
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

  it('reads what it was promised and did not get as nothing, and says so', () => {
    const record = z.object({ id: z.int(), status: z.boolean(), kind: z.enum(['a']), order: z.int() });
    expect(decode(shapeOfZod(record), { id: 1 })).toEqual({
      ok: true,
      value: { id: 1, status: false },
      unreadable: ['status', 'kind', 'order'].map((path) => ({ path, field: path, value: undefined })),
    });
  });

  it('does not touch prototypes', () => {
    const value: unknown = JSON.parse('{"id":1,"name":"A","__proto__":{"name":"B"}}');
    expect(read(room, value)).toEqual({ id: 1, name: 'A' });
    expect(read(z.object({ toString: z.string().optional() }), {})).toEqual({});
  });
});

describe('references', () => {
  const reference = (name: string): Shape => ({
    type: 'object',
    fields: { id: { type: 'number' }, [name]: { type: 'optional', of: { type: 'string' } } },
  });
  const nullable = (of: Shape): Shape => ({ type: 'optional', of: { type: 'nullable', of } });
  const trek: Shape = {
    type: 'object',
    fields: {
      id: { type: 'number' },
      vendor: nullable(reference('full_name')),
      region: nullable(reference('name')),
      features: { type: 'optional', of: { type: 'array', of: reference('title') } },
      meta_tag: nullable({
        type: 'object',
        fields: { title: nullable({ type: 'string' }) },
        writtenAs: { title: 'meta_page_title' },
      }),
    },
    writtenAs: { region: 'package_region_id' },
  };
  const readTrek = (fields: object) => {
    const result = decode(trek, { id: 1, features: [], ...fields });
    if (!result.ok) throw new Error(result.path);
    const { id: _, features: _features, ...rest } = result.value as Record<string, unknown>;
    return { ...rest, unreadable: result.unreadable };
  };

  it.each([
    [{ vendor: { id: 3, full_name: 'Pemba' } }, { id: 3, full_name: 'Pemba' }],
    [{ vendor: 3 }, { id: 3 }],
    [{ vendor: '3' }, { id: 3 }],
    [{ vendor_id: 3 }, { id: 3 }],
    [{ vendor_id: { id: '3', full_name: 'Pemba' } }, { id: 3, full_name: 'Pemba' }],
    [{ vendor: null, vendor_id: 3 }, { id: 3 }],
    [{ vendor: 'Pemba', vendor_id: 3 }, { id: 3 }],
    [{ vendor: null }, null],
    [{ vendor: '' }, null],
    [{ vendor: [] }, null],
    [{}, undefined],
  ])('are read from %j', (fields, vendor) => {
    expect(readTrek(fields)).toEqual({ ...(vendor === undefined ? {} : { vendor }), unreadable: [] });
  });

  it('are read under the name by which they are written', () => {
    expect(readTrek({ package_region_id: { id: 2, name: 'Manaslu' } })).toEqual({
      region: { id: 2, name: 'Manaslu' },
      unreadable: [],
    });
    expect(readTrek({ region_id: 2 })).toEqual({ region: { id: 2 }, unreadable: [] });
  });

  it('that are words are reported by the name by which they are written', () => {
    expect(readTrek({ region: 'Manaslu', vendor: true })).toEqual({
      unreadable: [
        { path: 'vendor', field: 'vendor', value: true },
        { path: 'region', field: 'package_region_id', value: 'Manaslu' },
      ].map((entry) => expect.objectContaining(entry) as unknown),
      region: null,
      vendor: null,
    });
  });

  it('that are words are reported alike when the record comes alone', () => {
    const answer: Shape = { type: 'object', fields: { data: trek } };
    const body = readBody(answer, { data: { id: 1, features: [], region: 'Manaslu' } }) as { data: object };
    expect(unreadableOf(body.data)).toEqual([
      { path: 'region', field: 'package_region_id', value: 'Manaslu' },
    ]);
  });

  it('are read from ids where they promise a name, too', () => {
    const permission: Shape = {
      type: 'object',
      fields: { id: { type: 'number' }, name: { type: 'string' } },
    };
    const role: Shape = { type: 'object', fields: { permissions: { type: 'array', of: permission } } };
    expect(decode(role, { permissions: [4, { id: 5, name: 'view' }] })).toMatchObject({
      value: {
        permissions: [
          { id: 4, name: '' },
          { id: 5, name: 'view' },
        ],
      },
      unreadable: [],
    });
    expect(decode(role, {})).toMatchObject({ unreadable: [{ path: 'permissions', value: undefined }] });
  });

  it('in lists are read from ids, and a list that was left out is reported', () => {
    const read = (features: unknown) => decode(trek, { id: 1, features });
    expect(read([4, '5', { id: 6, title: 'Wifi' }])).toMatchObject({
      value: { features: [{ id: 4 }, { id: 5 }, { id: 6, title: 'Wifi' }] },
      unreadable: [],
    });
    expect(read(undefined)).toMatchObject({ unreadable: [{ path: 'features', value: undefined }] });
  });

  it('and what is written flat is read flat', () => {
    expect(readTrek({ meta_page_title: 'Everest' })).toEqual({
      meta_tag: { title: 'Everest' },
      unreadable: [],
    });
    expect(readTrek({ meta_tag: { title: [] } })).toMatchObject({
      unreadable: [{ path: 'meta_tag.title', field: 'meta_page_title', value: [] }],
    });
  });

  it.each([
    [{ image: '/1.png', alt: 'A stupa' }],
    [{ image: { path: '/1.png', alt: 'A stupa' } }],
    [{ image_url: '/1.png', alt: 'A stupa' }],
    [{ media: [{ original_url: '/1.png', alt: 'A stupa' }] }],
    [{ images: { url: '/1.png', alt: 'A stupa' }, image: '/2.png' }],
  ])('and pictures are read under any of their names: %j', (fields) => {
    const banner = getBanner.type === 'object' ? getBanner.fields.data : undefined;
    expect(banner && decode(banner, { id: 1, title: 'Dashain', status: true, ...fields })).toMatchObject({
      value: { images: [{ url: '/1.png', alt: 'A stupa' }] },
      unreadable: [],
    });
    const blog = getBlog.type === 'object' ? getBlog.fields.data : undefined;
    expect(blog && decode(blog, { id: 1, title: 'Tea', ...fields })).toMatchObject({
      value: { image_url: '/1.png' },
    });
  });

  it('and texts that came as null or a number are known', () => {
    const text: Shape = { type: 'string' };
    const of: Shape = {
      type: 'object',
      fields: { age: text, name: text, no: { type: 'optional', of: text } },
    };
    const body = { data: { id: 1, age: null, name: '', no: 5 } };
    const { data } = readBody({ type: 'object', fields: { data: of } }, body) as { data: object };
    expect(nullableIn(data)).toEqual(['age', 'no']);
  });

  it.each([
    [{ meta_tag: null }, false],
    [{ meta_tag: [] }, false],
    [{ meta_tag: {} }, false],
    [{ meta_tag: '' }, false],
    [{}, true],
  ])('and what is written flat is omitted in %j: %s', (fields, isMissing) => {
    const record: Shape = { type: 'object', fields: { data: trek } };
    const { data } = readBody(record, { data: { id: 1, ...fields } }) as { data: object };
    expect(isOmitted(data, 'meta_page_title')).toBe(isMissing);
    expect(isUnreadable(data, 'meta_tag')).toBe(false);
  });
});

describe('lists', () => {
  const page = z.object({
    data: z.array(z.object({ id: z.int() })),
    meta: z.object({ current_page: z.int(), total: z.int().optional() }),
  });
  const options = z.object({ data: z.array(z.object({ id: z.int() })) });

  it('leave out rows that cannot be read and count them', () => {
    const body = readBody(shapeOfZod(page), {
      data: [{ id: 1 }, { id: null }, 'x'],
      meta: { current_page: '2' },
    });
    expect(body).toEqual({ data: [{ id: 1 }], meta: { current_page: 2, unreadable: 2 } });
    expect(unreadableRows((body as { meta: object }).meta)).toBe(2);
    expect(unreadableRows({ current_page: 1 })).toBe(0);
    expect(readBody(shapeOfZod(options), { data: [{ id: 1 }, {}] })).toEqual({
      data: [{ id: 1 }],
      meta: { unreadable: 1 },
    });
  });

  it('leave out a row whose id came before, as no screen could tell the two apart', () => {
    expect(readBody(shapeOfZod(page), { data: [{ id: 1 }, { id: '1' }, { id: 2 }], meta: {} })).toEqual({
      data: [{ id: 1 }, { id: 2 }],
      meta: { unreadable: 1 },
    });
  });

  it('say of each row what could not be read of it', () => {
    const rows = z.object({ data: z.array(z.object({ id: z.int(), price: z.number().nullable() })) });
    const body = readBody(shapeOfZod(rows), {
      data: [{ id: 1, price: 2 }, { price: 3 }, { id: 4, price: '1,85,000' }],
    }) as { data: object[] };
    expect(body.data.map(unreadableOf)).toEqual([[], [{ path: 'price', field: 'price', value: '1,85,000' }]]);
  });

  it('are read without the numbers of their pages', () => {
    for (const meta of [
      undefined,
      null,
      {},
      [],
      'x',
      { current_page: 'one', last_page: '1e300', per_page: 1e-9 },
      { current_page: -1, last_page: -3, per_page: '-10', total: -5 },
    ]) {
      expect(readBody(shapeOfZod(page), { data: [{ id: 1 }], meta })).toEqual({
        data: [{ id: 1 }],
        meta: {},
      });
    }
  });

  const numbers = { last_page: 5, per_page: 10, current_page: 2, total: 45 };
  it.each([
    ['beside the rows', numbers],
    ['in camel case', { meta: { lastPage: '5', perPage: '10', currentPage: '2', total: '45' } }],
    [
      'as Fractal gives them',
      { meta: { pagination: { total: 45, count: 10, per_page: 10, current_page: 2, total_pages: 5 } } },
    ],
    ['by the names of the contract first', { total: 3, meta: { ...numbers, lastPage: 9 } }],
  ])('have the numbers of their pages %s', (_where, paging) => {
    for (const shape of [page, options])
      expect(readBody(shapeOfZod(shape), { data: [{ id: 1 }], ...paging })).toEqual({
        data: [{ id: 1 }],
        meta: numbers,
      });
  });

  it('are empty only when the server says so', () => {
    const empty = { data: [], meta: { current_page: 1 } };
    expect(readBody(shapeOfZod(page), empty)).toEqual(empty);
    for (const body of [
      '',
      null,
      [],
      'text',
      {},
      { data: null, meta: { current_page: 1 } },
      { data: { id: 1 }, meta: { current_page: 1 } },
      { data: [{}], meta: { current_page: 1 } },
    ]) {
      expect(() => readBody(shapeOfZod(page), body)).toThrow("The server's answer could not be read");
    }
    expect(() => readBody(shapeOfZod(options), { data: [{}, {}] })).toThrow('data.0.id');
  });

  it('are handed on as they are when the contract does not know them', () => {
    expect(readBody(undefined, [1])).toEqual([1]);
    expect(() => readBody(undefined, '')).toThrow('could not be read');
  });
});

describe('records of an answer', () => {
  it('say what could not be read of them', () => {
    const body = readBody(shapeOfZod(z.object({ data: z.object({ id: z.int(), status: z.boolean() }) })), {
      data: { id: 1, status: 'perhaps' },
    }) as { data: object };
    expect(unreadableOf(body.data)).toEqual([{ path: 'status', field: 'status', value: 'perhaps' }]);
  });

  it('name it by the name under which it is written, too', () => {
    const shape: Shape = {
      type: 'object',
      fields: {
        data: {
          type: 'object',
          fields: { id: { type: 'number' }, region: { type: 'nullable', of: { type: 'number' } } },
          writtenAs: { region: 'package_region_id' },
        },
      },
    };
    const { data } = readBody(shape, { data: { id: 1, region: 'East' } }) as { data: object };
    expect(unreadableOf(data)).toEqual([{ path: 'region', field: 'package_region_id', value: 'East' }]);
    expect(isUnreadable(data, 'package_region_id')).toBe(true);
  });

  it('are refused when they are others than were asked for', () => {
    expect(() => requireRecord('/v1/admin/features/7', { data: { id: 7 } })).not.toThrow();
    expect(() => requireRecord('/v1/admin/features/datatable', { data: [] })).not.toThrow();
    expect(() => requireRecord('/v1/admin/features/7', { data: { id: 8 } })).toThrow('another record (8)');
  });
});

describe('the numbers of a page', () => {
  const list = shapeOfZod(
    z.object({
      data: z.array(z.object({ id: z.int(), name: z.string() })),
      meta: z.object({ last_page: z.int(), per_page: z.int(), current_page: z.int() }),
    }),
  );
  const metaOf = (meta: object, data: object[] = [{ id: 1, name: 'One' }]) =>
    (readBody(list, { data, meta }) as { meta: object }).meta;

  it('are left out where the rows show that they are none', () => {
    expect(metaOf({ last_page: 0, per_page: 0, current_page: 1, total: 0 })).toEqual({ current_page: 1 });
    const counts = { last_page: 1, per_page: 10, current_page: 1, total: 1 };
    expect(metaOf(counts)).toEqual(counts);
    expect(metaOf({ ...counts, last_page: 0, total: 0 }, [])).toEqual({ ...counts, last_page: 0, total: 0 });
  });

  it('name the ids that several rows have', () => {
    const rows = [
      { id: 7, name: 'One' },
      { id: 7, name: 'Another' },
      { id: null, name: 'None' },
    ];
    const meta = metaOf({ last_page: 1, per_page: 10, current_page: 1 }, rows);
    expect(repeatedIds(meta)).toEqual([7]);
    expect(unreadableRows(meta)).toBe(1);
  });
});

describe('whether a listing waits for approval', () => {
  const listing = z.object({
    status: z.boolean().optional(),
    request_status: z.enum(['pending', 'approved']).optional(),
  });
  const waits = (row: object) => (read(listing, row) as { request_status?: string }).request_status;

  it.each<[string | undefined, object[]]>([
    [
      'pending',
      [
        { request_status: 'Pending approval' },
        { request_status: null, is_approved: false },
        { is_approved: 0 },
        { isApproved: '0' },
        { is_approved: null },
        { approved: 'false', status: true },
        { approved_at: null },
        { approvedAt: '' },
        { approved_by: null, status: 1 },
        { verified_at: null },
        { is_verified: false },
        { is_pending: true },
        { needs_approval: 1 },
        { status: 'pending' },
        { status: 'Awaiting approval' },
        { status: 'under_review' },
        { approval_status: 'Waiting for approval' },
        { verificationStatus: 'unverified' },
        { rejected_at: null, approved_at: null },
        { rejected_at: '0000-00-00 00:00:00', approved_at: '0000-00-00 00:00:00' },
        { approved_by: 0 },
        { approved_on: false },
      ],
    ],
    [
      'approved',
      [
        { request_status: 'approved', approved_at: null },
        { request_status: 'Accepted' },
        { is_approved: true },
        { approved: 1, status: 'pending' },
        { approved_at: '2026-11-01T00:00:00Z' },
        { verified_by: 4 },
        { is_pending: 0 },
        { status: 'Approved' },
        { approval_status: 'verified' },
      ],
    ],
    ['rejected', [{ is_approved: false, rejected_at: '2026-11-01' }, { approval_status: 'rejected' }]],
    [
      undefined,
      [{}, { status: true }, { status: 'inactive' }, { is_approved: 'perhaps' }, { pending_payment: 1 }],
    ],
  ])('reads %s', (expected, rows) => {
    expect(rows.map(waits)).toEqual(rows.map(() => expected));
  });
});
