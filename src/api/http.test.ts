import { openAsBlob } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import type { ListFeaturesQueryError } from '@/generated/api/features/features';
import { isChunkError } from '@/lib/loading/chunk';
import { toFormData } from './client/form-data';
import { toApiError } from './errors/api-error';
import { retryRead } from './errors/retry';
import { json, openTab, outcomes, serve } from './test-support';
import { shapeOfZod } from './tolerant/test-shape';

const features = z.object({
  data: z.array(z.object({ id: z.int(), title: z.string(), status: z.boolean() })),
  meta: z.object({ last_page: z.int(), per_page: z.int(), current_page: z.int() }),
});

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/gone-a1b2.js');

vi.mock('@/generated/responses', () => ({
  responseShape: (path: string) => {
    if (path === '/v1/gone') return Promise.reject(missing);
    if (path === '/v1/hanging/5') return new Promise(() => undefined);
    return Promise.resolve(path === '/v1/features' ? shapeOfZod(features) : undefined);
  },
}));

const stored = { access_token: 'a1', refresh_token: 'r1' };
const meta = { last_page: 1, per_page: 10, current_page: 1 };

const htmlOf = (status = 200) =>
  serve(
    (_, response) =>
      void response.writeHead(status, { 'Content-Type': 'text/html' }).end('<html>hello</html>'),
  );

