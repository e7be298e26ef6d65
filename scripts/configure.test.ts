import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What the image writes for the app, and the origin that it allows the app to call. */
const configure = (settings: Record<string, string>) => {
  const root = mkdtempSync(join(tmpdir(), 'configure-'));
  try {
    const origin = execFileSync('sh', ['-ec', '. deploy/configure.envsh; printf %s "$API_ORIGIN"'], {
      env: { PATH: process.env.PATH, HTML_ROOT: root, ...settings },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return { origin, config: JSON.parse(readFileSync(join(root, 'config.json'), 'utf8')) as unknown };
  } finally {
    rmSync(root, { recursive: true });
  }
};

it('tells the app every setting that is given, whatever stands in it', () => {
  const tiles = 'https://tiles.example.com/{z}/{x}/{y}.png';
  expect(
    configure({
      API_BASE_URL: 'https://api.example.com/admin',
      METHOD_OVERRIDE: 'true',
      SITE_URL: 'https://www.example.com',
      MAP_TILES: tiles,
      MAP_ATTRIBUTION: '© "Maps" \\ Kathmandu',
    }),
  ).toEqual({
    origin: 'https://api.example.com',
    config: {
      apiBaseUrl: 'https://api.example.com/admin',
      methodOverride: 'true',
      siteUrl: 'https://www.example.com',
      mapTiles: tiles,
      mapAttribution: '© "Maps" \\ Kathmandu',
    },
  });
});

it('leaves out what is not given, and knows an API on the same origin', () => {
  expect(configure({ API_BASE_URL: '/api' })).toEqual({
    origin: "'self'",
    config: { apiBaseUrl: '/api', methodOverride: 'false' },
  });
});

it('does not start without the address of the API', () => {
  expect(() => configure({})).toThrow();
});
