import type { Page } from '@playwright/test';
import { inEveryDialect, watchData } from './dialects/dialects.ts';
import { type Database, expect, refusedFor, repetition, signIn, test } from './fixtures.ts';

/** The alt texts of the images of all packages, by id. */
const textsIn = ({ packages = [] }: Database) =>
  new Map(
    packages.flatMap(({ images }) =>
      (images as { id: number; alt: string }[]).map(({ id, alt }) => [id, alt]),
    ),
  );

/** Reads the images of an area. */
const readImages = async (page: Page, area: string) => {
  await page.goto(`/images?area=${area}`);
  await expect(page.getByText(/^Read at /)).toBeVisible({ timeout: 100_000 });
};

/** Writes alt texts one after the other, from the first image on. */
const typeTexts = async (page: Page, texts: readonly string[]) => {
  await page.getByRole('list', { name: 'Images' }).getByRole('button').first().focus();
  await page.keyboard.press('Enter');
  for (const [index, text] of texts.entries()) {
    await expect(page.getByText(`${index + 1} of `, { exact: false }).last()).toBeVisible();
    await page.getByRole('textbox', { name: 'Alt text' }).fill(text);
    await page.keyboard.press('Enter');
  }
};

test(
  'ten alt texts are written one after the other, through an error and a lost answer',
  { tag: repetition },
  async ({ admin: page, api }) => {
    const before = await api.database();
    const pressed: string[] = [];
    const press = async (keys: string) => {
      pressed.push(keys);
      await page.keyboard.press(keys);
    };
    await page.goto('/images?area=packages');
    await expect(page.getByText(/^Read at /)).toBeVisible({ timeout: 60_000 });
    await page.getByRole('list', { name: 'Images' }).getByRole('button').first().focus();
    await press('Enter');
    const text = page.getByRole('textbox', { name: 'Alt text' });
    for (let number = 1; number <= 10; number += 1) {
      await expect(page.getByText(`${number} of `, { exact: false }).last()).toBeVisible();
      await text.fill(`Yak ${number}`);
      await press('Enter');
    }

    let writes = 0;
    await page.route(/\/package\/packages\/\d+$/, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      writes += 1;
      if (writes === 3) return route.fulfill({ status: 500, json: { message: 'Down.' } });
      if (writes !== 6) return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await press('Control+Enter');
    await expect(page.getByRole('paragraph').filter({ hasText: '1 row was not saved.' })).toBeVisible({
      timeout: 60_000,
    });
    await page.keyboard.press('Control+s');
    await expect(page.getByText('1 row was saved.')).toBeVisible();
    expect(pressed).toHaveLength(12);

    const after = await api.database();
    const [old, now] = [textsIn(before), textsIn(after)];
    const changed = [...now].filter(([id, alt]) => old.get(id) !== alt);
    expect(changed.map(([, alt]) => alt)).toEqual(
      Array.from({ length: 10 }, (_, index) => `Yak ${index + 1}`),
    );
    expect([...now.keys()]).toEqual([...old.keys()]);

    await page
      .locator('.mantine-Notification-root')
      .filter({ hasText: '1 row was saved.' })
      .getByRole('button', { name: 'Undo' })
      .click();
    await expect(page.getByText('1 row was changed back.')).toBeVisible();
    const restored = textsIn(await api.database());
    expect([...restored].filter(([id, alt]) => old.get(id) !== alt)).toHaveLength(9);
  },
);

test(
  'the end of the session and a refusal for now in the middle lose no alt text',
  { tag: repetition },
  async ({ admin: page, api }) => {
    const before = textsIn(await api.database());
    const texts = ['Yak', 'Chorten', 'Glacier', 'Lodge', 'Porter'];
    await readImages(page, 'packages');
    await typeTexts(page, texts);
    let writes = 0;
    await page.route(/\/package\/packages\/\d+$/, async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      writes += 1;
      if (writes === 2) return route.fulfill(refusedFor(1));
      if (writes === 4) await api.command('end-sessions');
      return route.continue();
    });
    await page.keyboard.press('Control+Enter');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible({ timeout: 60_000 });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await readImages(page, 'packages');
    await page.getByRole('button', { name: 'Restore' }).click();
    await page.keyboard.press('Control+s');
    await expect(page.getByText(/^\d rows? w(as|ere) saved\.$/)).toBeVisible({ timeout: 60_000 });
    const now = textsIn(await api.database());
    expect([...now].filter(([id, alt]) => before.get(id) !== alt).map(([, alt]) => alt)).toEqual(texts);
  },
);

inEveryDialect(() => {
  test('alt texts of packages and of regions are written, and changed back', async ({ admin: page, api }) => {
    const changes = await watchData(api);
    /** Where whole records are sent, what had no value may be an empty text or object since. */
    const changed = async () =>
      Object.values(await changes()).filter((value) => !['""', '{}'].includes(JSON.stringify(value)));
    for (const area of ['packages', 'package-regions']) {
      await readImages(page, area);
      await typeTexts(page, ['Yak', 'Chorten', 'Glacier']);
      await page.keyboard.press('Control+Enter');
      await expect(page.getByText('3 rows were saved.')).toBeVisible({ timeout: 60_000 });
      expect(new Set(await changed())).toEqual(new Set(['Yak', 'Chorten', 'Glacier']));
      await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText('3 rows were changed back.')).toBeVisible({ timeout: 60_000 });
      expect(await changed()).toEqual([]);
    }
  });
});
