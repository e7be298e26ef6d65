import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/errors/api-error';
import type { Booking, BookingPage } from '@/generated/model';
import { findOthers, isSameTraveller } from './other-bookings';

const booking: Booking = {
  id: 1,
  status: 'confirmed',
  user: { id: 61, full_name: 'Deepa Karki' },
  contact_email: 'deepa@example.com',
};

const row = (id: number, changes: Partial<Booking> = {}): Booking => ({ ...booking, id, ...changes });
const page = (data: Booking[], last_page = 1): BookingPage => ({
  data,
  meta: { last_page, per_page: 100, current_page: 1 },
});

const anonymous: Booking = { id: 1, status: 'confirmed', contact_name: 'Deepa Karki' };

it.each<[string, Booking, Partial<Booking>, boolean | undefined]>([
  ['one user', booking, {}, true],
  ['two users of one name and address', booking, { user: { id: 62, full_name: 'Deepa Karki' } }, false],
  ['one address', { ...anonymous, contact_email: 'DEEPA@example.com ' }, { user: null }, true],
  [
    'one number',
    { ...anonymous, contact_phone: '9841234567' },
    { user: null, contact_email: null, contact_phone: '+977 984-1234567' },
    true,
  ],
  ['one name', anonymous, {}, undefined],
  ['nothing in common', anonymous, { user: null, contact_email: null }, false],
])('knows whether bookings are of one traveller by %s', (_, one, changes, same) => {
  expect(isSameTraveller(one, row(2, changes))).toBe(same);
});

const stranger = row(9, { user: { id: 9, full_name: 'Pemba Sherpa' }, contact_email: null });
const refused = new ApiError('http', 'No.', { status: 422 });
const answering = (answers: (BookingPage | ApiError)[]) => {
  const left = [...answers];
  return vi.fn((_: string) => {
    const answer = left.shift() ?? refused;
    return answer instanceof ApiError ? Promise.reject(answer) : Promise.resolve(answer);
  });
};

it.each<[string, (BookingPage | ApiError)[], number[], string]>([
  ['a search by name', [page([booking, row(2), row(3, { user: { id: 5 } })])], [2], 'all'],
  ['nobody else', [page([booking])], [], 'all'],
  ['a search by id', [page([]), page([booking, row(2)])], [2], 'all'],
  ['a refused name', [refused, page([booking, row(2)])], [2], 'all'],
  ['a common name', [page([row(2), row(3)], 4)], [2, 3], 'many'],
  ['an ignored filter', [page([stranger, row(2)], 4), page([stranger], 4)], [2], 'unknown'],
  ['an ignored filter of few bookings', [page([stranger, booking, row(2)])], [2], 'all'],
  ['a search that finds nothing', [page([]), page([])], [], 'unknown'],
  ['refusals', [refused, refused], [], 'unknown'],
])('says what it knows after %s', async (_, answers, ids, known) => {
  const search = answering(answers);
  const found = await findOthers(booking, search);
  expect(found.others.map(({ id }) => id)).toEqual(ids);
  expect(found.known).toBe(known);
  expect(search.mock.calls.flat()).toEqual(['Deepa Karki', '61'].slice(0, answers.length));
});

it('counts those whose name alone is the same', async () => {
  const search = answering([page([anonymous, row(2), row(3)])]);
  const { others, namesakes } = await findOthers(anonymous, search);
  expect([others.length, namesakes]).toEqual([0, 2]);
});

it('fails if the server does', async () => {
  const failure = new ApiError('http', 'Broken.', { status: 500 });
  await expect(findOthers(booking, answering([failure]))).rejects.toBe(failure);
});
