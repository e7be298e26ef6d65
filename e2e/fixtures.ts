import { type APIRequestContext, expect, type Page, type Request, test as base } from '@playwright/test';
import { startServers } from '../scripts/servers/servers.ts';
import { imageBytes } from '../src/lib/files/image-file.fixtures.ts';
import { DEMO_CREDENTIALS } from '../src/lib/loading/demo-accounts.ts';
import type { DialectName } from '../src/mocks/dialects/names.ts';

export const credentials = DEMO_CREDENTIALS;

/** A small image for `setInputFiles`. */
export const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(imageBytes('png')),
});

/** The answer of a server that takes no call for so many seconds. */
export const refusedFor = (seconds: number) => ({
  status: 429,
  headers: {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Expose-Headers': 'Retry-After',
    'Retry-After': String(seconds),
  },
  json: {},
});

/** Marks a journey that repeats others with other data: only `npm run test:all` runs it. */
export const repetition = '@repetition';

/** Every table of the API's data, with its rows. */
export type Database = Record<string, Record<string, unknown>[]>;

/** A request that may have changed data; a file in its body is `{ file: size }`. */
interface Write {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  status: number;
}

/** Controls the API of the test: see src/mocks/remote-control.ts. */
class MockApi {
  readonly url: string;
  readonly #request: APIRequestContext;

  constructor(url: string, request: APIRequestContext) {
    this.url = url;
    this.#request = request;
  }

  async command(name: 'reset' | 'expire' | 'end-sessions' | 'controls' | 'fail', data: object = {}) {
    const response = await this.#request.post(`${this.url}/__mock/${name}`, { data });
    expect(response.status(), `/__mock/${name}`).toBe(204);
  }

  /** The browser's stored session of an administrator, by storage key. */
  async session(): Promise<Record<string, string>> {
    const response = await this.#request.post(`${this.url}/admin/login`, { data: credentials });
    const { data } = (await response.json()) as {
      data: { access_token: string; refresh_token: string; user?: object };
    };
    const { user = { id: 1, email: credentials.email }, ...tokens } = data;
    return { ...tokens, userInfo: JSON.stringify(user) };
  }

  async #view(name: 'log' | 'requests' | 'database') {
    return (await (await this.#request.get(`${this.url}/__mock/${name}`)).json()) as unknown;
  }

  /** The calls since the start of the test, such as `POST /admin/refresh 200`. */
  async log() {
    return (await this.#view('log')) as string[];
  }

  /** The writes since the start of the test, with their bodies. */
  async requests() {
    return (await this.#view('requests')) as Write[];
  }

  /** The current data without sessions, to compare states. */
  async database() {
    return (await this.#view('database')) as Database;
  }
}

export const signIn = async (page: Page, { email, password } = credentials) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

/** Opens the home screen, with the menu and the global keys. */
export const openHome = async (page: Page) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
};

/** Counts the page's requests from now on; returns a function that waits until the network was idle for 100 ms. */
export const watchNetwork = (page: Page) => {
  const open = new Set<Request>();
  let changed = 0;
  const end = (request: Request) => {
    open.delete(request);
    changed = Date.now();
  };
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return () =>
    expect.poll(() => open.size === 0 && Date.now() - changed > 100, { intervals: [50] }).toBe(true);
};

interface Fixtures {
  /** The API's deviations from the contract: `test.use({ dialect: 'laravel' })`. See src/mocks/dialects. */
  dialect: DialectName;
  /** A seeded backend with that dialect. */
  api: MockApi;
  /** A blank page of a browser that is signed in as an administrator. */
  admin: Page;
  /**
   * Fails the test on browser warnings and errors, CSP violations, and calls that are not in the contract; and if a
   * token is anywhere but in a header of a request to the API.
   */
  complaints: string[];
}

type Servers = Awaited<ReturnType<typeof startServers>>;

interface WorkerFixtures {
  /** The folder of the build. */
  root: string;
  servers: Servers;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  root: ['dist', { option: true, scope: 'worker' }],
  servers: [
    async ({ root }, use) => {
      const servers = await startServers({ bookings: 300, root });
      await use(servers);
      servers.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ servers }, use) => use(servers.app),
  dialect: ['normal', { option: true }],
  api: [
    async ({ servers, request, dialect }, use, testInfo) => {
      const api = new MockApi(servers.api, request);
      await api.command('reset');
      await api.command('controls', { dialect });
      await use(api);
      if (testInfo.status === testInfo.expectedStatus) return;
      const calls = (await api.log()).slice(-20);
      console.log([`The last requests of "${testInfo.title}":`, ...calls].join('\n  '));
    },
    { auto: true },
  ],
  admin: async ({ page, api, baseURL }, use) => {
    const localStorage = Object.entries(await api.session()).map(([name, value]) => ({ name, value }));
    await page.context().setStorageState({ cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] });
    await use(page);
  },
  complaints: [
    async ({ page, api }, use) => {
      const complaints: string[] = [];
      const tokens = new Set<string>();
      const holdsToken = (text: string) => [...tokens].some((token) => text.includes(token));
      page.on('request', (request) => {
        const { authorization } = request.headers();
        if (authorization) tokens.add(authorization.replace('Bearer ', ''));
        const isOurs = request.url().startsWith(api.url);
        if ((authorization && !isOurs) || holdsToken(request.url()))
          complaints.push(`The token went to ${request.url()}`);
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      // The browser does not log all CSP violations.
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
          console.error(`The CSP forbids ${violatedDirective} ${blockedURI}`),
        ),
      );
      page.on('response', (response) => {
        // The offline backend's response to calls that are not in the contract.
        if ('x-not-in-contract' in response.headers())
          complaints.push(`${response.url()} is not in the contract.`);
      });
      page.on('console', (message) => {
        // The browser logs every response of 400 and above, which tests cause on purpose, and images over HTTP, as only
        // the application has a certificate.
        const expected =
          message.text().startsWith('Failed to load resource') ||
          (message.text().startsWith('Mixed Content') && message.text().includes(`${api.url}/files/`));
        if (holdsToken(message.text())) complaints.push('The token is in the console.');
        if (['error', 'warning'].includes(message.type()) && !expected) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
