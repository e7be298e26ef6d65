import { beforeEach, expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import { createBackend } from '@/mocks/backend';
import { sampleImage } from '@/mocks/contract/sample';
import { testClient } from '@/mocks/test-client';

let client: ReturnType<typeof testClient>;

beforeEach(() => {
  client = testClient(createBackend({ authenticate: false, controls: { dialect: 'strict' } }));
});

const refused = async (...request: [method: string, path: string, body?: object]) => {
  const { status, body } = await client.call(...request);
  return [status, Object.keys((body as { errors?: object }).errors ?? {})];
};

it.each([
  '/v1/admin/features/datatable?page=1&nonsense=1&type[]=x',
  '/v1/admin/features?nonsense=1&type=x',
  '/v1/admin/features/1?nonsense=1&type=x',
])('refuses unknown parameters of %s', async (path) => {
  const [status, names] = await refused('GET', path);
  expect(status).toBe(422);
  expect(names).toContain('nonsense');
  expect(names).toHaveLength(2);
});

it('takes the parameters of the contract', async () => {
  const query = 'page=1&per_page=10&sort=-id&region_id=1&request_status=approved';
  expect(await refused('GET', `/v1/admin/package/packages/datatable?${query}`)).toEqual([200, []]);
});

it('refuses unknown fields, and those that only answers have', async () => {
  const body = { id: 1, title: 'Yak ride', created_at: '2026-10-14' };
  expect(await refused('POST', '/v1/admin/features', body)).toEqual([422, ['id', 'created_at']]);
  expect(await refused('PATCH', '/v1/admin/features/1', body)).toEqual([422, ['id', 'created_at']]);
  expect(await refused('PATCH', '/v1/admin/package/29/approve-request', { status: 1 })).toEqual([
    422,
    ['status'],
  ]);
});

it('refuses them in the rows of a form, too, and takes the rest of it', async () => {
  const form = (row: object) =>
    toFormData({
      name: 'Yak trek',
      slug: 'yak-trek',
      images: [sampleImage()],
      alt: ['Yak'],
      gallery: [{ upload: 0, ...row }],
    });
  const path = '/v1/admin/package/packages';
  expect(await refused('POST', path, form({ url: '/x' }))).toEqual([422, ['gallery.0.url']]);
  expect(await refused('POST', path, form({ featured: true }))).toEqual([201, []]);
});
