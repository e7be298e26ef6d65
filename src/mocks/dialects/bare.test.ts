import { beforeEach, describe, expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import { DEMO_CREDENTIALS } from '@/lib/loading/demo-accounts';
import { createBackend } from '@/mocks/backend';
import { sampleImage } from '@/mocks/contract/sample';
import { testClient } from '@/mocks/test-client';

let backend: ReturnType<typeof createBackend>;
let client: ReturnType<typeof testClient>;

beforeEach(() => {
  backend = createBackend({ authenticate: false, controls: { dialect: 'bare' } });
  client = testClient(backend);
});

describe('records', () => {
  it('leave out what is empty, as usual, or their status', async () => {
    const path = '/v1/admin/package/regions';
    await client.call('POST', path, toFormData({ name: 'Humla', slug: 'humla', description: '' }));
    expect(await client.data('GET', `${path}/35`)).toEqual({ id: 35, name: 'Humla', slug: 'humla' });
  });

  it('say what is not as usual', async () => {
    const body = { name: 'Humla', slug: 'humla', display_home: false, status: false };
    await client.call('POST', '/v1/admin/package/regions', toFormData(body));
    expect(await client.data('GET', '/v1/admin/package/regions/35')).toMatchObject({ display_home: false });
  });

  it('leave the status of what they hold out, too', async () => {
    const { faqs } = await client.data<{ faqs: object[] }>('GET', '/v1/admin/package/packages/1');
    expect(faqs.length).toBeGreaterThan(0);
    for (const faq of faqs) expect(faq).not.toHaveProperty('status');
  });

  it.each(['features', 'amenities', 'banners', 'notices', 'blog-categories'])(
    'of %s have no status in lists',
    async (resource) => {
      const rows = await client.data<object[]>('GET', `/v1/admin/${resource}/datatable`);
      expect(rows).toHaveLength(10);
      for (const row of rows) expect(row).not.toHaveProperty('status');
    },
  );

  it('leave out an empty list of permissions', async () => {
    expect(await client.data('GET', '/v1/admin/roles/16')).toEqual({ id: 16, name: 'Former partner' });
  });
});

it('has lists without totals', async () => {
  const { body } = await client.call('GET', '/v1/admin/topdeals/datatable');
  expect(Object.keys(body as object)).toEqual(['data']);
});

it('answers what was saved with a message', async () => {
  const path = '/v1/admin/amenities';
  const body = { name: 'yak', display_name: 'Yak', type: 'room', images: [sampleImage()], alt: ['Yak'] };
  const saved = { message: 'Saved.' };
  expect(await client.call('POST', path, toFormData(body))).toEqual({ status: 201, body: saved });
  const renamed = toFormData({ name: 'yak', display_name: 'Yaks', type: 'room' });
  const { id = 0 } = (await backend.db.contents()).amenities?.at(-1) ?? {};
  expect(await client.call('PATCH', `${path}/${id}`, renamed)).toEqual({ status: 200, body: saved });
  expect(await client.data('GET', `${path}/${id}`)).toMatchObject({
    display_name: 'Yaks',
    images: [{ alt: 'Yak' }],
  });
});

it('signs in with tokens and nothing else, and refreshes them', async () => {
  const pair = { access_token: expect.any(String) as string, refresh_token: expect.any(String) as string };
  const signedIn = await client.signIn(DEMO_CREDENTIALS);
  expect(signedIn).toEqual(pair);
  const refreshed = await client.data('POST', '/admin/refresh', { refreshToken: signedIn.refresh_token });
  expect(refreshed).toEqual(pair);
});

it('says why it refuses', async () => {
  expect(await client.call('GET', '/v1/admin/features/99999')).toEqual({
    status: 404,
    body: { message: 'This record does not exist.' },
  });
});