describe('reads', () => {
  it('carry the token and resolve with the body as the schema understands it', async () => {
    const api = await serve((_, response) =>
      json(response, 200, { data: [{ id: '7', title: 12, status: '1', extra: true }, { id: null }], meta }),
    );
    const tab = await openTab(api.url, stored);
    const body = await tab.request({ url: '/v1/features', method: 'GET', params: { page: 2, title: 'a b' } });
    expect(body).toEqual({ data: [{ id: 7, title: '12', status: true }], meta: { ...meta, unreadable: 1 } });
    expect(api.seen[0]).toMatchObject({ url: '/v1/features?page=2&title=a+b', token: 'a1' });
    // By that the browser's cache keeps nothing of it: `no-store` is no header of a request.
    expect(api.seen[0]?.headers).toMatchObject({ 'cache-control': 'no-cache' });
  });

  it.each([
    ['HTML', '<html>Sign in to the Wi-Fi</html>'],
    ['truncated JSON', '{"data":[{"id":1,'],
    ['nothing', ''],
    ['no list', '{"data":null,"meta":{"last_page":1,"per_page":10,"current_page":1}}'],
    ['a list in which nothing can be read', `{"data":[{"id":null}],"meta":${JSON.stringify(meta)}}`],
    ['a bare word', '"maintenance"'],
  ])('fail when the answer is %s', async (_, text) => {
    const api = await serve((__, response) => void response.end(text));
    const tab = await openTab(api.url, stored);
    expect(await outcomes([tab.get('/v1/features')])).toEqual([expect.stringContaining('malformed')]);
  });

  it('fail with the chunk’s own error when the code that reads the answer is missing', async () => {
    const api = await serve(({ url }, response) => json(response, url === '/v1/gone' ? 200 : 403, {}));
    const tab = await openTab(api.url, stored);
    const error: unknown = await tab.get('/v1/gone').catch((thrown: unknown) => thrown);
    expect(error).toBe(missing);
    expect(isChunkError(error)).toBe(true);
    expect(retryRead(0, error)).toBe(false);
    expect(toApiError(error).message).toBe('A part of the application could not be loaded. Reload the page.');
  });

  it('say what the server said when it refused, and what happened when it broke', async () => {
    const api = await serve(({ url }, response) =>
      url === '/v1/403'
        ? json(response, 403, { message: 'Your role does not allow this.' })
        : json(response, 500, { message: 'SQLSTATE[42S02]: table missing' }, { 'Retry-After': '7' }),
    );
    const tab = await openTab(api.url, stored);
    await expect(tab.get('/v1/403')).rejects.toThrow('Your role does not allow this.');
    await expect(tab.get('/v1/500')).rejects.toMatchObject({
      message: 'The server had a problem (500).',
      retryAfterMs: 7_000,
      ambiguous: false,
    });
  });

  it('time out, and can be cancelled', async () => {
    const api = await serve(() => undefined);
    const tab = await openTab(api.url, stored);
    expect(tab.timings).toMatchObject({ read: 30_000, write: 60_000, upload: 180_000 });
    const controller = new AbortController();
    const cancelled = tab.request({ url: '/v1/x' }, { signal: controller.signal });
    await vi.waitFor(() => expect(api.seen).toHaveLength(1));
    tab.timings.read = 50;
    controller.abort();
    expect(await outcomes([tab.get('/v1/x'), cancelled])).toEqual(['timeout', 'cancelled']);
  });

  it('do not keep the token in the error', async () => {
    const api = await htmlOf(500);
    const tab = await openTab(api.url, { ...stored, access_token: 'secret-token' });
    const error: unknown = await tab.get('/v1/x').catch((e: unknown) => e);
    expect(JSON.stringify({ ...(error as object), text: String((error as Error).stack) })).not.toContain(
      'secret',
    );
  });

  it.each([
    '/v1/a/../b',
    '/v1/%2e%2e/b',
    '/v1/a%2Fb',
    '/v1//b',
    '//evil.example/a',
    '/v1/a\\b',
    '/v1/a?b=1',
    '/v1/a#b',
    '/v1/a\nb',
    '/v1/%zz',
    'https://evil.example/',
    '',
  ])('refuse the address %j without sending anything', async (url) => {
    const api = await serve((_, response) => json(response, 200, {}));
    const tab = await openTab(api.url, stored);
    expect(await outcomes([tab.get(url)])).toEqual(['http 404']);
    expect(api.seen).toHaveLength(0);
  });

  it('encode what is in an address', async () => {
    const api = await serve((_, response) => json(response, 200, {}));
    const tab = await openTab(api.url, stored);
    await tab.get('/v1/things/नमस्ते & co');
    expect(api.seen[0]?.url).toBe(`/v1/things/${encodeURIComponent('नमस्ते & co')}`);
  });

  it('are ended by signing out', async () => {
    const api = await serve(() => undefined);
    const tab = await openTab(api.url, stored);
    const slow = tab.get('/v1/slow');
    await vi.waitFor(() => expect(api.seen).toHaveLength(1));
    tab.session.signOut();
    expect(await outcomes([slow])).toEqual(['session']);
  });

  it('are ended by signing out while the code that reads the answer loads, so that no write follows in the next session', async () => {
    const api = await serve((_, response) => json(response, 200, { data: { id: 5 } }));
    const tab = await openTab(api.url, stored);
    const hanging = tab.get('/v1/hanging/5');
    await vi.waitFor(() => expect(api.seen).toHaveLength(1));
    tab.session.signOut();
    expect(await outcomes([hanging])).toEqual(['session']);
  });
});

