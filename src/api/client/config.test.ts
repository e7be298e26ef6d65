import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { json, type Respond, serve } from '@/api/test-support';

beforeEach(() => {
  vi.resetModules();
  vi.stubEnv('VITE_API_BASE_URL', '');
});
afterEach(() => vi.unstubAllEnvs());

const configured = async (...answers: unknown[]) => {
  const config = await import('./config');
  const server = await serve((_, response) => json(response, 200, answers.shift()));
  while (answers.length > 0) await config.loadConfig(server.url);
  return [config.apiBaseUrl(), config.methodOverride()];
};

describe('the API’s address', () => {
  it('falls back to a name that never resolves', async () => {
    expect(await configured()).toEqual(['https://api.test', false]);
  });

  it('is lacking once the settings were loaded without one', async () => {
    const { lacksAddress } = await import('./config');
    expect(lacksAddress()).toBe(false);
    await configured({});
    expect(lacksAddress()).toBe(true);
    await configured({ apiBaseUrl: '/api' });
    expect(lacksAddress()).toBe(false);
  });

  it('comes from the build, and from the deployment over it', async () => {
    vi.stubEnv('VITE_API_BASE_URL', 'https://build.example/api/');
    vi.stubEnv('VITE_METHOD_OVERRIDE', 'true');
    expect(await configured({})).toEqual(['https://build.example/api', true]);
    expect(await configured({ apiBaseUrl: 'http://live.example:8080//', methodOverride: false })).toEqual([
      'http://live.example:8080',
      false,
    ]);
    expect(await configured({ VITE_API_BASE_URL: '/backend/', VITE_METHOD_OVERRIDE: '1' })).toEqual([
      '/backend',
      true,
    ]);
  });

  it.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'ftp://x', 'api.example', 42, null])(
    'is never %j',
    async (apiBaseUrl) => {
      expect(await configured({ apiBaseUrl })).toEqual(['https://api.test', false]);
    },
  );

  it.each([
    ['api.example', 'The file\'s apiBaseUrl is "api.example", but has to be a URL'],
    ['', undefined],
    [undefined, undefined],
  ])('is said to be none: %j', async (apiBaseUrl, problem) => {
    const config = await import('./config');
    const server = await serve((_, response) => json(response, 200, { apiBaseUrl }));
    const said = await config.loadConfig(server.url);
    if (problem === undefined) expect(said).toBeUndefined();
    else expect(said).toContain(problem);
    expect(server.seen).toHaveLength(1);
  });

  it('comes with that of a map’s tiles, which is https and names its places', async () => {
    const config = await import('./config');
    const url = 'https://tiles.example.com/{z}/{x}/{y}.png';
    const answers = [
      { mapTiles: 'http://x/{z}/{x}/{y}' },
      { mapTiles: 'https://x/map.png' },
      { mapTiles: 42 },
    ];
    for (const answer of answers) {
      const server = await serve((_, response) => json(response, 200, answer));
      await config.loadConfig(server.url);
      expect(config.mapTiles()).toBeUndefined();
    }
    const server = await serve((_, response) =>
      json(response, 200, { mapTiles: url, mapAttribution: '© OpenStreetMap contributors' }),
    );
    await config.loadConfig(server.url);
    expect(config.mapTiles()).toEqual({ url, attribution: '© OpenStreetMap contributors' });
  });

  it('comes with that of the public site, which is this origin where none is named', async () => {
    vi.stubGlobal('location', { origin: 'https://admin.example' });
    const config = await import('./config');
    expect(config.siteUrl()).toBe('https://admin.example/');
    const server = await serve((_, response) =>
      json(response, 200, { siteUrl: 'https://www.example.com/', siteName: ' Himal Treks ' }),
    );
    await config.loadConfig(server.url);
    expect([config.siteUrl(), config.siteName()]).toEqual(['https://www.example.com/', 'Himal Treks']);
    vi.unstubAllGlobals();
  });

  it('comes with where faults are reported to, which is nowhere unless the deployment says so', async () => {
    const config = await import('./config');
    expect(config.reportTo()).toBeUndefined();
    const server = await serve((_, response) => json(response, 200, { reportTo: '/reports' }));
    await config.loadConfig(server.url);
    expect(config.reportTo()).toBe('/reports');
  });

  it.each<[string, Respond]>([
    ['404', (_, response) => json(response, 404, { apiBaseUrl: 'https://no.example' })],
    ['403 of a store without the file', (_, response) => json(response, 403, {})],
    ['the page for every path', (_, response) => void response.end(' <!doctype html>')],
  ])('stays without the file: %s', async (_, respond) => {
    const config = await import('./config');
    const server = await serve(respond);
    expect(await config.loadConfig(server.url)).toBeUndefined();
    expect(config.apiBaseUrl()).toBe('https://api.test');
    expect(server.seen).toHaveLength(1);
  });

  describe.each<[string, Respond, string]>([
    ['a lost connection', (_, response) => void response.destroy(), 'No answer came.'],
    ['no answer in time', () => undefined, 'No answer came.'],
    ['a gateway’s 502', (_, response) => json(response, 502, {}), 'The server answered 502.'],
    ['too many requests', (_, response) => json(response, 429, {}), 'The server answered 429.'],
    ['half a file', (_, response) => void response.end('{"apiBaseUrl":'), 'The file is not valid JSON.'],
  ])('after %s', (_, fail, problem) => {
    const load = async (failures: number) => {
      const [config, { timings }] = [await import('./config'), await import('./timings')];
      const patience = Array.from({ length: 3 }, (_, attempt) => (attempt < failures ? 150 : 10_000));
      Object.assign(timings, { config: patience, configAgain: 1 });
      let answers = 0;
      const server = await serve((seen, response) => {
        answers += 1;
        if (answers <= failures) void fail(seen, response);
        else json(response, 200, { apiBaseUrl: 'https://live.example' });
      });
      const onRetry = vi.fn();
      const outcome = await config.loadConfig(server.url, onRetry);
      return { outcome, retries: onRetry.mock.calls.length, address: config.apiBaseUrl() };
    };

    it('is read again', async () => {
      expect(await load(1)).toEqual({ outcome: undefined, retries: 1, address: 'https://live.example' });
    });

    it('is not taken for a missing file', async () => {
      expect(await load(9)).toMatchObject({ outcome: problem, retries: 2 });
    });
  });
});
