import { beforeEach, describe, expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import type { Homestay, Hotel, HotelPage, ListingOptions, Room } from '@/generated/model';
import { createBackend } from '@/mocks/backend';
import { testClient } from '@/mocks/test-client';

const HOTELS = '/v1/admin/hotels';
const HOMESTAYS = '/v1/admin/homestays';

let client: ReturnType<typeof testClient>;

beforeEach(() => {
  client = testClient(createBackend({ authenticate: false }));
});

const optionsOf = async (path: string) => (await client.call('GET', path)).body as ListingOptions;

describe.each([HOTELS, HOMESTAYS])('%s', (path) => {
  it('has a hundred houses with addresses of their own, each in a region', async () => {
    const { data } = await optionsOf(path);
    expect(data).toHaveLength(100);
    expect(data.filter(({ region }) => !region)).toEqual([]);
  });

  it('has one to twelve rooms in each house', async () => {
    const { data } = await optionsOf(path);
    const houses = await Promise.all(data.map(({ id }) => client.data<Hotel>('GET', `${path}/${id}`)));
    const counts = houses.map(({ rooms = [] }) => rooms.length);
    expect([Math.min(...counts), Math.max(...counts)]).toEqual([1, 12]);
  });

  it('approves a request once, and shows it', async () => {
    const [waiting] = await client.data<Hotel[]>('GET', `${path}/datatable?request_status=pending`);
    const approve = () => client.call('PATCH', `${path}/${String(waiting?.id)}/approve-request`);
    expect(await approve()).toMatchObject({
      status: 200,
      body: { data: { request_status: 'approved', status: true } },
    });
    expect(await approve()).toMatchObject({ status: 409 });
  });

  it('refuses an owner, a region and an amenity that do not exist', async () => {
    const region = path === HOTELS ? 'hotel_region_id' : 'homestay_region_id';
    for (const body of [{ user_id: 99_999 }, { [region]: 99_999 }, { amenities: [99_999] }])
      expect(await client.call('PATCH', `${path}/1`, toFormData(body))).toMatchObject({
        status: 422,
        body: { errors: { [Object.keys(body)[0] ?? '']: [expect.stringContaining('does not exist')] } },
      });
  });

  it('keeps the rooms of one house from another', async () => {
    const { rooms = [] } = await client.data<Hotel>('GET', `${path}/2`);
    const own = rooms[0]?.id ?? 0;
    expect((await client.call('GET', `${path}/2/rooms/${own}`)).status).toBe(200);
    expect((await client.call('GET', `${path}/1/rooms/${own}`)).status).toBe(404);
  });
});

it('reads the fields of a hotel under other names than it writes them', async () => {
  const body = {
    default_price: 5_000,
    is_full_payment: true,
    min_payment_percent: 15,
    star_rating: 2.5,
    description: '<p>Quiet</p>',
  };
  await client.call('PATCH', `${HOTELS}/1`, toFormData(body));
  expect(await client.data<Hotel>('GET', `${HOTELS}/1`)).toMatchObject({
    min_price: 5_000,
    full_payment: true,
    min_payment: 15,
    rating: 2.5,
    details: '<p>Quiet</p>',
  });
});

it('reads the details of both kinds of rooms under one name', async () => {
  const details = '<p>By the window</p>';
  await client.call('PATCH', `${HOTELS}/1/rooms/1`, toFormData({ description: details }));
  await client.call('PATCH', `${HOMESTAYS}/1/rooms/1`, toFormData({ details }));
  expect((await client.data<Room>('GET', `${HOTELS}/1/rooms/1`)).details).toBe(details);
  expect((await client.data<Room>('GET', `${HOMESTAYS}/1/rooms/1`)).details).toBe(details);
});

it('filters by e-mail and sorts by the name of the region', async () => {
  const { data } = (await client.call('GET', `${HOTELS}/datatable?email=marsyangdi`)).body as HotelPage;
  expect(data.map(({ name }) => name)).toEqual(['Hotel Marsyangdi Garden']);
  const sorted = await client.data<Homestay[]>('GET', `${HOMESTAYS}/datatable?sort=region&per_page=100`);
  const names = sorted.map(({ region }) => region?.name ?? '');
  expect(names).toEqual(names.toSorted(new Intl.Collator('en', { numeric: true }).compare));
});
