import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serve } from './serve.ts';

const root = mkdtempSync(join(tmpdir(), 'dist-'));
mkdirSync(join(root, 'assets'));
mkdirSync(join(root, '.vite'));
writeFileSync(join(root, 'index.html'), '<title>App</title>');
writeFileSync(join(root, 'assets/index-a1.js'), 'run()');
writeFileSync(join(root, 'assets/index-a1.js.br'), 'br of run()');
writeFileSync(join(root, 'assets/index-a1.js.gz'), 'gz of run()');
writeFileSync(join(root, '.vite/manifest.json'), '{}');

let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve({ root, api: 'http://localhost:9999/base' });
});
afterAll(() => {
  server.close();
});

/** The raw response: `fetch` would decompress it. */
const plainly = (path: string, accepted: string) =>
  new Promise<{ headers: IncomingHttpHeaders; text: string }>((resolve, reject) => {
    request(server.url + path, { headers: { 'accept-encoding': accepted } }, (response) => {
      readText(response).then((text) => resolve({ headers: response.headers, text }), reject);
    })
      .on('error', reject)
      .end();
  });

describe('the production server', () => {
  it.each(['/', '/features', '/features/12/edit?a=b', `/features/${'9'.repeat(300)}/edit`])(
    'shows the app at %s, never from the cache',
    async (path) => {
      const response = await fetch(server.url + path);
      expect(await response.text()).toContain('<title>App</title>');
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(response.headers.get('content-security-policy')).toContain(
        "connect-src 'self' http://localhost:9999;",
      );
    },
  );

  it('keeps hashed files for good', async () => {
    const response = await fetch(`${server.url}/assets/index-a1.js`);
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('immutable');
  });

  it.each([
    ['gzip, deflate, br', 'br', 'br of run()'],
    ['gzip', 'gzip', 'gz of run()'],
    ['identity', undefined, 'run()'],
  ])('hands out what the build compressed to who accepts %s', async (accepted, encoding, body) => {
    const { headers, text } = await plainly('/assets/index-a1.js', accepted);
    expect([headers['content-encoding'], headers.vary, text]).toEqual([encoding, 'Accept-Encoding', body]);
  });

  it.each([
    '/assets/gone-b2.js',
    '/assets/gone',
    '/robots.txt',
    '/.vite/manifest.json',
    '/%2e%2e/package.json',
  ])('answers %s with 404, which nobody keeps', async (path) => {
    const { status, headers } = await fetch(server.url + path);
    expect([status, headers.get('cache-control')]).toEqual([404, 'no-cache']);
  });

  it('leads password managers to the place to change a password', async () => {
    const response = await fetch(`${server.url}/.well-known/change-password`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([
      302,
      '/settings?tab=password#old_password',
    ]);
  });

  it('is there for this computer alone, unless it is asked otherwise', async () => {
    const open = await serve({ root, host: '0.0.0.0' });
    const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
    const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal)?.address;
    const reach = ({ url }: { url: string }) =>
      fetch(url.replace('localhost', outside ?? '127.0.0.2')).then(
        ({ ok }) => ok,
        () => false,
      );
    expect([await reach(server), await reach(open)]).toEqual([false, true]);
    open.close();
  });

  it('says that it is up', async () => {
    expect(await (await fetch(`${server.url}/healthz`)).text()).toBe('ok\n');
  });

  it.each(['/%', '/%00', '/assets/%ff.js'])('refuses %s and goes on', async (path) => {
    expect((await fetch(server.url + path)).status).toBe(400);
    expect((await fetch(server.url)).status).toBe(200);
  });

  it('refuses an address that is no URL', async () => {
    const status = await new Promise((resolve, reject) => {
      request(server.url, { path: '//[' }, ({ statusCode }) => resolve(statusCode))
        .on('error', reject)
        .end();
    });
    expect(status).toBe(400);
  });

  it('says where the API is', async () => {
    expect(await (await fetch(`${server.url}/config.json`)).json()).toEqual({
      apiBaseUrl: 'http://localhost:9999/base',
    });
  });
});
