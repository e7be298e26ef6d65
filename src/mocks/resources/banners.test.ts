import { beforeEach, expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import type { Banner, BannerPage } from '@/generated/model';
import { createBackend } from '@/mocks/backend';
import { testClient } from '@/mocks/test-client';

const BASE = '/v1/admin/banners';

let client: ReturnType<typeof testClient>;

beforeEach(() => {
  client = testClient(createBackend({ authenticate: false }));
});

const read = () => client.data<Banner>('GET', `${BASE}/1`);

it('is switched by its own call, which leaves the rest alone', async () => {
  const before = await read();
  const switched = { ...before, status: false };
  expect(await client.call('POST', `${BASE}/status`, { id: 1, status: false })).toEqual({
    status: 200,
    body: { data: switched },
  });
  expect(await read()).toEqual(switched);
  expect((await client.call('POST', `${BASE}/status`, { id: 99_999, status: true })).status).toBe(404);
});

it('is filtered by status', async () => {
  const { data } = (await client.call('GET', `${BASE}/datatable?status=0`)).body as BannerPage;
  expect(data.map(({ status }) => status)).toEqual([false, false, false, false]);
});

it("gives its region's name of today", async () => {
  await client.call('PATCH', '/v1/admin/package/regions/1', toFormData({ name: 'Khumbu', slug: 'khumbu' }));
  expect((await read()).region).toEqual({ id: 1, name: 'Khumbu' });
});

it('loses its region when it is emptied, and refuses one that does not exist', async () => {
  const title = 'Spring in the Khumbu';
  const change = (package_region_id: number | null) =>
    client.call('PATCH', `${BASE}/1`, toFormData({ title, package_region_id }));
  expect(await change(99_999)).toMatchObject({
    status: 422,
    body: { errors: { package_region_id: ['The selected package region does not exist.'] } },
  });
  await change(null);
  expect((await read()).region).toBeNull();
});
