// Takes screenshots of the production build: those of the README and the help, into docs/screenshots, and, with `--
// --all`, of every path at 1280 and 390 pixels, light and dark, into screenshots.
import { mkdirSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import { startServers } from '../servers/servers.ts';
import { addresses } from './addresses.ts';
import { openAsAdministrator, openScreen } from './administrator.ts';
import { launchOptions } from './chromium.ts';
import { takeHelp } from './help-pictures.ts';

const take = (page: Page, path: string) => page.screenshot({ path, animations: 'disabled' });

const wear = (page: Page, theme: string) =>
  page.evaluate((name) => localStorage.setItem('appearance', JSON.stringify({ theme: name })), theme);

const takeReadme = async (page: Page) => {
  const folder = 'docs/screenshots';
  mkdirSync(folder, { recursive: true });

  await wear(page, 'light');
  await openScreen(page, '/packages');
  await take(page, `${folder}/packages.png`);

  await wear(page, 'dark');
  await openScreen(page, '/packages/1/departures/create?mode=season');
  await page.getByRole('textbox', { name: 'First day' }).fill('2027-10-01');
  await page.getByRole('textbox', { name: 'Last day' }).fill('2027-11-30');
  await page.getByRole('heading', { name: 'Preview' }).click();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await take(page, `${folder}/season.png`);

  await wear(page, 'semi-dark');
  await openScreen(page, '/packages/1/view');
  await page.locator('#itinerary').evaluate((section) => section.scrollIntoView());
  await take(page, `${folder}/itinerary.png`);
};

const takeAll = async (page: Page) => {
  for (const theme of ['light', 'dark']) {
    await wear(page, theme);
    for (const width of [1280, 390]) {
      const folder = `screenshots/${theme}-${width}`;
      mkdirSync(folder, { recursive: true });
      await page.setViewportSize({ width, height: width === 390 ? 844 : 800 });
      for (const route of addresses().filter((one) => one !== '/login')) {
        const address = route.replace(/\{\w+\}/g, '1');
        await openScreen(page, address);
        await take(page, `${folder}/${address.slice(1).replaceAll('/', '-') || 'home'}.png`);
      }
    }
  }
};

const servers = await startServers();
const browser = await chromium.launch(launchOptions());
try {
  const page = await openAsAdministrator(browser, servers.app);
  if (process.argv.includes('--all')) await takeAll(page);
  else {
    await takeHelp(browser, page);
    await takeReadme(page);
  }
} finally {
  await browser.close();
  servers.close();
}
