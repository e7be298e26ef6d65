import { getResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import { DEMO_ACCOUNTS } from './accounts';
import { type BackendOptions, createBackend } from './backend';
import { sampleImage } from './contract/sample';
import { failsAt } from './controls';
import type { DialectName } from './dialects/names';
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
    'https://api.test/V1/Admin/Features/datatable',
    'https://api.test/v1/admin/features/datatable/',
  ])('leaves %s alone', async (url) => {
    expect(await answers(url)).toBeUndefined();
  });
});

describe('the query', () => {
  it.each([
    ['per_page=500', ['per_page']],
    ['page=abc&per_page=0', ['page', 'per_page']],
    ['id=x&sort=;drop', ['sort', 'id']],
    ['page=2&per_page=100&id=&sort=-id&unknown=1', []],
  ])('%s is refused as the contract has it', async (query, names) => {
    const { client } = await signedIn();
    const { status, body } = await client.call('GET', `${FEATURES}?${query}`);
    expect([status, Object.keys((body as { errors?: object }).errors ?? {})]).toEqual([
      names.length > 0 ? 422 : 200,
      names,
    ]);
  });
});

/** The form of a client that is generated from the contract, which knows OpenAPI's rules and not PHP's. */
const plainForm = (body: object) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const each of [value].flat() as unknown[]) {
      const isPart = typeof each !== 'object' || each instanceof Blob;
      form.append(name, isPart ? (each as string) : JSON.stringify(each));
    }
  return form;
};

describe('a form without brackets', () => {
  const hotel = {
    name: 'Hotel Himal',
    slug: 'hotel-himal',
    is_sponsored: false,
    images: [sampleImage(), sampleImage()],
    alt: ['', 'The roof'],
    gallery: [
      { upload: 1, featured: true },
      { upload: 0, featured: false },
    ],
    amenities: [1, 2],
  };
  const made = {
    is_sponsored: false,
    images: [
      { alt: 'The roof', featured: true },
      { alt: null, featured: false },
    ],
    amenities: [{ id: 1 }, { id: 2 }],
  };

  const create = async (dialect: DialectName) => {
    const { backend, client } = await signedIn();
    await backend.setControls({ dialect });
    const reply = await client.call('POST', '/v1/admin/hotels', plainForm(hotel));
    await backend.setControls({ dialect: 'normal' });
    return { ...reply, client };
  };

  it.each(['normal', 'ids', 'strict'] as const)('is taken in %s', async (dialect) => {
    const { status, client } = await create(dialect);
    expect(status).toBe(201);
    const [last] = await client.data<{ id: number }[]>('GET', '/v1/admin/hotels/datatable?sort=-id');
    expect(await client.data('GET', `/v1/admin/hotels/${last?.id}`)).toMatchObject(made);
  });

  it('is refused in laravel, where PHP finds no lists in it', async () => {
    const names = ['alt', 'images', 'gallery', 'amenities'];
    expect(await create('laravel')).toMatchObject({
      status: 422,
      body: { errors: Object.fromEntries(names.map((name) => [name, [`The ${name} must be a list.`]])) },
    });
  });

  it('may hold objects, and one entry of a list', async () => {
    const { client } = await signedIn();
    const cost = { title: 'Costs', of_the_backend: 'kept' };
    const form = plainForm({ title: 'Treks', cost_description: cost, nearby_regions: [2] });
    expect(await client.data('POST', '/v1/admin/seo-pages/1', form)).toMatchObject({
      title: 'Treks',
      cost_description: cost,
      nearby_regions: [{ id: 2 }],
    });
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
