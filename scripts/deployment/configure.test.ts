import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** The output of the script for the app and for nginx. */
const configure = (settings: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'configure-'));
  try {
    execFileSync('sh', ['deploy/configure.sh'], {
      env: { PATH: process.env.PATH, HTML_ROOT: root, NGINX_SETTINGS: root, ...settings },
      stdio: 'ignore',
    });
    const read = (file: string) => readFileSync(join(root, file), 'utf8');
    const origins = [...read('origins.conf').matchAll(/^set \$\w+ "(.*)";$/gm)].map(([, origin]) => origin);
    return { origins, config: JSON.parse(read('config.json')) as unknown };
  } finally {
    rmSync(root, { recursive: true });
  }
};

it('gives the app every setting that is given, whatever is in it', () => {
  const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png';
  expect(
    configure({
      API_BASE_URL: 'https://api.example.com/admin',
      METHOD_OVERRIDE: 'true',
      WHOLE_RECORDS: 'hotels blogs',
      SITE_URL: 'https://www.example.com',
      SITE_NAME: 'Himal Treks',
      MAP_TILES: tiles,
      MAP_ATTRIBUTION: '© "Maps" \\ Kathmandu',
      REPORT_TO: 'https://errors.example.com:8443/in?project=1',
    }),
  ).toEqual({
    origins: ['https://api.example.com', 'https://errors.example.com:8443'],
    config: {
      apiBaseUrl: 'https://api.example.com/admin',
      methodOverride: 'true',
      wholeRecords: 'hotels blogs',
      siteUrl: 'https://www.example.com',
      siteName: 'Himal Treks',
      mapTiles: tiles,
      mapAttribution: '© "Maps" \\ Kathmandu',
      reportTo: 'https://errors.example.com:8443/in?project=1',
    },
  });
});

it('leaves out what is not given, and knows an API on the same origin', () => {
  expect(configure({ API_BASE_URL: '/api' })).toEqual({
    origins: ["'self'", ''],
    config: { apiBaseUrl: '/api', methodOverride: 'false' },
  });
});

it.each(['', 'api.example.com', 'https://x"; deny all; "', '//api.example.com', '/\\api.example.com'])(
  'does not start with “%s” for the address of the API',
  (address) => {
    expect(() => configure({ API_BASE_URL: address })).toThrow();
  },
);

it.each<Record<string, string>>([
  { SITE_NAME: 'Himal\nTreks' },
  { MAP_ATTRIBUTION: 'Maps\n' },
  { METHOD_OVERRIDE: 'true\r' },
  { REPORT_TO: 'https://errors.example.com\nhttps://b.test' },
  { REPORT_TO: '//errors.example.com' },
  { SITE_URL: '//www.example.com' },
])('does not start with %j', (settings) => {
  expect(() => configure({ API_BASE_URL: '/api', ...settings })).toThrow();
});

it('keeps a quotation mark within its value', () => {
  const { config } = configure({ API_BASE_URL: '/api', METHOD_OVERRIDE: 'tr"ue' });
  expect(config).toEqual({ apiBaseUrl: '/api', methodOverride: 'tr"ue' });
});
