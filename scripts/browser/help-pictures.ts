import { mkdirSync, writeFileSync } from 'node:fs';
import type { Browser, Locator, Page } from 'playwright';
import { SEED_DAY } from '../../src/mocks/seed/seed-day.ts';
import { openScreen } from './administrator.ts';

const folder = 'docs/screenshots/help';

/** Waits for fonts, rows and images in view, so that no screenshot is incomplete. */
const whole = async (page: Page) => {
  await page.waitForLoadState('networkidle');
  // Content outside the viewport, or behind a dialog, loads later.
  await page.waitForFunction(() =>
    [
      ...(document.querySelector('[role="dialog"]') ?? document).querySelectorAll(
        '.mantine-Skeleton-root, .mantine-Loader-root',
      ),
    ]
      .map((waiting) => waiting.getBoundingClientRect())
      .every(({ top, bottom }) => top > innerHeight || bottom < 0),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inView = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
    await Promise.all(inView.map((image) => image.decode()));
  });
};

const size = { width: 1280, height: 800 };

/** The margin of a screenshot; 0 for a dialog, whose backdrop hides the rest. */
const marginOf = async (page: Page) => ((await page.getByRole('dialog').count()) > 0 ? 0 : 12);

/** Takes a screenshot of these elements, as far as they are in the viewport. */
const take = async (page: Page, name: string, parts: readonly Locator[]) => {
  await whole(page);
  const boxes = (await Promise.all(parts.map((part) => part.boundingBox()))).filter((box) => box !== null);
  const margin = await marginOf(page);
  const { width: most, height: tallest } = page.viewportSize() ?? size;
  const left = Math.max(0, Math.min(...boxes.map(({ x }) => x)) - margin);
  const top = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - margin);
  const right = Math.min(most, Math.max(...boxes.map(({ x, width }) => x + width)) + margin);
  const bottom = Math.min(tallest, Math.max(...boxes.map(({ y, height }) => y + height)) + margin);
  const scrolled = await page.evaluate(() => scrollY);
  const devTools = await page.context().newCDPSession(page);
  const { data } = await devTools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 75,
    clip: { x: left, y: top + scrolled, width: right - left, height: bottom - top, scale: 1 },
  });
  writeFileSync(`${folder}/${name}.webp`, Buffer.from(data, 'base64'));
};

const dialog = (page: Page) => page.getByRole('dialog');
/** The screen without the navbar. */
const screen = (page: Page) => page.locator('#main > *').last();
const panel = (page: Page, title: string) =>
  page.locator('section', { has: page.getByRole('heading', { level: 2, name: title, exact: true }) }).last();
const text = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** Another user saves the same form first. */
const changeFirst = async (
  browser: Browser,
  page: Page,
  address: string,
  change: (page: Page) => Promise<unknown>,
) => {
  const other = await browser.newPage({
    baseURL: new URL(page.url()).origin,
    storageState: await page.context().storageState(),
  });
  await other.clock.setFixedTime(await page.evaluate(() => Date.now()));
  await openScreen(other, address);
  await change(other);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await other.waitForURL('**/packages');
  await other.close();
};

const pictures: Record<string, (page: Page, browser: Browser) => Promise<Locator[]>> = {
  home: async (page) => {
    await openScreen(page, '/');
    return [
      page.getByRole('heading', { level: 1 }),
      panel(page, 'Requests'),
      panel(page, 'Listings and vendors'),
    ];
  },
  palette: async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Command' }).fill('gokyo');
    await page
      .getByRole('option', { name: /Gokyo Lakes/ })
      .first()
      .waitFor();
    return [dialog(page)];
  },
  requests: async (page) => {
    await openScreen(page, '/requests/packages?kinds=all');
    return [screen(page)];
  },
  readiness: async (page) => {
    await openScreen(page, '/packages/16/view');
    return [screen(page)];
  },
  season: async (page) => {
    await openScreen(page, '/packages/1/departures/create?mode=season');
    await text(page, 'First day').fill('2027-10-01');
    await text(page, 'Last day').fill('2027-11-30');
    await page.getByRole('heading', { name: 'Preview' }).click();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    return [panel(page, 'Preview'), page.getByRole('button', { name: /^Create \d/ })];
  },
  departures: async (page) => {
    await openScreen(page, '/departures?view=season&from=2027-02-28');
    const row = page.getByRole('row', { name: /Annapurna Base Camp Trek/ });
    await row.getByRole('gridcell', { name: /^Week of 18 Apr 2027/ }).focus();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowDown');
    return [screen(page)];
  },
  month: async (page) => {
    await page.setViewportSize({ ...size, height: 600 });
    await openScreen(page, '/bookings?view=board');
    return [screen(page)];
  },
  many: async (page) => {
    await openScreen(page, '/packages');
    for (const row of [1, 2, 3, 4, 5]) await page.getByRole('checkbox').nth(row).check();
    await page.getByRole('button', { name: 'Edit selected' }).click();
    await dialog(page).getByRole('combobox', { name: 'Change' }).click();
    await page.getByRole('option', { name: 'Increase by %' }).click();
    await dialog(page).getByRole('textbox', { name: 'Value' }).fill('10');
    return [dialog(page)];
  },
  conflict: async (page, browser) => {
    const address = '/packages/2/edit';
    await openScreen(page, address);
    await changeFirst(browser, page, address, (other) => text(other, 'Duration').fill('7 days'));
    await text(page, 'Duration').fill('9 days');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await dialog(page).waitFor();
    return [dialog(page)];
  },
  editor: async (page) => {
    await openScreen(page, '/blogs/create');
    const editor = text(page, 'Description');
    await editor.click();
    await editor.evaluate((element) => {
      scrollTo(0, element.getBoundingClientRect().top + scrollY - 250);
    });
    await page.keyboard.type('Tea from Ilam is picked four times a year. The first flush is the lightest.');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await page.getByRole('listbox', { name: 'Blocks' }).waitFor();
    return [editor, page.getByRole('toolbar'), page.getByRole('listbox', { name: 'Blocks' })];
  },
};

/** Takes the screenshots of the help, on the seed's date. */
export const takeHelp = async (browser: Browser, page: Page) => {
  mkdirSync(folder, { recursive: true });
  // Some forms are left with unsaved edits.
  page.on('dialog', (asked) => void asked.accept());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.setFixedTime(`${SEED_DAY}T06:30:00Z`);
  for (const [name, show] of Object.entries(pictures)) {
    await page.setViewportSize(size);
    await take(page, name, await show(page, browser));
  }
};
