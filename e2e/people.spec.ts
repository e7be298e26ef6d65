import { expect, picture, test } from './fixtures.ts';
import { save } from './forms.ts';

test('users are created, deleted as meant, and change their passwords', async ({ admin: page, api }) => {
  await test.step('a user is created with a role, and hands in a document', async () => {
    await page.goto('/users/create');
    await page.getByRole('textbox', { name: 'First name' }).fill('Sarita');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Bajracharya');
    await page.getByRole('textbox', { name: 'Email' }).fill('sarita@example.com');
    await page.getByRole('textbox', { name: 'Username' }).fill('sarita.bajracharya');
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Vendor' }).click();
    await page.getByRole('button', { name: 'Generate password' }).click();
    await save(page).click();
    // The profile asks for a vendor's missing documents.
    await expect(page).toHaveURL('/users/5001/profile');
    const created = (await api.requests()).at(-1);
    expect(created?.body).toMatchObject({ role_id: 3, email: 'sarita@example.com' });
    expect(created?.body.password).toBe(created?.body.password_confirmation);

    await page.getByRole('textbox', { name: 'PAN number' }).fill('609812345');
    await page
      .getByLabel('Choose image: PAN document')
      .and(page.locator('input'))
      .setInputFiles(picture('pan.png'));
    await save(page).click();
    await expect(page).toHaveURL('/users');
    const { users } = await api.database();
    expect(users?.find(({ id }) => id === 5001)?.profile).toMatchObject({
      pan_number: '609812345',
      media: [{ alt: 'pan' }],
    });
  });

  await test.step('a colleague is created, and the notice leads to what to send her', async () => {
    await page.goto('/users/create');
    await page.getByRole('textbox', { name: 'First name' }).fill('Aarati');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Shahi');
    await page.getByRole('textbox', { name: 'Email' }).fill('aarati@example.com');
    await page.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Content editor' }).click();
    await page.getByRole('button', { name: 'Generate password' }).click();
    await save(page).click();
    await expect(page).toHaveURL('/users');
    await page.getByRole('alert').getByRole('link', { name: 'Sign-in letter' }).click();
    const letter = page.getByRole('textbox', { name: 'Letter' });
    await expect(letter).toHaveValue(/Email: aarati@example\.com\nRole: Content editor\n/);
    const { password } = (await api.requests()).at(-1)?.body ?? {};
    expect(await letter.inputValue()).not.toContain(password);
    await page.goto(/Sign in at: (\S+)/.exec(await letter.inputValue())?.[1] ?? '');
    await expect(page, 'whoever is signed in already').toHaveURL('/');
  });

  await test.step('what has to be found out before users are deleted changes nothing in who is meant', async () => {
    const roles = Promise.withResolvers<undefined>();
    await page.route(/\/admin\/roles/, async (route) => {
      await roles.promise;
      await route.continue();
    });
    await page.goto('/users');
    const administrator = page.getByRole('row', { name: 'Ojaswi Maya Dahal' });
    const editor = page.getByRole('row', { name: 'Sagar Kumar Joshi' });
    const dialog = page.getByRole('dialog');
    const remove = async (row: typeof editor) => {
      await row.getByRole('button', { name: /^More/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByRole('menu')).toHaveCount(0);
    };
    await remove(administrator);
    await remove(editor);
    await expect(dialog).toContainText('“Sagar Kumar Joshi” will be deleted.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await administrator.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Delete selected' }).click();
    await editor.getByRole('checkbox').check();
    roles.resolve(undefined);
    await expect(dialog).toContainText('Delete 1 user?');
    await expect(dialog.getByRole('list', { name: 'Selected rows' })).toHaveText('Ojaswi Maya Dahal');
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('one changes one’s own password, and a theme survives a reload', async () => {
    await page.goto('/settings?tab=password');
    await page
      .getByLabel(/^Old password/)
      .and(page.locator('input'))
      .fill('wrong');
    await page.getByRole('button', { name: 'Generate password' }).click();
    await save(page).click();
    await expect(page.getByText('The old password is not correct.')).toBeVisible();
    const [account] = (await api.database()).users ?? [];
    await page
      .getByLabel(/^Old password/)
      .and(page.locator('input'))
      .fill(String(account?.password));
    const { promise: held, resolve: release } = Promise.withResolvers<undefined>();
    await page.route('**/v1/admin/reset-password', async (route) => {
      await held;
      await route.continue();
    });
    await save(page).click();
    // A save in flight is not announced as discarded; after it, the guard lets the user go on.
    await page.getByRole('tab', { name: 'Appearance' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave while this is being saved?' })).toBeVisible();
    release(undefined);
    await expect(page.getByText('Your password was changed.')).toBeVisible();

    await expect(page).toHaveURL('/settings?tab=appearance');
    await page.getByRole('radio', { name: 'Dark', exact: true }).click();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
    await expect(page.getByRole('radio', { name: 'Dark', exact: true })).toBeChecked();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
