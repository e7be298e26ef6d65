import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const fetched = vi.fn((_to: string, _init: RequestInit) => Promise.resolve(new Response()));
const stored = new Map<string, string>();

beforeEach(() => {
  vi.resetModules();
  stored.clear();
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('location', { origin: 'https://admin.test' });
  vi.stubGlobal('document', { querySelector: () => ({ content: '0.1.0' }) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A loaded page, with functions that cause faults. */
const openPage = async () => {
  const { noteFault } = await import('@/lib/loading/faults');
  const { reportFaults } = await import('./report-faults');
  const crash = (name: string) => noteFault({ kind: 'crash', error: Object.assign(new Error(), { name }) });
  const router = { state: { matches: [{ fullPath: '/' }, { fullPath: '/features/' }] } };
  const start = (to: unknown = 'https://errors.test/in?key=1') => reportFaults(to, router);
  return { crash, start };
};

const letters = 'ABCDEFGHIJKLMNO'.match(/./g) ?? [];
const errors = () =>
  fetched.mock.calls.map(([, { body }]) => (JSON.parse(body as string) as { error: string }).error);

it('sends what happened before it came, and each fault once, also after a reload', async () => {
  const first = await openPage();
  first.crash('Early');
  first.start();
  first.crash('Late');
  first.crash('Early');
  vi.resetModules();
  const second = await openPage();
  second.start();
  second.crash('Late');
  second.crash('Later');
  expect(errors()).toEqual(['Early', 'Late', 'Later']);
});

it('sends at most ten, even without storage', async () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: denied, setItem: denied });
  const { crash, start } = await openPage();
  start();
  letters.forEach(crash);
  letters.forEach(crash);
  expect(errors()).toEqual(letters.slice(0, 10));
});

it('sends no cookies and no referrer, and asks for no leave', async () => {
  const { crash, start } = await openPage();
  start();
  crash('Error');
  const [to, { headers, ...init }] = fetched.mock.calls[0] ?? ['', {}];
  expect([to, headers]).toEqual(['https://errors.test/in?key=1', undefined]);
  expect(init).toMatchObject({
    method: 'POST',
    mode: 'no-cors',
    credentials: 'omit',
    keepalive: true,
    referrerPolicy: 'no-referrer',
  });
});

it('sends what the Content-Security-Policy forbade to the page', async () => {
  const { start } = await openPage();
  start();
  const listeners = new Map(
    vi.mocked(addEventListener).mock.calls.map(([type, listener]) => [type, listener]),
  );
  const tell = listeners.get('securitypolicyviolation') as (event: object) => void;
  tell({ effectiveDirective: 'connect-src', sourceFile: '' });
  expect(errors()).toEqual(['connect-src']);
});

it.each([
  '//evil.test',
  '/\\evil.test',
  'errors.test',
  'ftp://errors.test',
  'https://a:b@errors.test',
  1,
  null,
])('sends nothing to %j', async (to) => {
  const { crash, start } = await openPage();
  start(to);
  crash('Error');
  expect(fetched).not.toHaveBeenCalled();
});
