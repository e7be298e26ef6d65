import { expect, it } from 'vitest';
import * as z from 'zod';
import { coerce } from './coerce';

it.each([
  [z.boolean(), '1', true],
  [z.boolean().default(true), '0', false],
  [z.boolean(), 'false', false],
  [z.boolean(), 'perhaps', 'perhaps'],
  [z.int(), '42', 42],
  [z.number().optional(), '12.50', 12.5],
  [z.int(), 'many', 'many'],
  [z.int(), ' ', ' '],
  [z.string(), '1', '1'],
  [z.union([z.int(), z.boolean()]), '7', 7],
  [z.union([z.literal(0), z.literal(1)]).default(1), '0', 0],
  [z.enum(['hotel', 'room']), 'room', 'room'],
])('reads %s from %j', (schema, text, expected) => {
  expect(coerce(schema, text)).toEqual(expected);
});

it('reads an empty text as what the field uses for nothing', () => {
  expect(coerce(z.string().nullish(), '')).toBeNull();
  expect(coerce(z.union([z.enum(['hotel', 'room']), z.null()]).optional(), '')).toBeNull();
  expect(coerce(z.array(z.int()), '')).toEqual([]);
  expect(coerce(z.array(z.int()).nullish(), '')).toEqual([]);
  expect(coerce(z.string().optional(), '')).toBe('');
  expect(coerce(z.int().optional(), '')).toBeUndefined();
  expect(coerce(z.string().min(1), '')).toBe('');
  expect(coerce(z.int(), '')).toBe('');
});

it('goes into objects and arrays and leaves files and unknown fields alone', () => {
  const file = new File(['x'], 'x.png');
  const schema = z.object({
    status: z.boolean(),
    ids: z.array(z.int()),
    rows: z.array(z.object({ beds: z.int() })).optional(),
    image: z.instanceof(Blob),
  });
  const read = coerce(schema, {
    status: '1',
    ids: ['1', '2'],
    rows: [{ beds: '3' }],
    image: file,
    extra: '1',
  });
  expect(read).toEqual({ status: true, ids: [1, 2], rows: [{ beds: 3 }], image: file, extra: '1' });
});
