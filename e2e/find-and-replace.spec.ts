import type { Page } from '@playwright/test';
import { inEveryDialect, watchData } from './dialects/dialects.ts';
import { type Database, expect, repetition, signIn, test } from './fixtures.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Find and replace' });
const findBox = (page: Page) => page.getByRole('textbox', { name: 'Find', exact: true });
const replaceBox = (page: Page) => page.getByRole('textbox', { name: 'Replace by' });
const replaceIn = (page: Page, count: number) =>
  page.getByRole('button', { name: `Replace in ${count} places` });

const find = async (page: Page, words: string, replacement: string) => {
  await findBox(page).fill(words);
  await replaceBox(page).fill(replacement);
  await page.keyboard.press('Enter');
};

/** How often a name is in the data, in any capitals; slugs do not count. */
const countOf = (database: Database, name: string) =>
  JSON.stringify(database, (key, value: unknown) => (key === 'slug' ? undefined : value)).split(
    new RegExp(name, 'i'),
  ).length - 1;

/** The text of a region’s image is stored in two places by the server. */
const MIRRORED = 1;

const placesIn = async (api: { database: () => Promise<Database> }) =>
  countOf(await api.database(), 'Tengboche') - MIRRORED;

test(
  'a name is replaced in all texts by few keys, through faults, once each, and changed back',
  { tag: repetition },
  async ({ admin: page, api }) => {
    const before = await api.database();
    const changes = await watchData(api);
    const places = await placesIn(api);

    await test.step('eight keys and two texts lead to the preview of every place', async () => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
      await page.keyboard.press('Control+k');
      await page.keyboard.type('find and rep');
      await expect(page.getByRole('option', { name: /^Find and replace/ }).first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(heading(page)).toBeVisible();
      await findBox(page).press('ControlOrMeta+a');
      await page.keyboard.type('Tengboche');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Tab');
      await page.keyboard.type('Tengpoche');
      await page.keyboard.press('Enter');
      await expect(replaceIn(page, places)).toBeEnabled({ timeout: 60_000 });
      await expect(
        page.getByText('Title Namche to Tengboche becomes Tengpoche', { exact: true }),
      ).toBeVisible();
    });

    await test.step('an error, a refusal for now and a lost answer stop in the middle', async () => {
      await page.getByRole('checkbox', { name: 'All places in Blogs' }).uncheck();
      await api.command('fail', { path: '/itenaries/', method: 'PATCH', status: 500 });
      await api.command('fail', { path: '/seo-pages/', method: 'POST', status: 429 });
      await page.route(/\/package\/packages\/\d+$/, async (route) => {
        if (route.request().method() !== 'PATCH') return route.fallback();
        await route.fetch();
        return route.abort('connectionreset');
      });
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText(/^\d records changed, \d failed$/).first()).toBeVisible({
        timeout: 60_000,
      });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByText(/^\d records? changed$/).first()).toBeVisible({ timeout: 60_000 });
    });

    await test.step('all but the unticked blogs is replaced, each record was written once, and no slug', async () => {
      const after = await api.database();
      const left = { ...after, blogs: [] };
      expect(countOf(left, 'Tengboche')).toBe(0);
      expect(after.blogs).toEqual(before.blogs);
      const slugs = (database: Database) =>
        Object.values(database).flatMap((rows) => rows.map(({ slug }) => slug));
      expect(slugs(after)).toEqual(slugs(before));
      const kept = (await api.requests()).filter(
        ({ method, status }) => ['PATCH', 'POST'].includes(method) && status === 200,
      );
      const paths = kept.map(({ path }) => path).filter((path) => /\d$/.test(path));
      expect(new Set(paths).size).toBe(paths.length);
    });

    await test.step('Undo changes all back, byte for byte', async () => {
      await page.getByRole('group', { name: 'Replace' }).getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('All changed back').first()).toBeVisible({ timeout: 60_000 });
      expect(await changes()).toEqual({});
      await expect(replaceIn(page, places - 5)).toBeVisible();
    });
  },
);

