import { type Database, expect, test } from './fixtures.ts';

/** The alt texts of the images of all packages, by id. */
const textsIn = ({ packages = [] }: Database) =>
  new Map(
    packages.flatMap(({ images }) =>
      (images as { id: number; alt: string }[]).map(({ id, alt }) => [id, alt]),
    ),
  );

test('ten alt texts are written one after the other, through an error and a lost answer', async ({
  admin: page,
  api,
}) => {
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
  expect(changed.map(([, alt]) => alt)).toEqual(Array.from({ length: 10 }, (_, index) => `Yak ${index + 1}`));
  expect([...now.keys()]).toEqual([...old.keys()]);

  await page
    .locator('.mantine-Notification-root')
    .filter({ hasText: '1 row was saved.' })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(page.getByText('1 row was changed back.')).toBeVisible();
  const restored = textsIn(await api.database());
  expect([...restored].filter(([id, alt]) => old.get(id) !== alt)).toHaveLength(9);
});
