import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { toFormData } from '@/api/client/form-data';
import { DEMO_CREDENTIALS } from '@/lib/loading/demo-accounts';
import { sampleImage } from './contract/sample';
import { startServer } from './node-server';

let server: Awaited<ReturnType<typeof startServer>>;
let token: string;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

const post = (path: string, body?: object) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
const signedIn = (path: string, init: RequestInit = {}) =>
  fetch(server.url + path, { ...init, headers: { authorization: `Bearer ${token}` } });

beforeEach(async () => {
  await post('/__mock/reset');
  const answer = (await (await post('/admin/login', DEMO_CREDENTIALS)).json()) as {
    data: { access_token: string };
  };
  token = answer.data.access_token;
});

it('grants the preflight of any page', async () => {
  const headers = {
    origin: 'http://localhost:5173',
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': 'authorization,content-type',
  };
  const preflight = await fetch(`${server.url}/v1/admin/features/1`, { method: 'OPTIONS', headers });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('authorization,content-type');
  expect(preflight.headers.get('access-control-allow-methods')).toContain('PATCH');
});

it('can be for the pages of one origin, which get what they need and no more', async () => {
  const origin = 'https://admin.example.com';
  const named = await startServer({ origin });
  const granted = async (from: string) => {
    const preflight = await fetch(`${named.url}/v1/admin/user`, {
      method: 'OPTIONS',
      headers: { origin: from },
    });
    return ['origin', 'headers'].map((name) => preflight.headers.get(`access-control-allow-${name}`));
  };
  expect(await granted(origin)).toEqual([origin, 'Authorization, Content-Type']);
  expect(await granted('https://elsewhere.example.com')).toEqual([null, null]);
  await named.close();
});

it('answers refusals to any page, too', async () => {
  const refused = await fetch(`${server.url}/v1/admin/features/1`);
  expect(refused.status).toBe(401);
  expect(refused.headers.get('access-control-allow-origin')).toBe('*');
});

it('takes a form with an image and serves the image from its own address', async () => {
  const body = {
    name: 'yak-blanket',
    display_name: 'याक',
    type: 'room',
    images: [sampleImage()],
    alt: ['Blanket'],
  };
  const created = await signedIn('/v1/admin/amenities', { method: 'POST', body: toFormData(body) });
  expect(created.status).toBe(201);
  const { data } = (await created.json()) as { data: { display_name: string; images: { url: string }[] } };
  expect(data.display_name).toBe('याक');
  expect(data.images[0]?.url.startsWith(`${server.url}/files/`)).toBe(true);
  const image = await fetch(data.images[0]?.url ?? '');
  expect(image.headers.get('content-type')).toBe('image/png');
  expect(await image.arrayBuffer()).toEqual(await sampleImage().arrayBuffer());
});

it('expires, fails and cuts connections', async () => {
  expect((await signedIn('/v1/admin/user')).status).toBe(200);
  await post('/__mock/fail', { count: 1, status: 502, path: '/user' });
  expect((await signedIn('/v1/admin/user')).status).toBe(502);
  await post('/__mock/fail', { status: 0 });
  await expect(signedIn('/v1/admin/user')).rejects.toThrow();
  await post('/__mock/expire');
  expect((await signedIn('/v1/admin/user')).status).toBe(401);
  expect(await (await fetch(`${server.url}/__mock/log`)).json()).toEqual([
    'POST /admin/login 200',
    'GET /v1/admin/user 200',
    'GET /v1/admin/user 502',
    'GET /v1/admin/user 0',
    'GET /v1/admin/user 401',
  ]);
});

it('holds what it is asked to', async () => {
  await post('/__mock/controls', { dataset: 'empty' });
  const list = await signedIn('/v1/admin/features/datatable');
  expect(await list.json()).toMatchObject({ data: [] });
  await post('/__mock/reset');
  expect(await (await signedIn('/v1/admin/features/datatable')).json()).toMatchObject({
    meta: { last_page: 5 },
  });
});

it('speaks as it is asked to, until it is reset', async () => {
  await post('/__mock/controls', { dialect: 'laravel' });
  const read = async () => (await (await signedIn('/v1/admin/features/1')).json()) as unknown;
  expect(await read()).toMatchObject({ data: { status: 1 } });
  await post('/__mock/reset');
  expect(await read()).toMatchObject({ data: { status: true } });
});

it('returns to the controls that it was started with', async () => {
  const other = await startServer({ controls: { dialect: 'strict' } });
  await fetch(`${other.url}/__mock/controls`, { method: 'POST', body: '{"dialect":"bare"}' });
  await fetch(`${other.url}/__mock/reset`, { method: 'POST' });
  expect(await other.backend.controls()).toMatchObject({ dialect: 'strict' });
  await other.close();
});

it('shows its data, without who is signed in', async () => {
  const database = async () =>
    (await (await fetch(`${server.url}/__mock/database`)).json()) as Record<string, object[]>;
  const before = await database();
  expect(before).not.toHaveProperty('sessions');
  expect(before.features).toHaveLength(50);
  await signedIn('/v1/admin/features/1', {
    method: 'PATCH',
    body: '{"title":"Pick-up"}',
  });
  const [first, ...others] = before.features ?? [];
  expect(await database()).toEqual({ ...before, features: [{ ...first, title: 'Pick-up' }, ...others] });
});

it('shows what was written, with the size of files', async () => {
  const body = { name: 'yak', display_name: 'Yak', type: 'room', images: [sampleImage()], alt: ['Yak'] };
  await signedIn('/v1/admin/amenities?from=1', { method: 'POST', body: toFormData(body) });
  await signedIn('/v1/admin/features/99999', { method: 'DELETE' });
  await signedIn('/v1/admin/features/1');
  expect(await (await fetch(`${server.url}/__mock/requests`)).json()).toEqual([
    { method: 'POST', path: '/admin/login', query: {}, body: DEMO_CREDENTIALS, status: 200 },
    {
      method: 'POST',
      path: '/v1/admin/amenities',
      query: { from: '1' },
      body: { ...body, images: [{ file: sampleImage().size }] },
      status: 201,
    },
    { method: 'DELETE', path: '/v1/admin/features/99999', query: {}, body: {}, status: 404 },
  ]);
});

it('never ends an idle connection, which a client may be about to use', async () => {
  const answer = await signedIn('/v1/admin/user');
  expect(answer.headers.get('connection')).toBe('keep-alive');
  expect(answer.headers.get('keep-alive')).toBeNull();
});

it('says what it does not know', async () => {
  const answer = await signedIn('/v1/admin/unheard-of');
  expect([answer.status, answer.headers.get('x-not-in-contract')]).toEqual([404, '1']);
  expect((await post('/__mock/unheard-of')).status).toBe(404);
});
