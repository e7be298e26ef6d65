import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launchOptions } from '../scripts/browser/chromium.ts';
import { expect, signIn, test } from './fixtures.ts';

// Its answers may be stored, as far as they say.
test.use({ dialect: 'bare' });

test('after a sign-out no answer of the API is on the disk', async ({ playwright, baseURL, api }) => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const browser = await playwright.chromium.launchPersistentContext(profile, launchOptions());
  const [page] = browser.pages();
  if (!page) throw new Error('No page');
  await page.goto(baseURL ?? '');
  await signIn(page);
  await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await page.goto(`${baseURL ?? ''}/users`);
  const name = 'Ojaswi Maya Dahal';
  await expect(page.getByText(name).first()).toBeVisible();
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await browser.close();

  const files = readdirSync(profile, { recursive: true, encoding: 'utf8' })
    .map((file) => join(profile, file))
    .filter((file) => statSync(file).isFile());
  const holding = (text: string) => files.filter((file) => readFileSync(file).includes(text));
  // The application itself is stored, so the disk is where it would be.
  expect(holding('/assets/')).not.toEqual([]);
  for (const text of [name, `${api.url}/v1/admin`]) expect([text, holding(text)]).toEqual([text, []]);
  rmSync(profile, { recursive: true });
});
