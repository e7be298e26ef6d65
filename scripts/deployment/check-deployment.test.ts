import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { cacheControl, changePassword, earlyConnection, securityHeaders } from '../servers/headers.ts';
import { checkDeployment } from './check-deployment.ts';
import { protectionFindings } from './header-findings.ts';

const api = 'https://api.example.com';
const shipped: Readonly<Record<string, string>> = { ...securityHeaders(api), Link: earlyConnection(api) };
const policy = shipped['Content-Security-Policy'] ?? '';
const script = '/assets/vendor-a1.js';

type Headers = Record<string, string>;

/** The findings on a site that is as it should be, but for some headers of its pages, or of its scripts. */
const findings = async (pages: Headers, scripts: Headers = {}) => {
  const server = createServer(({ url = '' }, response) => {
    const isPage = url === '/' || url.startsWith('/features');
    const own = isPage ? pages : url === script ? scripts : {};
    response.setHeaders(new Map(Object.entries({ ...shipped, 'Cache-Control': cacheControl(url), ...own })));
    if (isPage)
      response
        .setHeader('Content-Type', 'text/html; charset=utf-8')
        .end(`<script data-folders="" data-entry="main-a1.js"></script><link href="${script}">`);
    else if (url === '/config.json') response.end(JSON.stringify({ apiBaseUrl: `${api}/v1` }));
    else if (url === script)
      response
        .setHeaders(
          new Map(
            Object.entries({
              'Content-Type': 'text/javascript',
              'Content-Encoding': 'br',
              Vary: 'Accept-Encoding',
            }),
          ),
        )
        .end();
    else if (url === changePassword.wellKnown)
      response.writeHead(302, { Location: changePassword.screen }).end();
    else response.writeHead(404, { 'Cache-Control': 'no-cache' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const all = await checkDeployment(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return all.filter((line) => !line.startsWith('/features'));
};

it('finds nothing where all is as it should be', async () => {
  expect(await findings({})).toEqual([]);
});

const withPolicy = (from: string, to: string) => ({ 'Content-Security-Policy': policy.replace(from, to) });

it.each([
  [
    'an inline script',
    withPolicy("script-src 'self'", "script-src 'self' 'unsafe-inline' https:"),
    "“script-src 'unsafe-inline' https:”",
  ],
  ['calls of any host', withPolicy("connect-src 'self'", "connect-src 'self' *"), '“connect-src *”'],
  [
    'calls of a scheme',
    withPolicy(`connect-src 'self' ${api}`, "connect-src 'self' https:"),
    '“connect-src https:”',
  ],
  [
    'calls below a name',
    withPolicy(`connect-src 'self' ${api}`, `connect-src 'self' ${api} https://*.example.com`),
    '“connect-src https://*.example.com”',
  ],
  ['any base', withPolicy("base-uri 'none'", 'base-uri *'), '“base-uri *”'],
  ['a frame of any host', withPolicy('https://www.google.com', 'https://www.google.com *'), '“frame-src *”'],
  [
    'to be framed',
    withPolicy("frame-ancestors 'none'", "frame-ancestors 'none' https://a.test"),
    '“frame-ancestors https://a.test”',
  ],
  [
    'scripts by a second directive',
    { 'Content-Security-Policy': `script-src-elem *; ${policy}` },
    '“script-src-elem *”',
  ],
  ['the first of two directives', { 'Content-Security-Policy': `script-src *; ${policy}` }, '“script-src *”'],
  ['workers of any text', { 'Content-Security-Policy': `${policy}; worker-src blob:` }, '“worker-src blob:”'],
  [
    'an opener that pop-ups keep',
    { 'Cross-Origin-Opener-Policy': 'same-origin-allow-popups' },
    'Cross-Origin-Opener-Policy',
  ],
  ['a guess of the type', { 'X-Content-Type-Options': 'nosniff; off' }, 'X-Content-Type-Options'],
  ['whole addresses', { 'Referrer-Policy': 'strict-origin, unsafe-url' }, 'Referrer-Policy'],
  [
    'a camera',
    { 'Permissions-Policy': (shipped['Permissions-Policy'] ?? '').replace('camera=()', 'camera=*') },
    'Permissions-Policy',
  ],
  ['an old page', { 'Cache-Control': 'no-transform, max-age=600' }, 'Cache-Control'],
  [
    'an old page in between',
    { 'Cache-Control': 'max-age=0, must-revalidate, s-maxage=600' },
    'Cache-Control',
  ],
])('says what is too much: %s', async (_what, headers, words) => {
  const lines = await findings(headers);
  expect(lines.join('\n')).toContain(words);
});

it.each([
  [
    'a host whose images are copied',
    withPolicy(`connect-src 'self'`, "connect-src 'self' https://images.example.com"),
  ],
  [
    'more that is forbidden',
    { 'Content-Security-Policy': `${policy}; upgrade-insecure-requests; worker-src 'none'` },
  ],
  [
    'a second policy',
    { 'Content-Security-Policy': `${policy}, ${policy.replace("base-uri 'none'; ", '')}; base-uri 'none'` },
  ],
  ['no referrer at all', { 'Referrer-Policy': 'no-referrer' }],
  ['a page that is not even kept', { 'Cache-Control': 'no-store' }],
])('finds nothing in %s', async (_what, headers) => {
  expect(await findings(headers)).toEqual([]);
});

it.each(['public, max-age=0, immutable', 'no-store, immutable', 'public, max-age=31536000'])(
  'wants scripts to be kept for good, not %s',
  async (value) => {
    expect((await findings({}, { 'Cache-Control': value })).join()).toContain(`${script}: Cache-Control`);
  },
);

it.each([
  ['max-age=0', false],
  ['max-age=31536000', false],
  ['max-age=300; includeSubDomains', false],
  ['max-age=63072000; includeSubDomains; preload', true],
])('takes “%s” for a site that stays with TLS: %s', (value, isEnough) => {
  const headers = Object.fromEntries(
    Object.entries({ ...shipped, 'Strict-Transport-Security': value }).map(([name, given]) => [
      name.toLowerCase(),
      given,
    ]),
  );
  const lines = protectionFindings({ path: '/', status: 200, headers, body: '' }, true, api);
  expect(lines.length === 0).toBe(isEnough);
});
