import type { Page } from '@playwright/test';
import { inEveryDialect } from './dialects/dialects.ts';
import { expect, test } from './fixtures.ts';
import { stored } from './package-screens.ts';

const price = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `Price per person of ${name}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Unsaved changes' });
const status = (page: Page, text: string) => page.getByText(text, { exact: true });

const patches = async (api: { requests: () => Promise<{ method: string; path: string; body: object }[]> }) =>
  (await api.requests())
    .filter(({ method }) => method === 'PATCH')
    .map(({ path, body }) => [path.replace('/v1/admin/package/packages/', ''), body]);

const openSheet = async (page: Page) => {
  await page.goto('/packages?mode=sheet');
  await expect(page.getByRole('grid', { name: 'Sheet of packages' })).toBeVisible();
};

/** Counts actions of an administrator: clicks, single keys, and texts typed in one go. */
const counted = (page: Page) => {
  let actions = 0;
  return {
    click: async (locator: ReturnType<Page['locator']>) => {
      actions += 1;
      await locator.click();
    },
    press: async (key: string) => {
      actions += 1;
      await page.keyboard.press(key);
    },
    /** A text, and Enter after it. */
    enter: async (text: string) => {
      actions += 1;
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    count: () => actions,
  };
};

test('prices are changed in a sheet', async ({ admin: page, api }) => {
  await test.step('ten prices are changed in fourteen actions, and sent as one field each', async () => {
    const person = counted(page);
    await page.goto('/packages');
    await person.click(page.getByRole('button', { name: 'Edit as sheet' }));
    await person.click(price(page, 'Everest Base Camp Trek'));
    for (let index = 0; index < 10; index += 1) await person.enter(String(200_000 + index));
    await expect(bar(page)).toContainText('10 unsaved changes in 10 rows');
    await person.press('Control+s');
    await expect(status(page, '10 rows were saved.')).toBeVisible();
    expect(person.count()).toBeLessThanOrEqual(14);
    await expect(bar(page)).toBeHidden();
    const sent = await patches(api);
    expect(sent).toHaveLength(10);
    expect(sent.map(([, body]) => body)).toEqual(
      Array.from({ length: 10 }, (_, index) => ({ price_per_person: 200_000 + index })),
    );
  });

  await test.step('a save of the sheet is undone as a whole, even after the sheet was left', async () => {
    await openSheet(page);
    const before = await api.database();
    await price(page, 'Everest Base Camp Trek').fill('190000');
    await price(page, 'Everest Panorama Trek').fill('99000');
    await page.keyboard.press('Control+s');
    await expect(status(page, '2 rows were saved.')).toBeVisible();
    await page.getByRole('link', { name: 'Amenities' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Amenities' })).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(status(page, '2 rows were changed back.')).toBeVisible();
    expect(await api.database()).toEqual(before);
  });

  await test.step('a change by somebody else is not overwritten silently', async () => {
    await openSheet(page);
    await price(page, 'Everest Base Camp Trek').fill('190000');
    await price(page, 'Everest Panorama Trek').fill('99000');
    await stored(page, api.url, 2, { price_per_person: 97_000 });
    const sent = (await patches(api)).length;
    await page.keyboard.press('Control+s');
    await expect(bar(page)).toContainText('1 row was not saved.');
    await expect(page.getByText(/^Somebody else changed this meanwhile: Price per person/)).toBeVisible();
    await expect(price(page, 'Everest Panorama Trek')).toHaveValue('99,000');
    expect((await patches(api)).slice(sent).map(([id]) => id)).toEqual(['1']);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(bar(page)).toBeHidden();
    expect((await patches(api)).at(-1)).toEqual(['2', { price_per_person: 99_000 }]);
  });

  await test.step('a sheet that is come back to does not stay busy', async () => {
    await page.clock.install();
    await openSheet(page);
    await page.getByRole('link', { name: 'Everest Base Camp Trek' }).click();
    await expect(page).toHaveURL(/packages\/1/);
    await page.clock.fastForward(11_000);
    const read = page.waitForResponse(/packages\/datatable/);
    await page.goBack();
    await read;
    await expect(page.getByRole('grid', { name: 'Sheet of packages' })).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  });
});

test('unsaved cells are kept across pages, need a confirmation to leave, and are offered after a reload', async ({
  admin: page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openSheet(page);
  await test.step('a column from a spreadsheet is pasted over the cells below', async () => {
    await page.evaluate(() => navigator.clipboard.writeText('1,90,000\t5\nNPR 99,000\t7\n'));
    await price(page, 'Everest Base Camp Trek').click();
    await page.keyboard.press('Control+v');
    await expect(price(page, 'Everest Base Camp Trek')).toHaveValue('1,90,000');
    await expect(price(page, 'Everest Panorama Trek')).toHaveValue('99,000');
    await expect(
      page.getByRole('textbox', { name: 'Discount percentage of Everest Panorama Trek' }),
    ).toHaveValue('7');
    await expect(bar(page)).toContainText('4 unsaved changes in 2 rows');
  });
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(bar(page)).toContainText('4 unsaved changes in 2 rows, 2 not on this page');
  await page.getByRole('button', { name: 'Edit as sheet' }).click();
  await page
    .getByRole('dialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Stay' })
    .click();
  await expect(page).toHaveURL(/mode=sheet/);
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(bar(page)).toContainText('4 unsaved changes in 2 rows, 2 not on this page');
});

inEveryDialect(() => {
  test('the selected packages get a new price, and get the old one back', async ({ admin: page, api }) => {
    await page.goto('/packages');
    const before = await api.database();
    for (const name of ['Everest Base Camp Trek', 'Everest Panorama Trek'])
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    await page.getByRole('button', { name: 'Edit selected' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 2 records' });
    await dialog.getByRole('combobox', { name: 'Change' }).click();
    await page.getByRole('option', { name: 'Increase by %' }).click();
    await dialog.getByRole('textbox', { name: 'Value' }).fill('10');
    await dialog.getByRole('button', { name: 'Change 2 records' }).click();
    await expect(page.getByText('2 of 2 done', { exact: true })).toBeVisible();
    const prices = (await api.database()).packages?.slice(0, 2).map((row) => Number(row.price_per_person));
    expect(prices).toEqual([203_500, 105_600]);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('2 of 2 done, 2 undone', { exact: true })).toBeVisible();
    expect(await api.database()).toEqual(before);
  });
});
