import { expect, test } from './fixtures.ts';

test.use({ dialect: 'cascade' });

test('a deletion that takes packages along ends the run, and is listed with them', async ({
  admin: page,
  api,
}) => {
  const before = await api.database();
  const regions = before['package-regions']?.slice(0, 3).map(({ id, name }) => ({ id, name: String(name) }));
  const [first, ...others] = regions ?? [];
  await page.goto('/package-regions');
  for (const { name } of regions ?? [])
    await page
      .getByRole('row', { name: new RegExp(name) })
      .getByRole('checkbox')
      .check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('packages');
  await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText(/deleted .*packages/).first()).toBeVisible();
  await expect(page.getByText('1 of 3 done, 2 waiting', { exact: true })).toBeVisible();
  const after = await api.database();
  const left = after['package-regions']?.map(({ id }) => id);
  expect(left).not.toContain(first?.id);
  for (const { id } of others) expect(left).toContain(id);
  const gone = (before.packages?.length ?? 0) - (after.packages?.length ?? 0);
  expect(gone).toBeGreaterThan(0);

  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'What I changed' }).click();
  await expect(page.getByText(/What became of/)).toBeVisible();
});
