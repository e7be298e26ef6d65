import { expect, test } from './fixtures.ts';
import { save } from './forms.ts';

test('permissions are changed by column', async ({ admin: page, api }) => {
  await test.step('a role is made from a copy, changed by column, and deleted; one that is in use stays', async () => {
    await page.goto('/roles');
    await page.getByRole('link', { name: 'Create role' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('रात्रि डेस्क');
    const late = Promise.withResolvers<undefined>();
    await page.route(/\/roles\/1$/, async (route) => {
      await late.promise;
      await route.continue();
    });
    const copied = page.getByRole('combobox', { name: 'Start from a copy of another role' });
    await copied.fill('adm');
    await page.getByRole('option', { name: 'Administrator' }).click();
    await copied.fill('care');
    await page.getByRole('option', { name: 'Customer care' }).click();
    await expect(page.getByText('Copied 5 permissions from “Customer care”.')).toBeVisible();
    const overtaken = page.waitForResponse(/\/roles\/1$/);
    late.resolve(undefined);
    await overtaken;
    await page.getByRole('checkbox', { name: 'bookings: cancel' }).uncheck();
    await page.getByRole('searchbox', { name: 'Search permissions' }).fill('homestay');
    await page.getByRole('checkbox', { name: 'view: all shown' }).check();
    await expect(page.getByText('This save adds 6.')).toBeVisible();
    await save(page).click();

    await expect(page).toHaveURL('/roles');
    await expect(page.getByText('“रात्रि डेस्क” was created.')).toBeVisible();
    await page.goto('/roles?name=डेस्क');
    await page.getByRole('link', { name: 'रात्रि डेस्क' }).click();
    await expect(page.getByRole('checkbox', { name: 'homestay regions: view' })).toBeChecked();
    await page.getByRole('checkbox', { name: 'homestays: all' }).check();
    await page.getByRole('checkbox', { name: 'bookings: view' }).uncheck();
    await expect(page.getByText('This save adds 4 and removes 1.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Removed' })).toHaveText('bookings: view');
    await page.keyboard.press('Control+s');
    await expect(page.getByText('“रात्रि डेस्क” was saved.')).toBeVisible();
    await expect(page).toHaveURL('/roles?name=डेस्क');

    const remove = async (name: string) => {
      await page.getByRole('row', { name }).getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    };
    await remove('बुकिङ डेस्क');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText('“बुकिङ डेस्क” cannot be deleted: 5 users still use it.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await remove('रात्रि डेस्क');
    await expect(page.getByRole('link', { name: 'रात्रि डेस्क' })).toBeHidden();

    const calls = (await api.log()).filter((call) => /^(POST|PATCH|DELETE) \/v1\/admin\/roles/.test(call));
    expect(calls.map((call) => call.replace(/\d+ (?=\d+$)/, '… '))).toEqual([
      'POST /v1/admin/roles 201',
      'PATCH /v1/admin/roles/… 200',
      'DELETE /v1/admin/roles/… 409',
      'DELETE /v1/admin/roles/… 204',
    ]);
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('the permissions start on the first screen, and their head stays in sight below the bar', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/roles/1/edit');
    const head = page.getByRole('group', { name: 'Whole columns' });
    expect((await head.boundingBox())?.y).toBeLessThan(400);
    await page.getByRole('checkbox', { name: 'bookings: all' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(head).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('region', { name: 'Navbar' }).boundingBox();
    const top = (await head.boundingBox())?.y ?? 0;
    expect(top).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0) - 1);
    const counts = head.locator('label').filter({ hasText: '/' });
    const boxes = await counts.evaluateAll((labels) =>
      labels.map((label) => {
        const { left, right } = label.getBoundingClientRect();
        return { left, right, text: label.scrollWidth <= label.clientWidth };
      }),
    );
    for (const [index, box] of boxes.entries()) {
      expect(box.text).toBe(true);
      expect(box.right).toBeLessThanOrEqual(boxes[index + 1]?.left ?? Infinity);
    }
  });
});
