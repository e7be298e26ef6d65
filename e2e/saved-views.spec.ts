import { expect, openHome, test } from './fixtures.ts';

test('views are saved, shared and kept', async ({ admin: page, context }) => {
  await test.step('the address of a list is kept under a name, in the list and in the palette, and shared as a link', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/packages?status=0&sort=-id&page=2');
    const views = page.getByRole('navigation', { name: 'Views' });
    await views.getByRole('button', { name: 'Save view' }).click();
    await page.getByRole('textbox', { name: 'Name', exact: true }).last().fill('Switched off, newest');
    await page.keyboard.press('Enter');
    const view = views.getByRole('link', { name: 'Switched off, newest' });
    await expect(view).toHaveAttribute('aria-current', 'page');
    await views.getByRole('button', { name: 'More for Switched off, newest' }).click();
    await page.getByRole('menuitem', { name: 'Copy link' }).click();
    await expect(page.getByText('The link was copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(new URL(link).search).toBe('?status=0&sort=-id');

    await page.goto('/features');
    await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
    await page.keyboard.type('switched');
    await expect(page.getByRole('listbox', { name: 'Results' }).getByRole('option').first()).toHaveText(
      'Switched off, newestPackages',
    );
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/packages\?status=0&sort=-id$/);
    await expect(view).toHaveAttribute('aria-current', 'page');

    await views.getByRole('button', { name: 'More for Switched off, newest' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(view).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(view).toBeVisible();
  });

  await test.step('a new view keeps what the list showed when its name was asked for', async () => {
    const views = page.getByRole('navigation', { name: 'Views' });
    const dialog = page.getByRole('dialog', { name: 'Save view' });
    const ask = async (title: string, name: string) => {
      await page.getByRole('searchbox', { name: 'Title' }).fill(title);
      await expect(page).toHaveURL(`/features?title=${title}`);
      await views.getByRole('button', { name: 'Save view' }).click();
      await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
    };
    await page.goto('/features');
    await ask('pick', 'Rides');
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL('/features');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(views.getByRole('link', { name: 'Rides' })).toHaveAttribute('href', '/features?title=pick');

    await ask('boat', 'Boats');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Amenities' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Amenities' })).toBeVisible();
    await page.getByRole('alert').getByRole('button', { name: 'Undo' }).click();
    await expect(page).toHaveURL('/features?title=boat');
    await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Boats');
  });

  await test.step('views go from one browser to another with the other settings', async () => {
    const view = { path: '/packages', name: 'Switched off', search: { status: '0' } };
    const settings = {
      format: 'nepal-travel-admin settings',
      version: 1,
      settings: { 'saved-views': [view] },
    };
    await page.goto('/settings?tab=data');
    const chosen = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Import settings' }).click();
    await (
      await chosen
    ).setFiles({
      name: 'settings.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(settings)),
    });
    await expect(page.getByText('1 setting was imported.')).toBeVisible();
    // The same file can be selected again.
    await page.getByRole('button', { name: 'Import settings' }).click();
    await expect(page.locator('input[type="file"]')).toHaveValue('');
    await page.getByRole('link', { name: 'Packages', exact: true }).first().click();
    await page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Switched off' }).click();
    await expect(page).toHaveURL(/\/packages\?status=0$/);
  });

  await test.step('signing out keeps the views that hold no text', async () => {
    await openHome(page);
    await page.evaluate(() => {
      localStorage.setItem(
        'saved-views',
        JSON.stringify([
          { path: '/features', name: 'Newest of all', search: { sort: '-id' } },
          { path: '/features', name: 'Cards', search: { title: 'TIMS' }, holdsText: true },
        ]),
      );
    });
    await page.goto('/features');
    const views = page.getByRole('navigation', { name: 'Views' });
    await expect(views.getByRole('link', { name: 'Cards' })).toBeVisible();
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const kept = await page.evaluate(() => localStorage.getItem('saved-views'));
    expect(kept).toContain('Newest of all');
    expect(kept).not.toContain('TIMS');
  });
});
