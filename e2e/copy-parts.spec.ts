import type { Page } from '@playwright/test';
import { inEveryDialect, watchData } from './dialects/dialects.ts';
import { expect, test } from './fixtures.ts';
import { field, save } from './forms.ts';
import { call, stored } from './package-screens.ts';

interface Departure {
  departure_date: string;
  discount_percent?: number;
  offer_title?: string | null;
  status: number;
}

// This date, so that the departures of the original are in the future.
test.beforeEach(({ page }) => page.clock.setSystemTime('2026-11-21T06:00:00Z'));

/** A row without its id, and without what is empty. */
const without = ({ id: _, ...rest }: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null));
const rows = (value: unknown) => (value as Record<string, unknown>[]).map(without);

const departuresOf = async (page: Page, api: string, id: number) =>
  (await call(page, `${api}/v1/admin/packages/${id}/departures?per_page=100`)).data as Departure[];

/** The alt texts of images, and their bytes. */
const imagesOf = async (page: Page, api: string, value: unknown) =>
  Promise.all(
    (value as { url: string; alt: string | null; featured?: boolean }[]).map(
      async ({ url, alt, featured }) => {
        const body = await (await page.request.get(new URL(url, api).href)).body();
        return { alt, featured: Boolean(featured), bytes: body.toString('base64') };
      },
    ),
  );

const dialogOf = (page: Page, noun: string) =>
  page.getByRole('dialog', { name: `Copy parts of another ${noun}` });

const duplicate = async (page: Page, name: string, slug: string) => {
  await page.getByRole('button', { name: `More for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(field(page, 'Name')).toHaveValue(name);
  await field(page, 'Name').fill(`${name} again`);
  await field(page, 'Slug').fill(slug);
  await save(page).click();
};

test('a package is copied whole, and all of it deleted again by Undo', async ({ admin: page, api }) => {
  const name = 'Everest Base Camp Trek';
  await page.goto('/packages/1/view');
  await duplicate(page, name, 'everest-base-camp-again');
  await expect(page).toHaveURL(/\/packages\/\d+\/view\?copy=1$/);
  const id = Number(/\d+/.exec(new URL(page.url()).pathname)?.[0]);
  const dialog = dialogOf(page, 'package');
  const original = await stored(page, api.url, 1);

  await test.step('what is copied is shown before, each departure with its new date', async () => {
    await dialog.getByRole('combobox', { name: 'Move departures' }).click();
    await page.getByRole('option', { name: 'In another year, on the same weekday' }).click();
    const preview = dialog.getByRole('table', { name: 'Preview' });
    const dates = await preview.getByRole('row').filter({ hasText: 'Is created' }).allTextContents();
    expect(dates.length).toBeGreaterThan(0);
    for (const text of dates) {
      const [, before, after] = /^(\w{3}) .*?BS(\w{3}) /.exec(text.replaceAll('\u00a0', ' ')) ?? [];
      expect(after).toBe(before);
    }
  });

  await test.step('each part is there once, and like its original', async () => {
    await dialog.getByRole('button', { name: /^Copy \d+ parts$/ }).click();
    await expect(dialog.getByText(/^(\d+) of \1 done$/)).toBeVisible({ timeout: 30_000 });
    const copy = await stored(page, api.url, id);
    expect(Boolean(copy.status)).toBe(false);
    expect(rows(copy.itenaries)).toEqual(rows(original.itenaries));
    const byQuestion = (value: unknown) =>
      rows(value).toSorted((a, b) => String(a.question).localeCompare(String(b.question)));
    expect(byQuestion(copy.faqs)).toEqual(byQuestion(original.faqs));
    const byAlt = async (value: unknown) =>
      (await imagesOf(page, api.url, value)).toSorted((a, b) => (a.alt ?? '').localeCompare(b.alt ?? ''));
    expect(await byAlt(copy.images)).toEqual(await byAlt(original.images));

    const offer = ({ departure_date: _, ...row }: Departure) => without({ ...row });
    const ahead = (await departuresOf(page, api.url, 1)).filter(
      ({ departure_date: date }) => date >= '2025-12-01',
    );
    const copied = await departuresOf(page, api.url, id);
    expect(copied.map(offer)).toEqual(ahead.map(offer));
    expect(copied.length).toBe(new Set(copied.map(({ departure_date: date }) => date)).size);
  });

  await test.step('undo deletes the parts, and then the package', async () => {
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL('/packages');
    await expect(page.getByText('was deleted again, with all that was copied into it.')).toBeVisible();
    expect((await api.log()).at(-1)).not.toContain(' 500');
    expect((await api.database()).packages?.some((row) => row.id === id)).toBe(false);
    expect(await stored(page, api.url, 1)).toEqual(original);
  });
});

inEveryDialect(() => {
  test('parts of a package are copied into a new one, and deleted again by Undo', async ({
    admin: page,
    api,
  }) => {
    const name = 'Everest Base Camp Trek';
    await page.goto('/packages/1/view');
    await duplicate(page, name, 'everest-base-camp-again');
    // Not every server says which record it has created.
    const created = async () =>
      (await api.database()).packages?.find(({ slug }) => slug === 'everest-base-camp-again')?.id;
    await expect.poll(created).toBeDefined();
    const id = await created();
    await page.goto(`/packages/${id as number}/view`);
    const changes = await watchData(api);
    await page.getByRole('button', { name: `More for ${name} again` }).click();
    await page.getByRole('menuitem', { name: 'Copy parts' }).click();
    const dialog = dialogOf(page, 'package');
    await dialog.getByRole('combobox', { name: 'Package' }).fill(name);
    await page.getByRole('option', { name: new RegExp(`^${name}(?! again)`) }).click();
    await dialog.getByRole('button', { name: /^Copy \d+ parts$/ }).click();
    await expect(dialog.getByText(/^(\d+) of \1 done$/)).toBeVisible({ timeout: 60_000 });

    const made = await api.database();
    const partsOf = (table: string, of: unknown) =>
      (made[table] ?? [])
        .filter((row) => row.package_id === of)
        .map(({ package_id: _, ...row }) => without(row))
        .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    for (const table of ['itineraries', 'faqs']) expect(partsOf(table, id)).toEqual(partsOf(table, 1));
    await dialog.getByRole('button', { name: 'Undo' }).click();
    await expect
      .poll(async () => Object.keys(await changes()).filter((path) => !path.startsWith('uploads.')))
      .toEqual([]);
  });
});
