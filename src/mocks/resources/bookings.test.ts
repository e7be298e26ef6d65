import { beforeEach, describe, expect, it } from 'vitest';
import type { Booking, BookingPage } from '@/generated/model';
import { createBackend } from '@/mocks/backend';
import { bookingTable } from '@/mocks/seed/bookings';
import { testClient } from '@/mocks/test-client';

const BASE = '/v1/admin/bookings';

let backend: ReturnType<typeof createBackend>;
let client: ReturnType<typeof testClient>;

beforeEach(() => {
  backend = createBackend({ authenticate: false, most: { bookings: 300 } });
  client = testClient(backend);
});

const read = (id: number) => client.data<Booking>('GET', `${BASE}/${id}`);
const cancel = (id: number, body: object) => client.call('PATCH', `${BASE}/${id}`, body);
const list = async (query: string) =>
  (await client.call('GET', `${BASE}/datatable?${query}`)).body as BookingPage;
const oneIn = async (status: string) => {
  const [first] = (await list(`status=${status}`)).data;
  if (!first) throw new Error(`No booking is ${status}.`);
  return first;
};

describe('cancelling', () => {
  it('changes the status, keeps the reason, and leaves everything else', async () => {
    const before = await oneIn('confirmed');
    const reason = 'बाटो बन्द भयो।';
    expect((await cancel(before.id, { status: 'cancelled', cancel_reason: reason })).status).toBe(200);
    expect(await read(before.id)).toEqual({ ...before, status: 'cancelled', cancel_reason: reason });
  });

  it.each([undefined, '', '  '])('wants a reason, not %o', async (cancel_reason) => {
    const { id } = await oneIn('pending');
    const reply = await cancel(id, { status: 'cancelled', cancel_reason });
    expect(reply).toMatchObject({ status: 422, body: { errors: { cancel_reason: [expect.any(String)] } } });
    expect((await read(id)).status).toBe('pending');
  });

  it.each([
    ['cancelled', 'This booking has already been cancelled.'],
    ['completed', 'The journey has been made: it cannot be cancelled.'],
  ])('is refused of what is %s', async (status, message) => {
    const { id } = await oneIn(status);
    const reply = await cancel(id, { status: 'cancelled', cancel_reason: 'Rain' });
    expect(reply).toEqual({ status: 409, body: { message } });
  });
});

describe('the list', () => {
  it('finds bookings by part of a traveller’s name, in either script and any case', async () => {
    const { data } = await list('user=THAPA&per_page=100');
    expect(data.length).toBeGreaterThan(0);
    for (const { contact_name } of data) expect(contact_name?.toLowerCase()).toContain('thapa');
    expect((await list('user=थापा')).data.length).toBeGreaterThan(0);
  });

  it('holds the rows of each status, which are all of them together', async () => {
    const counts = await Promise.all(
      ['pending', 'confirmed', 'completed', 'cancelled'].map(
        async (status) => (await list(`status=${status}&per_page=1`)).meta.last_page,
      ),
    );
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(300);
  });

  it('is ordered by the day of travel', async () => {
    const dates = (await list('sort=start_date&per_page=100')).data.map(({ start_date }) => start_date);
    expect(dates).toEqual(dates.toSorted());
  });
});

it('is deleted for good', async () => {
  expect((await client.call('DELETE', `${BASE}/7`)).status).toBe(204);
  expect((await client.call('GET', `${BASE}/7`)).status).toBe(404);
  expect(await backend.db.table(bookingTable).all()).toHaveLength(299);
});

it('has its travellers by name, and what they booked by id', async () => {
  const { user, contact_name, service_id, service_type } = await read(1);
  expect(user?.full_name).toBe(contact_name);
  expect(service_id).toBeGreaterThan(0);
  expect(service_type).toMatch(/^(package|homestay|hotel)$/);
});