describe('writes', () => {
  it.each([
    [201, '{"data":{"id":1}}', { data: { id: 1 } }],
    [200, '[]', []],
    [204, '', {}],
  ])('succeed with %i and the body %j', async (status, text, data) => {
    const api = await serve((_, response) => void response.writeHead(status).end(text));
    const tab = await openTab(api.url, stored);
    const answer = await tab.post('/v1/x', {});
    expect(answer).toEqual(data);
    expect(tab.statusOf(answer)).toBe(status);
  });

  it('are done although the code that reads the answer hangs', async () => {
    const answer = { data: { id: 5 } };
    const api = await serve((_, response) => json(response, 201, answer));
    const tab = await openTab(api.url, stored);
    tab.timings.reader = 20;
    expect(await tab.post('/v1/hanging', {})).toEqual(answer);
  });

  const maySaved = { ambiguous: true, message: expect.stringContaining('may have been saved') as string };

  it('say "may have been saved" when the answer is no JSON, is lost or does not come', async () => {
    const api = await serve(({ url }, response) => {
      if (url === '/v1/html') response.end('<html></html>');
      else if (url === '/v1/gateway') response.writeHead(504).end();
      else if (url === '/v1/proxy') response.writeHead(524).end();
      else if (url === '/v1/lost') response.destroy();
    });
    const tab = await openTab(api.url, stored);
    tab.timings.write = 100;
    const expected = { html: 'malformed', gateway: 'http', proxy: 'http', lost: 'network', hung: 'timeout' };
    for (const [path, kind] of Object.entries(expected)) {
      await expect(tab.post(`/v1/${path}`, {})).rejects.toMatchObject({ kind, ...maySaved });
    }
    expect(api.seen).toHaveLength(5);
  });

  it('report a deletion that was only accepted (202) as possibly done', async () => {
    const api = await serve(({ url }, response) => json(response, url === '/v1/later' ? 202 : 200, {}));
    const tab = await openTab(api.url, stored);
    const remove = (url: string) => tab.request({ url, method: 'DELETE' });
    await expect(remove('/v1/now')).resolves.toEqual({});
    await expect(remove('/v1/later')).rejects.toMatchObject({ kind: 'http', ...maySaved });
  });

  it('say "offline" at once, and are not ambiguous when nothing left', async () => {
    const tab = await openTab('http://127.0.0.1:9', stored);
    vi.stubGlobal('navigator', { onLine: false });
    await expect(tab.post('/v1/x', {})).rejects.toMatchObject({
      kind: 'offline',
      ambiguous: false,
      message: 'You are offline.',
    });
  });

  it('are ambiguous when the browser went offline after they left', async () => {
    const api = await serve((_, response) => {
      vi.stubGlobal('navigator', { onLine: false });
      response.destroy();
    });
    const tab = await openTab(api.url, stored);
    await expect(tab.post('/v1/x', {})).rejects.toMatchObject({ kind: 'offline', ...maySaved });
  });

  it('bring the messages of a 422 to their fields, with the type that the generated hooks give them', async () => {
    const api = await serve((_, response) =>
      json(response, 422, { message: 'Refused.', errors: { 'meta_tag[title]': ['Too long.'] } }),
    );
    const tab = await openTab(api.url, stored);
    const refused = await tab.post('/v1/x', {}).catch((error: unknown) => error);
    const { message, ambiguous, fieldErrors } = refused as ListFeaturesQueryError;
    expect({ message, ambiguous, fieldErrors }).toEqual({
      message: 'Refused.',
      ambiguous: false,
      fieldErrors: { 'meta_tag.title': ['Too long.'] },
    });
  });

  it('are refused by an answer that says so under a status of success', async () => {
    const body = { success: false, message: 'Not now.', errors: { title: ['Taken.'] } };
    const api = await serve((_, response) => json(response, 200, body));
    const tab = await openTab(api.url, stored);
    await expect(tab.post('/v1/x', {})).rejects.toMatchObject({
      message: 'Not now.',
      ambiguous: false,
      fieldErrors: { title: ['Taken.'] },
    });
  });

  it('wait for a form without a file as for any write, and longer for one with a file', async () => {
    const api = await serve(() => undefined);
    const tab = await openTab(api.url, stored);
    tab.timings.write = 50;
    const controller = new AbortController();
    const post = (fields: object) =>
      tab.request({ url: '/v1/x', method: 'POST', data: toFormData(fields) }, { signal: controller.signal });
    const upload = post({ image: new Blob(['a']) });
    const plain = await outcomes([post({ name: 'A' })]);
    controller.abort();
    expect([plain, await outcomes([upload])]).toEqual([['timeout'], ['cancelled']]);
  });

  it('report how much of an upload has left', async () => {
    const api = await serve((_, response) => json(response, 200, {}));
    const tab = await openTab(api.url, stored);
    const onUploadProgress = vi.fn<(fraction: number) => void>();
    const data = toFormData({ images: [new Blob([new Uint8Array(300_000)])] });
    await tab.request(
      { url: '/v1/x', method: 'POST', data, headers: { 'Content-Type': 'multipart/form-data' } },
      { onUploadProgress },
    );
    expect(onUploadProgress.mock.lastCall).toEqual([1]);
    expect(onUploadProgress.mock.calls.flat().every((fraction) => fraction >= 0 && fraction <= 1)).toBe(true);
    expect(api.seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; *boundary=/);
    expect(api.seen[0]?.body.length).toBeGreaterThan(300_000);
  });
});