test(
  'the end of the session and somebody else in the middle lose and overwrite nothing',
  { tag: repetition },
  async ({ admin: page, api }) => {
    const places = await placesIn(api);
    await page.goto('/find-and-replace');
    await find(page, 'Tengboche', 'Tengpoche');
    await expect(replaceIn(page, places)).toBeEnabled({ timeout: 60_000 });
    await page.route(
      /\/seo-pages\/\d+$/,
      async (route) => {
        await api.command('end-sessions');
        await route.continue();
      },
      { times: 1 },
    );
    await replaceIn(page, places).click();
    await expect(page.getByText(/^Your session ended at “Replacing \d of \d”/)).toBeVisible({
      timeout: 60_000,
    });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await page.goto('/find-and-replace');
    await find(page, 'Tengboche', 'Tengpoche');
    const button = page.getByRole('button', { name: /^Replace in/ });
    await expect(button).toBeEnabled({ timeout: 60_000 });
    const left = Number(/\d+/.exec(await button.innerText())?.[0]);
    expect(left).toBeLessThan(places);
    expect(countOf(await api.database(), 'Tengboche') - left).toBeLessThanOrEqual(MIRRORED);

    const title = 'Visit to Tengboche monastery at dawn';
    const other = await page.context().newPage();
    await other.goto('/features?title=Tengboche');
    await other.getByRole('link', { name: 'Visit to Tengboche monastery' }).click();
    await other.getByRole('textbox', { name: 'Title' }).fill(title);
    await other.keyboard.press('Control+s');
    await expect(other.getByRole('alert').filter({ hasText: 'was saved' })).toBeVisible();
    await other.close();
    await button.click();
    await expect(page.getByText(/It was changed since it was read/)).toBeVisible({ timeout: 60_000 });
    const titles = async () => (await api.database()).features?.map((row) => row.title) ?? [];
    expect(await titles()).toContain(title);
    await page.getByRole('checkbox', { name: 'All places in Features' }).check();
    await page.getByRole('button', { name: 'Replace in 1 place' }).click();
    await expect.poll(titles).toContain('Visit to Tengpoche monastery at dawn');
    expect(countOf(await api.database(), 'Tengboche')).toBe(0);
  },
);

test(
  'a name of the list leads to its other spellings, and the list is one’s own',
  { tag: repetition },
  async ({ admin: page }) => {
    await page.goto('/find-and-replace');
    const list = page.getByRole('region', { name: 'Names’ spellings' });
    await list.getByRole('searchbox', { name: 'Find a name' }).fill('Tengb');
    await list.getByRole('link', { name: 'Edit Tengboche' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Tengboche' });
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Tengpoche');
    await dialog.getByRole('textbox', { name: 'Other spellings' }).fill('Tengboche,');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.goto('/find-and-replace');
    await list.getByRole('searchbox', { name: 'Find a name' }).fill('Tengp');
    await list
      .getByRole('listitem')
      .filter({ hasText: 'Tengpoche' })
      .getByRole('link', { name: 'Find others' })
      .click();
    await expect(page).toHaveURL(/find=Tyangboche&replace=Tengpoche&.*also=Tengboche/);
    await expect(findBox(page)).toHaveValue('Tyangboche');
    await expect(page.getByRole('button', { name: /^Replace in/ })).toBeEnabled({ timeout: 60_000 });
  },
);

inEveryDialect(() => {
  test('a name is replaced in texts of every kind, and changed back', async ({ admin: page, api }) => {
    const places = await placesIn(api);
    const changes = await watchData(api);
    /** Where whole records are sent, what had no value may be an empty text or object since. */
    const changed = async () =>
      Object.values(await changes()).filter((value) => !['""', '{}'].includes(JSON.stringify(value)));
    await page.goto('/find-and-replace');
    await find(page, 'Tengboche', 'Tengpoche');
    await expect(replaceIn(page, places)).toBeEnabled({ timeout: 100_000 });
    await replaceIn(page, places).click();
    await expect(page.getByText(/^\d+ records changed$/).first()).toBeVisible({ timeout: 60_000 });
    const after = await api.database();
    expect(countOf(after, 'Tengboche')).toBe(0);
    await page.getByRole('group', { name: 'Replace' }).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('All changed back').first()).toBeVisible({ timeout: 60_000 });
    expect(await changed()).toEqual([]);
  });
});
