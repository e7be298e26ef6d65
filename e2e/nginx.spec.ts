import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findNginx, freePort, serveByNginx } from '../scripts/servers/nginx.ts';
import { expect, test } from './fixtures.ts';

// Runs only if a real nginx serves the build: see APP_SERVER in playwright.config.ts.

test('nginx takes deploy/nginx.conf as it is', ({}, testInfo) => {
  const config = testInfo.outputPath('nginx.conf');
  writeFileSync(
    config,
    `pid ${testInfo.outputPath('pid')}; events {} http { include ${resolve('deploy/nginx.conf')}; }`,
  );
  execFileSync(findNginx(), ['-t', '-q', '-e', 'stderr', '-c', config]);
});

test('over plain http one is led to TLS; behind a proxy that ends TLS one is to stay with it', async ({
  servers,
  request,
}) => {
  const [port, plainPort] = [await freePort(), await freePort()];
  const secure = await serveByNginx({ api: servers.api, port, plainPort });
  const redirect = await request.get(`${secure.plain}/features?page=2`, { maxRedirects: 0 });
  secure.close();
  expect([redirect.status(), redirect.headers().location]).toEqual([
    301,
    'https://localhost/features?page=2',
  ]);

  const behind = await serveByNginx({ api: servers.api, port, plainPort: await freePort(), tls: false });
  const strict = async (headers: Record<string, string>) =>
    (await request.get(behind.url, { headers })).headers()['strict-transport-security'];
  expect(await strict({})).toBeUndefined();
  expect(await strict({ 'X-Forwarded-Proto': 'https' })).toBe('max-age=31536000; includeSubDomains');
  behind.close();
});

test('the log has paths, and neither filters nor who led to them', async ({ servers, request }) => {
  const server = await serveByNginx({
    api: servers.api,
    port: await freePort(),
    plainPort: await freePort(),
    tls: false,
  });
  const headers = { Referer: `${server.url}/users?phone=9841000000`, 'User-Agent': 'tests' };
  await request.get(`${server.url}/users?email=pema@example.com`, { headers });
  await request.get(`${server.url}/assets/gone.js?email=pema@example.com`, { headers });
  await expect
    .poll(server.log)
    .toMatch(/"GET \/users HTTP\/1\.1" 200 .+ "tests"\n.+"GET \/assets\/gone\.js HTTP\/1\.1" 404 /s);
  expect(server.log()).not.toMatch(/pema|9841/);
  const password = await request.get(`${server.url}/.well-known/change-password`, { maxRedirects: 0 });
  expect([password.status(), password.headers().location]).toEqual([
    302,
    '/settings?tab=password#old_password',
  ]);
  server.close();
});
