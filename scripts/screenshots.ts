// Takes the README's pictures of the production build, one in each theme.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { openAsAdministrator } from './administrator.ts';
import { launchOptions } from './chromium.ts';
import { startServers } from './servers.ts';

const folder = 'docs/screenshots';
mkdirSync(folder, { recursive: true });

const servers = await startServers();
const browser = await chromium.launch(launchOptions());
try {
  const page = await openAsAdministrator(browser, servers.app);
  for (const theme of ['light', 'dark', 'semi-dark']) {
    await page.evaluate((name) => localStorage.setItem('appearance', JSON.stringify({ theme: name })), theme);
    await page.goto('/amenities');
    await page.locator('tbody a').first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `${folder}/${theme}.png`, animations: 'disabled' });
  }
} finally {
  await browser.close();
  servers.close();
}