it('says of a file that changed after it was chosen that it must be chosen again', async () => {
  const api = await serve((_, response) => json(response, 200, {}));
  const tab = await openTab(api.url, stored);
  const folder = await mkdtemp(join(tmpdir(), 'chosen-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'a.png');
  await writeFile(path, 'a');
  const image = new File([await openAsBlob(path)], 'a.png');
  await writeFile(path, 'another');
  await expect(
    tab.request({ url: '/v1/x', method: 'POST', data: toFormData({ image }) }),
  ).rejects.toMatchObject({
    message: 'The file “a.png” was changed or deleted after it was chosen. Choose it again.',
    ambiguous: false,
  });
});

describe('the method override', () => {
  beforeEach(() => vi.stubEnv('VITE_METHOD_OVERRIDE', 'true'));

  it('sends a multipart PATCH as POST with _method, also after a refresh, and leaves JSON alone', async () => {
    const api = await serve((seen, response) => {
      if (seen.url === '/admin/refresh') json(response, 200, { access_token: 'a2' });
      else json(response, seen.token === 'a2' ? 200 : 401, {});
    });
    const tab = await openTab(api.url, stored);
    await tab.request({ url: '/v1/x/1', method: 'PATCH', data: toFormData({ name: 'A' }) });
    await tab.request({ url: '/v1/x/2', method: 'PATCH', data: { name: 'A' } });
    const sent = api.seen.filter(({ url }) => url !== '/admin/refresh');
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST', 'PATCH']);
    expect(sent[1]?.body.match(/name="_method"\r\n\r\nPATCH/g)).toHaveLength(1);
    // PHP drops what comes after the 1,000th value.
    expect(sent[1]?.body.indexOf('_method')).toBeLessThan(sent[1]?.body.indexOf('name="name"') ?? 0);
    expect(sent[2]?.body).toBe('{"name":"A"}');
  });
});

describe('an update that the contract describes as a form', () => {
  const file = new File(['x'], 'x.png', { type: 'image/png' });
  const required = { message: 'Invalid.', errors: { name: ['The name field is required.'] } };
  const wayOf = ({ method, headers, body }: { method: string; headers: object; body: string }) => {
    const isJson = String(Reflect.get(headers, 'content-type')).startsWith('application/json');
    return `${isJson ? 'json' : 'form'} ${/name="_method"\r\n\r\n(\w+)/.exec(body)?.[1] ?? method}${method === 'POST' ? ' by POST' : ''}`;
  };
  const [asJson, asForm, asPost] = ['json PATCH', 'form PATCH', 'form PATCH by POST'];

  it.each([
    ['reads all', [], {}, [asJson, asForm, asJson]],
    ['knows no JSON (415)', [asJson], { status: 415 }, [asJson, asForm, asForm, asForm]],
    ['misses what was in the JSON', [asJson], {}, [asJson, asForm, asForm, asForm]],
    ['reads forms of POST alone', [asForm], {}, [asJson, asForm, asPost, asJson]],
    ['reads neither', [asJson, asForm], {}, [asJson, asForm, asPost, asPost, asPost]],
    ['asks in Nepali', [asForm], { text: 'name क्षेत्र आवश्यक छ।' }, [asJson, asForm, asPost, asJson]],
    [
      'has nothing in the whole body',
      [asForm],
      { message: 'name should not be empty' },
      [asJson, asForm, asPost, asJson],
    ],
  ])(
    'finds the way to a server that %s',
    async (
      _what,
      unreadable,
      { status = 422, text = '', message = '' }: { status?: number; text?: string; message?: string },
      expected,
    ) => {
      const api = await serve((seen, response) => {
        const errors = text === '' ? required.errors : { name: [text] };
        const refusal = message === '' ? { ...required, errors } : { message };
        if (unreadable.includes(wayOf(seen))) json(response, status, refusal);
        else json(response, 200, { data: { id: 1 } });
      });
      const tab = await openTab(api.url, stored);
      const send = (body: object) =>
        tab.request({ url: '/v1/x/1', method: 'PATCH', data: tab.toFormData(body) });
      await send({ name: 'A' });
      await send({ name: 'A', images: [file] });
      await send({ name: 'B' });
      expect(api.seen.map(wayOf)).toEqual(expected);
    },
  );

  it.each([
    ['a value that was left out', { slug: ['The slug field is required.'] }],
    ['a value that was emptied', { title: ['The title field is required.'] }],
    ['a row that lacks a text', { 'days.0.title': ['The title is required.'] }],
    ['a name that is taken', { name: ['The name has already been taken.'] }],
  ])('is sent once if the refusal is about %s', async (_what, errors) => {
    const api = await serve((_seen, response) => json(response, 422, { message: 'Invalid.', errors }));
    const tab = await openTab(api.url, stored);
    const data = tab.toFormData({ name: 'A', title: '', days: [{ title: '' }] });
    const sent = tab.request({ url: '/v1/x/1', method: 'PATCH', data });
    await expect(sent).rejects.toMatchObject({ status: 422, fieldErrors: errors });
    expect(api.seen).toHaveLength(1);
  });

  it('says what the first way was answered if a server has no other', async () => {
    const api = await serve((seen, response) =>
      json(response, seen.method === 'POST' ? 405 : 422, seen.method === 'POST' ? {} : required),
    );
    const tab = await openTab(api.url, stored);
    const sent = tab.request({ url: '/v1/x/1', method: 'PATCH', data: tab.toFormData({ name: 'A' }) });
    await expect(sent).rejects.toMatchObject({ status: 422, fieldErrors: required.errors });
  });

  it('leaves a creation a asForm, which every server reads', async () => {
    const api = await serve((_seen, response) => json(response, 201, {}));
    const tab = await openTab(api.url, stored);
    await tab.request({ url: '/v1/x', method: 'POST', data: tab.toFormData({ name: 'A' }) });
    expect(api.seen.map(wayOf)).toEqual(['form POST by POST']);
  });
});

it.each([
  ['/v1/features/datatable', 'The server does not have this list (404).'],
  ['/v1/features/3', 'This was not found. It may have been deleted.'],
])('a 404 of %s is said as what it is', async (path, message) => {
  const api = await serve((_seen, response) => json(response, 404, {}));
  const tab = await openTab(api.url, stored);
  await expect(tab.get(path)).rejects.toThrow(message);
});

it('a query takes the answer that verified a write, once, and not after another write', async () => {
  const api = await serve((_seen, response) => json(response, 200, { data: { id: 3 } }));
  const tab = await openTab(api.url, stored);
  const url = '/v1/x/3';
  const verify = () => tab.request({ url, method: 'GET' }, { verifies: true });
  const query = () => tab.request({ url, method: 'GET', signal: new AbortController().signal });
  const reads = () => api.seen.filter(({ method }) => method === 'GET').length;
  await verify();
  expect(await query()).toEqual({ data: { id: 3 } });
  expect(reads()).toBe(1);
  await query();
  expect(reads()).toBe(2);
  await verify();
  await tab.request({ url, method: 'GET' });
  await query();
  expect(reads()).toBe(5);
  await verify();
  await tab.request({ url, method: 'PATCH', data: {} });
  await query();
  expect(reads()).toBe(7);
});
