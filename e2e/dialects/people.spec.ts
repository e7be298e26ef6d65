import { expect, test } from '../fixtures.ts';
import { field, save } from '../forms.ts';
import { expectNotice, inEveryDialect, watchData } from './dialects.ts';

/** A vendor without a VAT number and its document. */
const vendor = 12;

inEveryDialect(() => {
  test('a user is changed in one name: role, password and profile stay as they are', async ({
    admin: page,
    api,
  }) => {
    const changes = await watchData(api);
    await page.goto(`/users/${vendor}/edit`);
    await field(page, 'Middle name').fill('Tenzing');
    await save(page).click();
    await expect(page).toHaveURL('/users');
    expect(await changes()).toEqual({ [`users.${vendor}.middle_name`]: 'Tenzing' });

    await page.goto(`/users/${vendor}/edit`);
    await expect(page.getByRole('combobox', { name: 'Role' })).toHaveValue('Vendor');
    await expect(page.getByLabel('Password', { exact: true }).and(page.locator('input'))).toHaveValue('');
  });

  test('a profile gains a number, and keeps its papers', async ({ admin: page, api }) => {
    const changes = await watchData(api);
    await page.goto(`/users/${vendor}/profile`);
    await expect(page.getByRole('button', { name: 'View PAN document' })).toBeVisible();
    await field(page, 'VAT number').fill('301234567');
    await save(page).click();
    await expect(page).toHaveURL('/users');
    expect(await changes()).toEqual({ [`users.${vendor}.profile.vat_number`]: '301234567' });
  });
}, []);

inEveryDialect((dialect) => {
  test('a booking is found, read and cancelled with a reason', async ({ admin: page, api }) => {
    const { bookings = [] } = await api.database();
    const booking = bookings.find(({ status }) => status === 'confirmed');
    const id = Number(booking?.id);
    const changes = await watchData(api);
    await page.goto(`/bookings?id=${id}`);
    await page.getByRole('link', { name: String(booking?.service_name) }).click();
    await page.getByRole('button', { name: 'Cancel booking' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel booking?' });
    await dialog.getByRole('textbox', { name: 'Reason' }).fill('The pass is closed.');
    await dialog.getByRole('button', { name: 'Cancel booking' }).click();
    await expectNotice(page, `“${String(booking?.service_name)}” was cancelled.`);
    expect(await changes()).toEqual({
      [`bookings.${id}.status`]: 'cancelled',
      [`bookings.${id}.cancel_reason`]: 'The pass is closed.',
    });
    // If responses lack the status of a booking, none is shown.
    if (dialect !== 'bare') await expect(page.getByText('Cancelled', { exact: true })).toBeVisible();
  });
});
