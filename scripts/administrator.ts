import type { Browser } from 'playwright';

/** Opens the app at the address and signs in as the administrator of the offline backend. */
export async function openAsAdministrator(browser: Browser, baseURL: string) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, baseURL });
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('admin@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('Annapurna#8091');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('button', { name: 'Account' }).waitFor();
  return page;
}
