import type { Browser, Page } from 'playwright';
import { DEMO_CREDENTIALS } from '../../src/lib/loading/demo-accounts.ts';

/** Signs in as the administrator of the offline backend. */
export const signInAsAdministrator = async (page: Page) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(DEMO_CREDENTIALS.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_CREDENTIALS.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Account' }).waitFor();
};

/** Opens the app in a new page and signs in. */
export const openAsAdministrator = async (browser: Browser, baseURL: string) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL });
  await signInAsAdministrator(page);
  return page;
};

/** Opens a screen and waits until its data has loaded. */
export const openScreen = async (page: Page, address: string) => {
  await page.goto(address);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};
