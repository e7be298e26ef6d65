// npm run check-deployment -- https://admin.example.com [--ca FILE]
// Checks that a deployed site meets the application's requirements, whatever server it uses, and prints what is
// missing. Exits with 0 if nothing is, 1 if something is, 2 if the site cannot be reached. `--ca` is a certificate to
// trust.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { entryScript } from '../../src/lib/loading/entry-script.ts';
import { cacheControl, earlyConnection, securityHeaders } from '../servers/headers.ts';
import { type Answer, createSite } from './site.ts';

/** One finding; falsy if there is no problem. */
type Finding = string | false | undefined;

const came = (value = '') => (value === '' ? 'none came' : `“${value}” came`);

const header = ({ headers }: Answer, name: string): string => String(headers[name.toLowerCase()] ?? '');

const expectHeader = (answer: Answer, name: string, wanted: string, why: string, enough = wanted): Finding =>
  !header(answer, name)
    .toLowerCase()
    .replaceAll(' ', '')
    .includes(enough.toLowerCase().replaceAll(' ', '')) &&
  `${answer.path}: ${name} should be “${wanted}”, ${came(header(answer, name))}. ${why}`;

const never = 'Else a browser goes on with an old version.';
const forGood = 'Else a browser asks for every file again.';

/** Maps each directive to its sources. */
const directivesOf = (policy: string) =>
  policy.split(';').map((directive) => directive.trim().split(/\s+/) as [string, ...string[]]);

const originOf = (address: unknown): string[] =>
  typeof address === 'string' && /^https?:/.test(address) ? [new URL(address).origin] : [];

/** The minimum of the policy; further sources are not reported. */
const policyFindings = (page: Answer, config: Record<string, unknown>): Finding[] => {
  const policy = header(page, 'Content-Security-Policy');
  if (policy === '') return [`${page.path}: Content-Security-Policy is missing.`];
  const given = new Map(directivesOf(policy).map(([name, ...sources]) => [name, sources]));
  const connect = [...originOf(config.apiBaseUrl), ...originOf(config.reportTo)];
  return directivesOf(securityHeaders('')['Content-Security-Policy'] ?? '').map(([name, ...sources]) => {
    const needed = name === 'connect-src' ? [...sources, ...connect] : sources;
    const allowed = given.get(name);
    const lacks = needed.some(
      (source) => !allowed?.includes(source) && !(connect.includes(source) && allowed?.includes('https:')),
    );
    return (
      lacks &&
      `${page.path}: the Content-Security-Policy should have “${[name, ...needed].join(' ')}”, ${came(allowed?.join(' '))}.`
    );
  });
};

/** A script of the page that is large enough for compression. */
const largeScript = (html: string) => /\/assets\/vendor-[\w-]+\.js/.exec(html)?.[0];

const pageFindings = (page: Answer): Finding[] => [
  page.status !== 200 && `${page.path}: status 200 was expected, ${page.status} came.`,
  entryScript(page.body) === undefined && `${page.path}: it is not the page of the application.`,
  expectHeader(page, 'Content-Type', 'text/html; charset=utf-8', 'Else its texts may be misread.'),
  expectHeader(page, 'Cache-Control', cacheControl(page.path), never, 'no-'),
];

const scriptFindings = (answer: Answer): Finding[] => [
  answer.status !== 200 && `${answer.path}: status 200 was expected, ${answer.status} came.`,
  !/^(text|application)\/javascript/.test(header(answer, 'Content-Type')) &&
    `${answer.path}: Content-Type should be “text/javascript”, ${came(header(answer, 'Content-Type'))}. Else no browser runs it.`,
  expectHeader(answer, 'Cache-Control', cacheControl(answer.path), forGood, 'immutable'),
  !['br', 'gzip'].includes(header(answer, 'Content-Encoding')) &&
    `${answer.path}: it travels uncompressed, three to four times as large as it needs to be.`,
  !/accept-encoding/i.test(header(answer, 'Vary')) &&
    `${answer.path}: Vary should name “Accept-Encoding”, ${came(header(answer, 'Vary'))}. Else a cache may hand out what a browser cannot unpack.`,
];

const missingFindings = (answer: Answer, why: string): Finding[] => [
  answer.status !== 404 && `${answer.path}: status 404 was expected, ${answer.status} came. ${why}`,
  /immutable|max-age=[1-9]\d{3}/.test(header(answer, 'Cache-Control')) &&
    `${answer.path}: a missing file must not be kept, ${came(header(answer, 'Cache-Control'))}.`,
];

const readConfig = ({ status, body }: Answer): Record<string, unknown> | undefined => {
  try {
    const config: unknown = status === 200 ? JSON.parse(body) : undefined;
    return typeof config === 'object' && config !== null ? { ...config } : undefined;
  } catch {
    return undefined;
  }
};

const configFindings = (answer: Answer, config: Record<string, unknown> | undefined): Finding[] => [
  config === undefined &&
    `/config.json: JSON was expected, status ${answer.status} came with something else.`,
  config?.apiBaseUrl === undefined &&
    '/config.json: it names no apiBaseUrl, so the address that was built in counts.',
  config !== undefined && expectHeader(answer, 'Cache-Control', cacheControl('/config.json'), never, 'no-'),
];

/** The requirements that a site does not meet, a sentence each. Rejects if it cannot be reached. */
export const checkDeployment = async (address: string, ca?: Buffer): Promise<string[]> => {
  const { isSecure, get, speaksHttp2 } = createSite(address, ca);
  const page = await get('/');
  if (page.headers.location !== undefined) throw new Error(`it leads to ${page.headers.location}`);
  const script = largeScript(page.body);
  const settings = await get('/config.json');
  const config = readConfig(settings);
  const screen = await get('/features/1/edit');
  const { 'Content-Security-Policy': _policy, ...headers } = securityHeaders('');
  const findings: Finding[] = [
    ...pageFindings(page),
    ...Object.entries(headers).map(([name, value]) => expectHeader(page, name, value, '')),
    ...policyFindings(page, config ?? {}),
    ...originOf(config?.apiBaseUrl).map((api) =>
      expectHeader(page, 'Link', earlyConnection(api), 'Else the first call waits for a connection.'),
    ),
    ...pageFindings(screen),
    ...configFindings(settings, config),
    ...(script === undefined ? [] : scriptFindings(await get(script, 'gzip, br'))),
    ...missingFindings(await get('/assets/missing-00000000.js'), 'Else a screen breaks after a deployment.'),
    ...missingFindings(await get('/.vite/manifest.json'), 'What begins with a dot is not for visitors.'),
    isSecure &&
      header(page, 'Strict-Transport-Security') === '' &&
      '/: Strict-Transport-Security is missing. Else a first request may go out without TLS.',
    isSecure &&
      !(await speaksHttp2()) &&
      '/: the server does not speak HTTP/2: some thirty files come in turns.',
  ];
  return findings.filter((finding) => typeof finding === 'string').map((finding) => finding.trim());
};

const run = async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { ca: { type: 'string' } } });
  const [address = ''] = positionals;
  if (!/^https?:\/\//.test(address)) {
    console.error('Usage: npm run check-deployment -- https://admin.example.com');
    return 2;
  }
  try {
    const ca = values.ca === undefined ? undefined : readFileSync(values.ca);
    const lines = await checkDeployment(address, ca);
    for (const line of lines) console.log(`! ${line}`);
    console.log(lines.length === 0 ? 'Nothing is missing.' : `${lines.length} missing.`);
    return lines.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(
      `${address} could not be checked: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 2;
  }
};

if (import.meta.main) process.exitCode = await run();
