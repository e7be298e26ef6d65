import type { Browser } from 'playwright';
import { DEMO_CREDENTIALS } from '../src/lib/demo-accounts.ts';

/** Opens the app at the address and signs in as the administrator of the offline backend. */
export const openAsAdministrator = async (browser: Browser, baseURL: string) => {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL });
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(DEMO_CREDENTIALS.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(DEMO_CREDENTIALS.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Account' }).waitFor();
  return page;
};
