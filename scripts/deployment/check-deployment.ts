// npm run check-deployment -- https://admin.example.com [--ca FILE]
// Checks that a deployed site meets the application's requirements, whatever server it uses, and prints what is
// missing or too much. Exits with 0 if nothing is, 1 if something is, 2 if the site cannot be reached. `--ca` is a certificate to
// trust.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { entryScript } from '../../src/lib/loading/entry-script.ts';
import { cacheControl, changePassword } from '../servers/headers.ts';
import { type Answer, came, header } from './answers.ts';
import { keepingFindings, protectionFindings } from './header-findings.ts';
import { policyFindings } from './policy.ts';
import { createSite } from './site.ts';

/** One finding; falsy if there is no problem. */
type Finding = string | false | undefined;

const originOf = (address: unknown): string[] =>
  typeof address === 'string' && /^https?:/.test(address) ? [new URL(address).origin] : [];

/** A script of the page that is large enough for compression. */
const largeScript = (html: string) => /\/assets\/vendor-[\w-]+\.js/.exec(html)?.[0];

const pageFindings = (page: Answer): Finding[] => [
  page.status !== 200 && `${page.path}: status 200 was expected, ${page.status} came.`,
  entryScript(page.body) === undefined && `${page.path}: it is not the page of the application.`,
  !/^text\/html; *charset="?utf-8"?$/i.test(header(page, 'Content-Type')) &&
    `${page.path}: Content-Type should be “text/html; charset=utf-8”, ${came(header(page, 'Content-Type'))}. Else its texts may be misread.`,
  ...keepingFindings(page, false, cacheControl(page.path)),
];

const scriptFindings = (answer: Answer): Finding[] => [
  answer.status !== 200 && `${answer.path}: status 200 was expected, ${answer.status} came.`,
  !/^(text|application)\/javascript/.test(header(answer, 'Content-Type')) &&
    `${answer.path}: Content-Type should be “text/javascript”, ${came(header(answer, 'Content-Type'))}. Else no browser runs it.`,
  header(answer, 'X-Content-Type-Options').toLowerCase() !== 'nosniff' &&
    `${answer.path}: X-Content-Type-Options should be “nosniff”, ${came(header(answer, 'X-Content-Type-Options'))}.`,
  ...keepingFindings(answer, true, cacheControl(answer.path)),
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
  ...(config === undefined ? [] : keepingFindings(answer, false, cacheControl('/config.json'))),
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
  const [api] = originOf(config?.apiBaseUrl);
  const connect = [...originOf(config?.apiBaseUrl), ...originOf(config?.reportTo)];
  const password = await get(changePassword.wellKnown);
  const findings: Finding[] = [
    ...[page, screen].flatMap((answer) => [
      ...pageFindings(answer),
      ...protectionFindings(answer, isSecure, api),
      ...policyFindings(answer, connect),
    ]),
    ...configFindings(settings, config),
    ...(script === undefined ? [] : scriptFindings(await get(script, 'gzip, br'))),
    ...missingFindings(await get('/assets/missing-00000000.js'), 'Else a screen breaks after a deployment.'),
    ...missingFindings(await get('/.vite/manifest.json'), 'What begins with a dot is not for visitors.'),
    !header(password, 'Location').endsWith(changePassword.screen) &&
      `${password.path}: it should lead to “${changePassword.screen}”, ${came(header(password, 'Location'))}. Password managers ask there.`,
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
    console.log(
      lines.length === 0 ? 'Nothing is missing, and nothing is too much.' : `${lines.length} to mend.`,
    );
    return lines.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(
      `${address} could not be checked: ${error instanceof Error ? error.message : String(error)}`,
    );
    return 2;
  }
};

if (import.meta.main) process.exitCode = await run();
