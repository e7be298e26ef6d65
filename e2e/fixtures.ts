import { type APIRequestContext, expect, type Page, test as base } from '@playwright/test';
import { startServers } from '../scripts/servers.ts';
import { DEMO_CREDENTIALS } from '../src/lib/demo-accounts.ts';

export const credentials = DEMO_CREDENTIALS;

export type Dialect = 'normal' | 'laravel' | 'ids' | 'bare' | 'strict' | 'deaf';

/** Every table of the API's data with its rows. */
export type Database = Record<string, Record<string, unknown>[]>;

/** A request that may have changed the data; a file in its body is `{ file: size }`. */
interface Write {
  method: string;
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  status: number;
}

/** Steers the API that the test talks to: see src/mocks/remote-control.ts. */
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

  /** The data as it is now, without sessions: to be compared before and after. */
  async database() {
    return (await this.#view('database')) as Database;
  }
}

export const signIn = async (page: Page, { email, password } = credentials) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

interface Fixtures {
  /** How the API differs from the contract: `test.use({ dialect: 'laravel' })`. See src/mocks/dialects. */
  dialect: Dialect;
  /** A backend as seeded, that speaks the dialect. */
  api: MockApi;
  /** The page, with an administrator signed in at the home screen. */
  admin: Page;
  /** Fails the test for what the browser complains about: errors, a broken CSP. Expected ones are filtered out. */
  complaints: string[];
}

type Servers = Awaited<ReturnType<typeof startServers>>;

export const test = base.extend<Fixtures, { servers: Servers }>({
  servers: [
    async ({}, use) => {
      const servers = await startServers();
      await use(servers);
      servers.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ servers }, use) => use(servers.app),
  dialect: ['normal', { option: true }],
  api: [
    async ({ servers, request, dialect }, use) => {
      const api = new MockApi(servers.api, request);
      await api.command('reset');
      await api.command('controls', { dialect });
      await use(api);
    },
    { auto: true },
  ],
  admin: async ({ page }, use) => {
    await page.goto('/login');
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await use(page);
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => {
        // The browser itself reports every answer of 400 and above; tests cause those on purpose.
        const expected = message.text().startsWith('Failed to load resource');
        if (message.type() === 'error' && !expected) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
