import { expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import { createBackend } from '@/mocks/backend';
import { sampleImage } from '@/mocks/contract/sample';
import { testClient } from '@/mocks/test-client';

const page = '/v1/admin/seo-pages/1';

interface SeoPage {
  itinerary: { title: string }[];
  gallery: { id: number; url: string; alt: string | null }[];
  nearby_regions: { id: number; name: string }[];
  seopageable: { id: number; name: string } | null;
}

const open = () => testClient(createBackend({ authenticate: false }));

it('is changed by POST, and keeps what the body leaves out', async () => {
  const client = open();
  const before = await client.data<SeoPage>('GET', page);
  const after = await client.data<SeoPage>('POST', page, toFormData({ itinerary: [{ title: 'One day' }] }));
  expect(after).toEqual({ ...before, itinerary: [{ title: 'One day', description: null }] });
});

it('puts images in the order of the rows, and keeps those that no row names', async () => {
  const client = open();
  const { gallery } = await client.data<SeoPage>('GET', page);
  const [, second, third] = gallery;
  const rows = [{ file: sampleImage(), alt: 'New' }, { id: third?.id, alt: '' }, { id: second?.id }];
  const after = await client.data<SeoPage>('POST', page, toFormData({ gallery: rows }));
  expect(after.gallery.map(({ alt }) => alt)).toEqual([
    'New',
    null,
    'Namche Bazaar in the afternoon',
    'Ama Dablam above Tengboche',
  ]);
});

it('names regions of the kind that it is about', async () => {
  const client = open();
  const body = { seopageable_type: 'Hotel Region', seopageable_id: 5, nearby_regions: [6] };
  const after = await client.data<SeoPage>('POST', page, toFormData(body));
  expect(after.seopageable).toEqual({ id: 5, name: 'Patan' });
  expect(after.nearby_regions).toEqual([{ id: 6, name: 'Bhaktapur' }]);
  const refused = await client.call('POST', page, toFormData({ seopageable_id: 999 }));
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { seopageable_id: expect.any(Array) as unknown } },
  });
});

it('is about another record of the marketplace, and found by its kind alone', async () => {
  const client = open();
  const after = await client.data<SeoPage>(
    'POST',
    page,
    toFormData({ seopageable_type: 'Package', seopageable_id: 2, nearby_regions: [] }),
  );
  expect(after.seopageable).toMatchObject({ id: 2, name: expect.any(String) as unknown });
  const found = await client.data<{ id: number }[]>(
    'GET',
    '/v1/admin/seo-pages/datatable?seopageable_type=Package',
  );
  expect(found.map(({ id }) => id)).toEqual([1]);
});

it('keeps a kind that only the backend knows', async () => {
  const body = { seopageable_type: 'App\\Models\\Activity', seopageable_id: 4, nearby_regions: [] };
  const after = await open().data('POST', page, toFormData(body));
  expect(after).toMatchObject({
    seopageable_type: 'App\\Models\\Activity',
    seopageable_id: 4,
    seopageable: null,
  });
});
