import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { toFormData } from '@/api/form-data';
import { DEMO_ACCOUNTS } from './accounts';
import { type BackendOptions, createBackend } from './backend';
import { sampleImage } from './contract/sample';
import { failsAt } from './controls';
import { testClient } from './test-client';

const FEATURES = '/v1/admin/features/datatable';

const signedIn = async (options?: BackendOptions) => {
  const backend = createBackend(options);
  const client = testClient(backend);
  await client.signIn();
  const statuses = async (count: number) => {
    const replies = [];
    for (let index = 0; index < count; index += 1) replies.push((await client.call('GET', FEATURES)).status);
    return replies;
  };
  return { backend, client, statuses };
};

describe('addresses', () => {
  const answers = async (url: string) =>
    (await getResponse(createBackend({ authenticate: false }).handlers, new Request(url)))?.status;

  it.each(['https://api.test', 'http://localhost:4291', 'https://example.com/backend/api'])(
    'answers at %s',
    async (base) => {
      expect(await answers(base + FEATURES)).toBe(200);
    },
  );

  it.each([
    'http://localhost:5173/src/generated/api/features/features.ts',
    'http://localhost:5173/src/generated/api/files/files.ts',
    'http://localhost:5173/src/features/features/features-list.tsx',
    'http://localhost:5173/features',
    'https://api.test/v1/admin/unheard-of/datatable',
  ])('leaves %s alone', async (url) => {
    expect(await answers(url)).toBeUndefined();
  });
});

describe('method override', () => {
  it('reads a POST with _method=PATCH as a change', async () => {
    const { client } = await signedIn();
    const body = { name: 'wifi', display_name: 'वाइफाइ', type: 'hotel', status: false, _method: 'PATCH' };
    const reply = await client.call('POST', '/v1/admin/amenities/1', toFormData(body));
    expect(reply).toMatchObject({
      status: 200,
      body: { data: { id: 1, display_name: 'वाइफाइ', status: false } },
    });
  });

  it('keeps the files of the form', async () => {
    const { client } = await signedIn();
    const body = {
      name: 'wifi',
      display_name: 'Wi-Fi',
      type: 'hotel',
      images: [sampleImage()],
      alt: ['x'],
      _method: 'PATCH',
    };
    const reply = await client.data<{ images: object[] }>('POST', '/v1/admin/amenities/1', toFormData(body));
    expect(reply.images).toHaveLength(2);
  });

  it('does not take a plain POST for one', async () => {
    const { client } = await signedIn();
    expect((await client.call('POST', '/v1/admin/amenities/1', toFormData({ name: 'wifi' }))).status).toBe(
      405,
    );
  });
});

describe('faults', () => {
  it('fails the ordered share of requests, the same ones in every run', async () => {
    const runs = await Promise.all(
      [1, 2].map(async () => (await signedIn({ controls: { failureRate: 0.25 } })).statuses(40)),
    );
    expect(runs[0]).toEqual(runs[1]);
    const failed = runs[0]?.filter((status) => status === 503).length ?? 0;
    expect(failed).toBeGreaterThanOrEqual(8);
    expect(failed).toBeLessThanOrEqual(12);
    expect(failsAt(1, 0)).toBe(false);
    expect(failsAt(1, 1)).toBe(true);
  });

  it('spares signing in', async () => {
    const { statuses } = await signedIn({ controls: { failureRate: 1 } });
    expect(await statuses(3)).toEqual([503, 503, 503]);
  });

  it('fails the next requests on order', async () => {
    const { backend, client, statuses } = await signedIn();
    backend.failNext({ count: 2, status: 429 });
    expect(await statuses(3)).toEqual([429, 429, 200]);
    backend.failNext({ path: '/amenities' });
    expect(await statuses(1)).toEqual([200]);
    expect((await client.call('GET', '/v1/admin/amenities/1')).status).toBe(500);
    expect((await client.call('GET', '/v1/admin/amenities/1')).status).toBe(200);
  });

  it('cuts the connection when asked to', async () => {
    const { backend, client } = await signedIn();
    backend.failNext({ status: 0 });
    expect((await client.send('GET', FEATURES)).type).toBe('error');
  });

  it('holds answers back', async () => {
    const { backend, statuses } = await signedIn();
    await backend.setControls({ latency: 60 });
    const start = performance.now();
    await statuses(1);
    expect(performance.now() - start).toBeGreaterThanOrEqual(55);
  });
});

it('needs no token when asked to, and is the first administrator then', async () => {
  const client = testClient(createBackend({ authenticate: false }));
  expect(await client.data('GET', '/v1/admin/user')).toMatchObject({ id: 1, first_name: 'Asmita' });
});

describe('roles', () => {
  const [, editor] = DEMO_ACCOUNTS;
  const role = { name: 'Night desk', permissions: [1] };

  it('keep an editor from changing roles and users, and from nothing else', async () => {
    const { client } = await signedIn();
    await client.signIn({ email: editor.email, password: editor.password });
    const refused = { status: 403, body: { message: 'Your role does not allow this.' } };
    expect(await client.call('POST', '/v1/admin/roles', role)).toEqual(refused);
    expect(await client.call('PATCH', '/v1/admin/roles/2', role)).toEqual(refused);
    expect(await client.call('DELETE', '/v1/admin/roles/16')).toEqual(refused);
    expect((await client.call('GET', '/v1/admin/roles/2')).status).toBe(200);
    expect((await client.call('PATCH', '/v1/admin/features/1', { title: 'Pick-up' })).status).toBe(200);
  });

  it('allow what they are given', async () => {
    const { client } = await signedIn();
    const permissions = await client.data<{ id: number; name: string }[]>('GET', '/v1/admin/permissions');
    const update = permissions.filter(({ name }) => name === 'roles.update').map(({ id }) => id);
    await client.call('PATCH', '/v1/admin/roles/2', { name: 'Content editor', permissions: update });
    await client.signIn({ email: editor.email, password: editor.password });
    expect((await client.call('PATCH', '/v1/admin/roles/3', role)).status).toBe(200);
    expect((await client.call('POST', '/v1/admin/roles', { ...role, name: 'Day desk' })).status).toBe(403);
  });
});
