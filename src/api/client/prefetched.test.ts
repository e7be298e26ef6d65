import { expect, it, onTestFinished, vi } from 'vitest';
import { json, openTab, outcomes, serve } from '@/api/test-support';

const stored = { access_token: 'a1', refresh_token: 'r1' };

/** A tab in which `start.ts` has sent these reads with the token `a1`. */
const openEarly = async (
  api: { url: string },
  early: Record<string, Promise<Response>>,
  signal = new AbortController().signal,
) => {
  const tab = await openTab(api.url, stored);
  const stop = vi.fn();
  const sent = Object.entries(early).map(
    ([url, response]) => [api.url + url, { response, signal, stop }] as const,
  );
  globalThis.earlyAnswers = { token: 'a1', byUrl: new Map(sent) };
  onTestFinished(() => {
    globalThis.earlyAnswers = undefined;
  });
  return { ...tab, stop };
};

const answer = (status: number, body: unknown) => Promise.resolve(Response.json(body, { status }));

it('takes an answer that was asked for early once, for the same read with the same token', async () => {
  const api = await serve(({ url }, response) => json(response, 200, { late: url }));
  const tab = await openEarly(api, {
    '/v1/features?page=2': answer(200, { early: 1 }),
    '/v1/users': answer(200, {}),
  });
  const read = () => tab.request({ url: '/v1/features', method: 'GET', params: { page: 2 } });
  expect(await read()).toEqual({ early: 1 });
  expect(await read()).toEqual({ late: '/v1/features?page=2' });
  tab.storage.setItem('access_token', 'a2');
  expect(await tab.get('/v1/users')).toEqual({ late: '/v1/users' });
});

it('reads an early refusal like any other: one refresh, one retry', async () => {
  const api = await serve(({ url, token }, response) => {
    if (url === '/admin/refresh') json(response, 200, { access_token: 'a2', refresh_token: 'r2' });
    else json(response, token === 'a2' ? 200 : 401, { url });
  });
  const tab = await openEarly(api, {
    '/v1/one': answer(401, {}),
    '/v1/two': answer(422, { message: 'No.' }),
  });
  const reads = [tab.get('/v1/one'), tab.get('/v1/two'), tab.get('/v1/three')];
  expect(await outcomes(reads)).toEqual([{ url: '/v1/one' }, 'http 422', { url: '/v1/three' }]);
  const calls = api.seen.map(({ url, token }) => [url, token]);
  expect(calls.filter(([url]) => url !== '/v1/three')).toEqual([
    ['/admin/refresh', undefined],
    ['/v1/one', 'a2'],
  ]);
});

it('says what went wrong when an early answer is lost, late, unreadable or not wanted any more', async () => {
  const api = await serve((_, response) => json(response, 200, {}));
  const left = Promise.withResolvers<Response>();
  const tab = await openEarly(api, {
    '/v1/lost': Promise.reject(new TypeError('Failed to fetch')),
    '/v1/late': Promise.reject(new DOMException('', 'TimeoutError')),
    '/v1/html': Promise.resolve(new Response('<html>Sign in to the Wi-Fi</html>')),
    '/v1/left': left.promise,
  });
  tab.stop.mockImplementation(() => left.reject(new DOMException('', 'AbortError')));
  const leave = new AbortController();
  const reads = ['/v1/lost', '/v1/late', '/v1/html'].map(tab.get);
  const leaving = tab.request({ url: '/v1/left', method: 'GET' }, { signal: leave.signal });
  expect(await outcomes(reads)).toEqual(['network', 'timeout', expect.stringContaining('malformed')]);
  leave.abort();
  expect(await outcomes([leaving])).toEqual(['cancelled']);
  expect(api.seen).toEqual([]);
});

it('asks again where the scripts took longer than an early answer was waited for', async () => {
  const api = await serve((_, response) => json(response, 200, { late: true }));
  const tab = await openEarly(api, { '/v1/features': answer(200, {}) }, AbortSignal.abort());
  expect(await tab.get('/v1/features')).toEqual({ late: true });
});

/** What is stored after the first screen of `pathname` has made these reads of the API `https://new.test`. */
const remembered = async (pathname: string, reads: string[], stored = {}): Promise<unknown> => {
  const { storage } = await openTab('https://new.test', { 'first-reads': JSON.stringify(stored) });
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('location', { pathname, search: '' });
  const { rememberFirstReads, takePrefetched: takeEarly } = await import('./prefetched');
  rememberFirstReads();
  for (const url of reads) takeEarly(url, undefined);
  page.dispatchEvent(new Event('screen-read'));
  return JSON.parse(storage.getItem('first-reads') ?? '');
};

it('forgets what another API was asked for, and keeps no address that read nothing', async () => {
  const paths = { '/hotels': ['/v1/hotels'] };
  const api = 'https://new.test';
  expect(await remembered('/login', [], { api: 'https://old.test', paths })).toEqual({ api, paths: {} });
  expect(await remembered('/login', [], { api, paths })).toEqual({ api, paths });
});

it('sends the token to paths of the API alone, whatever is stored', async () => {
  const { storage } = await openTab('https://new.test', {
    ...stored,
    'first-reads': JSON.stringify({
      api: 'https://new.test',
      paths: {
        '/hotels': ['/v1/hotels', 'https://b.test/v1/hotels', '@b.test/', '.b.test/', '//b.test/v1', 7, null],
      },
    }),
  });
  const asked = vi.fn((_url: string) => Promise.resolve(new Response()));
  const element = { setAttribute: () => undefined };
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('location', { pathname: '/hotels', search: '', origin: 'https://admin.test' });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', { documentElement: element, currentScript: { dataset: {} } });
  await vi.importActual('@/start');
  expect(asked.mock.calls.map(([url]) => url)).toEqual(['https://new.test/v1/hotels']);
});

it('leaves connections to the scripts, should the API hang on the same host', async () => {
  const reads = [1, 2, 3, 4, 5].map((page) => `https://new.test/v1/bookings?page=${page}`);
  const first = [1, 2, 3, 4].map((page) => `/v1/bookings?page=${page}`);
  expect(await remembered('/', reads)).toEqual({ api: 'https://new.test', paths: { '/': first } });
});
