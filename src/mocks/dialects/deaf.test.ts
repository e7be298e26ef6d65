import { beforeEach, describe, expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import type { Amenity, Package, PackagePage } from '@/generated/model';
import { createBackend } from '@/mocks/backend';
import { sampleImage } from '@/mocks/contract/sample';
import { testClient } from '@/mocks/test-client';

let client: ReturnType<typeof testClient>;

beforeEach(() => {
  client = testClient(createBackend({ authenticate: false, controls: { dialect: 'deaf' } }));
});

describe('lists', () => {
  const packages = async (query = '') =>
    (await client.call('GET', `/v1/admin/package/packages/datatable${query}`)).body as PackagePage;

  it('of packages answer everything, whatever is asked for, a page at a time', async () => {
    const everything = await packages();
    const query = '?request_status=pending&vendor_id=1&region_id=4&activity_id=2&status=0&sort=-id';
    expect(await packages(query)).toEqual(everything);
    const statuses = (await packages('?per_page=100&request_status=pending')).data.map(
      ({ request_status }) => request_status,
    );
    expect(new Set(statuses)).toEqual(new Set(['approved', 'pending']));
    expect((await packages('?page=2&per_page=5')).data.map(({ id }) => id)).toEqual([6, 7, 8, 9, 10]);
  });

  it('keep the filters that the specification names', async () => {
    const titles = await client.data('GET', '/v1/admin/features/datatable?title=tims&sort=-id');
    expect(titles).toMatchObject([{ title: 'TIMS card' }]);
    expect(await client.data('GET', '/v1/admin/banners/datatable?status=0')).toHaveLength(4);
  });

  it('of amenities for a picker are of every type', async () => {
    const path = '/v1/admin/amenities/search';
    expect(await client.data('GET', `${path}?type=room`)).toEqual(await client.data('GET', path));
  });
});

describe('bodies', () => {
  it('lose the rows of a gallery, and keep the images', async () => {
    const { images: before = [] } = await client.data<Package>('GET', '/v1/admin/package/packages/1');
    const body = {
      name: 'Everest',
      slug: 'everest-base-camp-trek',
      images: [sampleImage()],
      alt: [...before.map(({ alt }) => alt ?? ''), 'Yak'],
      gallery: [{ id: before[1]?.id, featured: true }],
    };
    await client.call('PATCH', '/v1/admin/package/packages/1', toFormData(body));
    const after = await client.data<Package>('GET', '/v1/admin/package/packages/1');
    expect(after.name).toBe('Everest');
    expect(after.images?.slice(0, -1)).toEqual(before);
    expect(after.images?.at(-1)).toMatchObject({ alt: 'Yak' });
  });

  it('lose a text that was never specified', async () => {
    const body = { name: 'yak', display_name: 'Yak', type: 'room', images: [sampleImage()], alt: ['Yak'] };
    const { images } = await client.data<Amenity>('POST', '/v1/admin/amenities', toFormData(body));
    expect(images).toHaveLength(1);
    expect(images?.[0]?.alt).not.toBe('Yak');
  });
});
