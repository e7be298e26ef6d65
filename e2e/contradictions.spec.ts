import { expect, test } from './fixtures.ts';
import { field } from './forms.ts';
import { stored, waiting } from './package-screens.ts';

test('a request is compared, asked about and seen as a traveller sees it, and nothing of it is written', async ({
  admin: page,
  api,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/packages');
  const [first] = await waiting(page, api.url);
  if (!first) throw new Error('No request waits.');
  const name = 'Trishuli Rafting, 5 Days';
  await stored(page, api.url, first.id, { name, price_per_person: null, discount_percentage: 100 });
  const before = await stored(page, api.url, first.id);

  await test.step('the queue and the request say what contradicts, and the letter asks about it', async () => {
    await page.goto('/requests/packages');
    const entry = page.getByRole('navigation', { name: 'Waiting packages' }).getByRole('button', { name });
    await expect(entry).toContainText('2 contradictions');
    await expect(page.getByRole('region', { name: 'Contradictions' })).toContainText('Name ≠ Duration');
    await page.keyboard.press('c');
    const sheet = page.getByRole('dialog', { name: 'What contradicts' });
    await sheet.getByRole('button', { name: 'Wave off Discount' }).click();
    const letter = sheet.getByRole('textbox', { name: 'Letter' });
    await expect(letter).toHaveValue(/“Name” says “Trishuli Rafting, 5 Days”/);
    await expect(letter).not.toHaveValue(/leaves nothing to pay/);
    await page.keyboard.press('m');
    await expect(page.getByText(`The letter about “${name}” was copied.`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await page.reload();
    await expect(entry).toContainText('1 contradiction');
  });

  await test.step('a gap on the page leads to its field', async () => {
    await page.getByRole('button', { name: 'As a traveller sees it' }).click();
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { name })).toBeVisible();
    await page.getByRole('radio', { name: 'Phone, 390 px' }).check();
    await expect.poll(async () => (await article.locator('..').boundingBox())?.width).toBe(390);
    await article.getByRole('link', { name: 'No price' }).click();
    await expect(field(page, 'Price per person')).toBeFocused();
  });

  expect(await stored(page, api.url, first.id)).toEqual(before);
});
