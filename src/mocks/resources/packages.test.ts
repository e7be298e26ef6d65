import { beforeEach, describe, expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import type { Package, PackagePage } from '@/generated/model';
import { createBackend } from '@/mocks/backend';
import { testClient } from '@/mocks/test-client';

const BASE = '/v1/admin/package/packages';

let client: ReturnType<typeof testClient>;

beforeEach(() => {
  client = testClient(createBackend({ authenticate: false }));
});

const read = () => client.data<Package>('GET', `${BASE}/1`);
const listed = async (query: string) =>
  ((await client.call('GET', `${BASE}/datatable?${query}`)).body as PackagePage).data;

describe('what a package names', () => {
  it('has the name of today, in the record and in lists', async () => {
    const renamed = toFormData({ name: 'Khumbu', slug: 'everest' });
    await client.call('PATCH', '/v1/admin/package/regions/1', renamed);
    const region = { id: 1, name: 'Khumbu' };
    expect((await read()).region).toEqual(region);
    expect((await listed('id=1'))[0]?.region).toEqual(region);
  });

  it('is changed by id, and refused when there is no such record', async () => {
    const change = (body: object) =>
      client.call('PATCH', `${BASE}/1`, toFormData({ name: 'Everest', slug: 'everest', ...body }));
    await change({ region_id: 4, vendor_id: null, available_features: [2] });
    expect(await read()).toMatchObject({
      region: { id: 4, name: 'Langtang' },
      vendor: null,
      activity: { id: 1, name: 'Trekking' },
      available_features: [{ id: 2, title: 'नेपाली बोल्ने स्थानीय गाइड' }],
    });
    expect(await change({ region_id: 99_999 })).toMatchObject({
      status: 422,
      body: { errors: { region_id: ['The selected region does not exist.'] } },
    });
  });

  it('is what a list is filtered and sorted by', async () => {
    const inLangtang = await listed('region_id=4');
    expect(new Set(inLangtang.map(({ region }) => region?.name))).toEqual(new Set(['Langtang']));
    const vendors = (await listed('sort=-vendor&per_page=100')).map(({ vendor }) => vendor?.full_name ?? '');
    expect(vendors).toEqual(
      vendors.toSorted(new Intl.Collator('en', { numeric: true, sensitivity: 'base' }).compare).toReversed(),
    );
  });
});
