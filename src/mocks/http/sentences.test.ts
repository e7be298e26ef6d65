import { expect, it } from 'vitest';
import * as z from 'zod';
import { fieldErrors } from './sentences';

const errorsOf = (schema: z.ZodType, input: unknown) =>
  fieldErrors(schema.safeParse(input).error?.issues ?? [], input);

const schema = z.object({
  display_name: z.string().min(1).max(5),
  type: z.enum(['hotel', 'room']),
  email: z.email().optional(),
  price: z.number().min(0).optional(),
  departure_date: z.iso.date().optional(),
  rooms: z.array(z.object({ name: z.string().min(1), beds: z.int().max(8) })).max(2),
  status: z.boolean().optional(),
});

it('says of missing and empty fields that they are required', () => {
  expect(errorsOf(schema, { display_name: '', rooms: [] })).toEqual({
    display_name: ['The display name field is required.'],
    type: ['The type field is required.'],
  });
});

it('explains every refused value in a sentence', () => {
  const input = {
    display_name: 'too long',
    type: 'tent',
    email: 'nobody',
    price: -1,
    departure_date: '14/10/2026',
    status: 'perhaps',
    rooms: [
      { name: 'A', beds: 2 },
      { name: '', beds: 9 },
    ],
  };
  expect(errorsOf(schema, input)).toEqual({
    display_name: ['The display name must be at most 5 characters long.'],
    type: ['The type must be one of hotel, room.'],
    email: ['The email must be a valid email address.'],
    price: ['The price must be at least 0.'],
    departure_date: ['The departure date must be a date such as 2026-10-14.'],
    status: ['The status must be yes or no.'],
    'rooms.1.name': ['The name field is required.'],
    'rooms.1.beds': ['The beds must be at most 8.'],
  });
});

it('distinguishes an empty text with a wrong format from a missing one', () => {
  expect(errorsOf(schema, { display_name: 'Wi-Fi', type: 'room', rooms: [], email: '' })).toEqual({
    email: ['The email must be a valid email address.'],
  });
  expect(errorsOf(z.array(z.int()).max(1), [1, 2])).toEqual({ form: ['The form must have at most 1 item.'] });
  expect(errorsOf(z.object({ beds: z.int() }), { beds: 1.5 })).toEqual({
    beds: ['The beds must be a whole number.'],
  });
});

it('files what belongs to no field under the form', () => {
  expect(errorsOf(z.object({}), 'text')).toEqual({ form: ['The form is not valid.'] });
});

it('measures nothing that is of another kind', () => {
  const input = { display_name: 'A', type: 'hotel', rooms: '[{}]' };
  expect(errorsOf(schema, input)).toEqual({ rooms: ['The rooms must be a list.'] });
});
