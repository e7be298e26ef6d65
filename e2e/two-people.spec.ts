import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import { field, save } from './forms.ts';
import { call, stored } from './package-screens.ts';

const open = async (page: Page) => {
  await page.goto('/packages/2/edit');
  await expect(field(page, 'Name')).toBeVisible();
};

const conflict = (page: Page) => page.getByRole('dialog', { name: 'Somebody else changed this package' });

test('what somebody else changed meanwhile is asked about, and kept', async ({ admin: page, api }) => {
  await test.step('changes of two people in different fields are both kept', async () => {
    const before = await stored(page, api.url, 2);
    await open(page);
    await stored(page, api.url, 2, { duration: '20 days' });
    await field(page, 'Age').fill('16 to 60');
    await save(page).click();
    await expect(page).toHaveURL('/packages');
    expect(await stored(page, api.url, 2)).toEqual({ ...before, duration: '20 days', age: '16 to 60' });
    const patches = (await api.requests()).filter(({ method }) => method === 'PATCH');
    expect(patches.map(({ body }) => body)).toEqual([{ duration: '20 days' }, { age: '16 to 60' }]);
  });

  await test.step('if both changed a field, each user chooses which value is kept', async () => {
    const before = await stored(page, api.url, 2);
    await open(page);
    await stored(page, api.url, 2, {
      duration: '21 days',
      accommodation: 'Lodges',
      guide_language: 'नेपाली',
    });

    await field(page, 'Duration').fill('19 days');
    await field(page, 'Accommodation').fill('Tents');
    await field(page, 'Age').fill('18 to 60');
    await save(page).click();
    await expect(conflict(page)).toBeVisible();
    await expect(conflict(page).getByRole('radiogroup')).toHaveCount(2);
    await page.getByRole('button', { name: 'Back to the form' }).click();
    await expect(field(page, 'Duration')).toHaveValue('19 days');
    expect((await stored(page, api.url, 2)).age).toBe(before.age);

    await save(page).click();
    await page.getByRole('radio', { name: 'Keep mine: Duration' }).check();
    await page.getByRole('radio', { name: 'Keep theirs: Accommodation' }).check();
    await page.getByRole('button', { name: 'Save with these' }).click();
    await expect(page).toHaveURL('/packages');
    expect(await stored(page, api.url, 2)).toEqual({
      ...before,
      duration: '19 days',
      accommodation: 'Lodges',
      guide_language: 'नेपाली',
      age: '18 to 60',
    });
  });

  await test.step('a restored draft asks about what somebody else changed while it waited', async () => {
    await open(page);
    const before = await field(page, 'Duration').inputValue();
    await field(page, 'Duration').fill('18 days');
    await field(page, 'Age').fill('12 to 60');
    await api.command('end-sessions');
    await save(page).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await signIn(page);
    const left = page.getByRole('link', { name: 'Edit package' });
    await expect(left).toBeVisible();
    await stored(page, api.url, 2, { duration: '23 days' });
    await left.click();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(field(page, 'Duration')).toHaveValue('18 days');
    await save(page).click();
    await expect(conflict(page).getByRole('radiogroup')).toHaveCount(1);
    await expect(conflict(page).getByText(before, { exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'Keep theirs: Duration' }).check();
    await page.getByRole('button', { name: 'Save with these' }).click();
    await expect(page).toHaveURL('/packages');
    expect(await stored(page, api.url, 2)).toMatchObject({ duration: '23 days', age: '12 to 60' });
  });

  await test.step('a switch in an outdated list does not overwrite newer names', async () => {
    await page.goto('/packages');
    const rows = page.getByRole('row').filter({ has: page.getByRole('switch') });
    const switches = rows.getByRole('switch');
    await expect(switches.first()).toBeVisible();
    const ids = await page
      .getByRole('link', { name: 'Edit' })
      .evaluateAll((links) =>
        links.map((link) => Number(/packages\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1])),
      );
    const [first = 0, second = 0] = ids;
    const before = await stored(page, api.url, first, { name: 'Renamed meanwhile' });
    await stored(page, api.url, second, { name: 'Renamed, too' });
    await switches.first().click();
    await expect.poll(async () => (await stored(page, api.url, first)).status).toBe(!before.status);
    expect((await stored(page, api.url, first)).name).toBe('Renamed meanwhile');

    await rows.nth(1).getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Set inactive' }).click();
    await expect.poll(async () => (await stored(page, api.url, second)).status).toBe(false);
    expect((await stored(page, api.url, second)).name).toBe('Renamed, too');
  });

  await test.step('a response with another record opens no form', async () => {
    await page.route(/\/packages\/2$/, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: route.request().url().replace(/2$/, '3') }) });
    });
    await page.goto('/packages/2/edit');
    await expect(page.getByRole('alert')).toContainText('another record');
    await expect(field(page, 'Name')).toBeHidden();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('a package that was deleted meanwhile is made again from what was typed', async () => {
    await page.goto('/packages/2/edit');
    const overview = await field(page, 'Overview').innerText();
    await field(page, 'Name').fill('Typed for an hour');

    await call(page, `${api.url}/v1/admin/package/packages/2`, 'DELETE');
    await save(page).click();
    await page.getByRole('button', { name: 'Create it again' }).click();
    await expect(page).toHaveURL(/^[^?]*\/packages\/\d+\/view$/);
    await page.goto('/packages?name=Typed for an hour');
    await page.getByRole('row', { name: 'Typed for an hour' }).getByRole('link', { name: 'Edit' }).click();
    await expect(field(page, 'Name')).toHaveValue('Typed for an hour');
    expect(await field(page, 'Overview').innerText()).toBe(overview);
  });
});
