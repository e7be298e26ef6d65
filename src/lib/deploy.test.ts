import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { entryScript, isNewVersionDeployed, reloadOnceAfterDeploy } from './deploy';
import { setUnsaved } from './unsaved';

const page = (entry: string) =>
  `<!doctype html><script src="/appearance.js"></script><script type="module" crossorigin src="${entry}"></script>`;

const reload = vi.fn();
const storage = new Map<string, string>();

function serve(answer: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', vi.fn(answer));
}

beforeEach(() => {
  storage.clear();
  reload.mockClear();
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/index-old.js' }) });
  vi.stubGlobal('window', { location: { href: 'https://admin.test/features', reload } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

afterEach(() => {
  setUnsaved('form', false);
  vi.unstubAllGlobals();
});

test('the entry script is found among the other scripts', () => {
  expect(entryScript(page('/assets/index-a1.js'))).toBe('/assets/index-a1.js');
  expect(entryScript('<h1>Bad gateway</h1>')).toBeUndefined();
});

test('only a page that starts another script counts as a new version', async () => {
  serve(() => new Response(page('/assets/index-old.js')));
  expect(await isNewVersionDeployed()).toBe(false);
  serve(() => new Response('maintenance', { status: 503 }));
  expect(await isNewVersionDeployed()).toBe(false);
  serve(() => Promise.reject(new TypeError('offline')));
  expect(await isNewVersionDeployed()).toBe(false);
  serve(() => new Response(page('/assets/index-new.js')));
  expect(await isNewVersionDeployed()).toBe(true);
});

test('after a deploy the page reloads once per URL', async () => {
  serve(() => new Response(page('/assets/index-new.js')));
  await reloadOnceAfterDeploy();
  await reloadOnceAfterDeploy();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('unsaved edits hold the reload back and do not use it up', async () => {
  serve(() => new Response(page('/assets/index-new.js')));
  setUnsaved('form', true);
  await reloadOnceAfterDeploy();
  expect(reload).not.toHaveBeenCalled();
  setUnsaved('form', false);
  await reloadOnceAfterDeploy();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('without a new version, or with storage denied, nothing reloads', async () => {
  serve(() => new Response(page('/assets/index-old.js')));
  await reloadOnceAfterDeploy();
  serve(() => new Response(page('/assets/index-new.js')));
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await reloadOnceAfterDeploy();
  expect(reload).not.toHaveBeenCalled();
});
