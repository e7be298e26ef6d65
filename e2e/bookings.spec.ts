import { readFile } from 'node:fs/promises';
import { expect, test } from './fixtures.ts';

test('bookings are gone through, and printed for a departure', async ({ admin: page, api }) => {
  await test.step('one goes through the bookings of a week, and back to the week', async () => {
    const { bookings = [] } = await api.database();
    const dates = bookings.map(({ start_date }) => String(start_date)).sort();
    const from = dates.at(-40) ?? '';
    await page.goto(`/bookings?view=days&from=${from}&days=30`);
    const links = page.locator('tr[data-row] a[href$="/view"]');
    await expect(links.first()).toBeVisible();
    const names = await links.allInnerTexts();
    expect(names.length).toBeGreaterThan(2);
    await links.first().click();
    await expect(page.getByRole('region', { name: 'Traveller' })).toContainText(names[0] ?? '');
    await page.getByRole('link', { name: 'Next booking' }).click();
    await expect(page.getByRole('region', { name: 'Traveller' })).toContainText(names[1] ?? '');
    await page.getByRole('link', { name: 'Back to bookings' }).click();
    await expect(page).toHaveURL(`/bookings?view=days&from=${from}&days=30`);
  });

  await test.step('a booking leads to the manifest of its departure, which is printed and exported', async () => {
    const { bookings = [] } = await api.database();
    const booking = bookings.find(
      ({ service_type, status, contact_phone }) =>
        service_type === 'package' && status === 'confirmed' && contact_phone,
    );
    await page.addInitScript(() => localStorage.setItem('appearance', JSON.stringify({ theme: 'dark' })));
    await page.goto(`/bookings/${String(booking?.id)}/view`);
    await page.getByRole('link', { name: 'Open manifest' }).click();
    await expect(page.getByRole('heading', { level: 1, name: String(booking?.service_name) })).toBeVisible();
    const table = page.getByRole('table', { name: 'Manifest' });
    const row = table.getByRole('row', { name: new RegExp(String(booking?.contact_name)) });
    await expect(row).toBeVisible();

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`manifest-${String(booking?.start_date)}.csv`);
    const text = await readFile(await file.path(), 'utf8');
    expect(text).toContain(String(booking?.service_name));
    expect(text).toContain(`'${String(booking?.contact_phone)}`);

    await page.emulateMedia({ media: 'print' });
    await expect(table).toBeVisible();
    await expect(page.getByText(`Manifest of ${String(booking?.service_name)}`)).toBeVisible();
    await expect(page.getByText('Date and signature')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    for (const name of ['Print', 'Export CSV', 'Account'])
      await expect(page.getByRole('button', { name })).toBeHidden();
    const colours = await row.evaluate((element) => {
      const { color } = getComputedStyle(element);
      return { color, paper: getComputedStyle(document.body).backgroundColor };
    });
    expect(colours).toEqual({ color: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)' });

    await page.goto(`/bookings/${String(booking?.id)}/view`);
    const others = page.getByRole('heading', { name: /^Other bookings/, includeHidden: true });
    await expect(others).toBeAttached();
    await expect(others).toBeHidden();
    await expect(page.locator('[data-print-head]')).toContainText(`Booking ${String(booking?.id)}`);
    await expect(page.getByRole('region', { name: 'Payment' })).toBeVisible();

    await page.goto('/packages');
    await expect(page.getByRole('link', { name: 'Everest Base Camp Trek' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create package' })).toBeHidden();
    await expect(page.getByRole('columnheader', { name: 'Actions' })).toBeHidden();
    await expect(page.getByText('Rows per page')).toBeHidden();
  });
});
