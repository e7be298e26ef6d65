import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUnsaved } from '@/lib/storage/unsaved';
import { isNewVersionDeployed, reloadOnceAfterDeploy } from './deploy';
import { entryScript } from './entry-script';

const page = (entry: string) =>
  `<!doctype html><script src="/start.js" data-folders="ne-1/" data-entry="${entry}"></script>`;

const reload = vi.fn();
const stays = new AbortController().signal;
const storage = new Map<string, string>();

const serve = (answer: () => Response | Promise<Response>) => {
  vi.stubGlobal('fetch', vi.fn(answer));
};

beforeEach(() => {
  storage.clear();
  reload.mockClear();
  vi.stubGlobal('document', { querySelector: () => ({ outerHTML: page('~index-old.js') }) });
  vi.stubGlobal('window', {
    location: { href: 'https://admin.test/features?title=yak', pathname: '/features', reload },
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

afterEach(() => {
  setUnsaved('form', false);
  vi.unstubAllGlobals();
});

test('the entry and the languages are found in a page', () => {
  expect(entryScript(page('~index-a1.js'))).toBe('ne-1/ ~index-a1.js');
  expect(entryScript('<h1>Bad gateway</h1>')).toBeUndefined();
});

test('only a page that starts another script counts as a new version', async () => {
  serve(() => new Response(page('~index-old.js')));
  expect(await isNewVersionDeployed()).toBe(false);
  serve(() => new Response('maintenance', { status: 503 }));
  expect(await isNewVersionDeployed()).toBe(false);
  serve(() => Promise.reject(new TypeError('offline')));
  expect(await isNewVersionDeployed()).toBe(false);
  serve(() => new Response(page('~index-new.js')));
  expect(await isNewVersionDeployed()).toBe(true);
});

test('after a deploy the page reloads once per URL', async () => {
  serve(() => new Response(page('~index-new.js')));
  await reloadOnceAfterDeploy(stays);
  await reloadOnceAfterDeploy(stays);
  expect(reload).toHaveBeenCalledTimes(1);
  expect(JSON.stringify([...storage])).not.toContain('yak');
});

test('unsaved edits postpone the reload', async () => {
  serve(() => new Response(page('~index-new.js')));
  setUnsaved('form', true);
  await reloadOnceAfterDeploy(stays);
  expect(reload).not.toHaveBeenCalled();
  setUnsaved('form', false);
  await reloadOnceAfterDeploy(stays);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a screen that was left meanwhile does not reload the next one, nor use its reload up', async () => {
  const screen = new AbortController();
  serve(() => {
    screen.abort();
    return new Response(page('~index-new.js'));
  });
  await reloadOnceAfterDeploy(screen.signal);
  expect([reload.mock.calls.length, storage.size]).toEqual([0, 0]);
});

test('without a new version, or with storage denied, nothing reloads', async () => {
  serve(() => new Response(page('~index-old.js')));
  await reloadOnceAfterDeploy(stays);
  serve(() => new Response(page('~index-new.js')));
  vi.stubGlobal('sessionStorage', {
    getItem: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  await reloadOnceAfterDeploy(stays);
  expect(reload).not.toHaveBeenCalled();
});
