import { beforeEach, expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import type { Package } from '@/generated/model';
import { createBackend } from '@/mocks/backend';
import { testClient } from '@/mocks/test-client';

let client: ReturnType<typeof testClient>;

beforeEach(() => {
  client = testClient(createBackend({ authenticate: false, controls: { dialect: 'ids' } }));
});

const PACKAGE = {
  vendor_id: 3,
  region: 1,
  activity_id: 1,
  departure_type: 1,
  package_type: 2,
  listing_type: 2,
  available_features: [1, 3, 7, 12, 16, 42],
};

it('shows references as ids, some under their `_id` name, in records and in lists', async () => {
  const record = await client.data<object>('GET', '/v1/admin/package/packages/1');
  expect(record).toMatchObject(PACKAGE);
  expect(record).not.toHaveProperty('vendor');
  expect(record).not.toHaveProperty('region_id');
  const [row] = await client.data<object[]>('GET', '/v1/admin/package/packages/datatable?per_page=1');
  expect(row).toMatchObject(PACKAGE);
});

it('takes the name that a body has where the names differ', async () => {
  const banner = await client.data<object>('GET', '/v1/admin/banners/1');
  expect(banner).toMatchObject({ package_region_id: 1 });
  expect(banner).not.toHaveProperty('region');
});

it('shows what is not referred to as null', async () => {
  const body = { name: 'Yak trek', slug: 'yak-trek' };
  expect(await client.data('POST', '/v1/admin/package/packages', toFormData(body))).toMatchObject({
    vendor_id: null,
    region: null,
    available_features: [],
  });
});

it('shows the permissions of a role as a list of ids', async () => {
  expect(await client.data('GET', '/v1/admin/roles/3')).toEqual({
    id: 3,
    name: 'Vendor',
    permissions: [1, 2, 3, 6, 7, 9, 10, 12, 13],
  });
});

it('leaves images, days and the options of pickers whole', async () => {
  const normal = testClient(createBackend({ authenticate: false }));
  const path = '/v1/admin/package/packages/1';
  const { images, itenaries, faqs } = await normal.data<Package>('GET', path);
  expect(await client.data('GET', path)).toMatchObject({ images, itenaries, faqs });
  const [region] = await client.data<object[]>('GET', '/v1/admin/package/regions');
  expect(region).toEqual({ id: 1, name: 'Everest' });
});
