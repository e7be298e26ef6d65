import { expect, it } from 'vitest';
import { z } from 'zod';
import { validationErrors } from './validation';

it.each([
  [z.object({ a: z.string().min(1) }), { a: '' }, { a: 'This field is required.' }],
  [z.object({ a: z.string().min(1), b: z.string() }), { a: ' ', b: ' ' }, { a: 'This field is required.' }],
  [z.object({ a: z.string().min(3) }), { a: 'ab' }, { a: 'Use at least 3 characters.' }],
  [z.object({ a: z.string().max(1) }), { a: 'ab' }, { a: 'Use at most 1 character.' }],
  [z.object({ a: z.int() }), { a: 1.5 }, { a: 'Enter a whole number.' }],
  [z.object({ a: z.number() }), { a: 'x' }, { a: 'Enter a number.' }],
  [z.object({ a: z.number().max(100) }), { a: 101 }, { a: 'Must be at most 100.' }],
  [z.object({ a: z.email() }), { a: 'x@' }, { a: 'Enter a valid e-mail address.' }],
  [z.object({ a: z.enum(['x']) }), { a: 'y' }, { a: 'Choose one of the options.' }],
  [
    z.object({ a: z.array(z.object({ b: z.string().min(1) })) }),
    { a: [{ b: '\u00a0' }] },
    { 'a.0.b': 'This field is required.' },
  ],
])('says what is wrong in words', (schema, body, expected) => {
  expect(validationErrors(schema, body)).toEqual(expected);
});

it('returns the first message per path', () => {
  const schema = z.object({ a: z.string().min(5).regex(/^x/) });
  expect(validationErrors(schema, { a: 'ab' })).toEqual({ a: 'Use at least 5 characters.' });
});

it('validates only the fields that are sent, if given', () => {
  const schema = z.object({ tag: z.enum(['x']), name: z.string().min(1), age: z.number().max(9) });
  const stored = { tag: 'old', name: '', age: 20 };
  expect(validationErrors(schema, stored, new Set())).toEqual({});
  expect(validationErrors(schema, { ...stored, age: 30 }, new Set(['age']))).toEqual({
    age: 'Must be at most 9.',
  });
  expect(validationErrors(schema, stored, new Set(['name']))).toEqual({ name: 'This field is required.' });
});
