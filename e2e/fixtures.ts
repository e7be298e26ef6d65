import { test as base, expect, type APIRequestContext, type Page } from '@playwright/test';
import { startServers } from '../scripts/servers.ts';

export const credentials = { email: 'admin@example.com', password: 'Annapurna#8091' };

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

  /** The calls since the start of the test, such as `POST /admin/refresh 200`. */
  async log() {
    return (await (await this.#request.get(`${this.url}/__mock/log`)).json()) as string[];
  }
}

export async function signIn(page: Page, { email, password } = credentials) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

interface Fixtures {
  /** A backend as seeded. */
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
  api: [
    async ({ servers, request }, use) => {
      const api = new MockApi(servers.api, request);
      await api.command('reset');
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
