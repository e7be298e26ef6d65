import { expect, picture, test } from './fixtures.ts';
import { field, pick, save } from './forms.ts';

const title = 'A night in Ghandruk';

test('a blog is written in every way, and leads to listings', async ({ admin: page, api }) => {
  await test.step('a blog is written, illustrated, previewed and published', async () => {
    await page.goto('/blogs');
    await page.getByRole('link', { name: 'Create blog' }).click();
    await field(page, 'Title').fill(title);
    await expect(field(page, 'Slug')).toHaveValue('a-night-in-ghandruk');
    await pick(page, 'Category', 'Trekking tips');
    await page.getByRole('switch', { name: 'Status' }).click();
    await field(page, 'Short description').fill('Dal bhat by the fire.');
    await field(page, 'Description').fill('The bus stops at Kimche.');
    await page.locator('input[type=file]').setInputFiles(picture('ghandruk.png'));
    await page.getByRole('textbox', { name: /alt text/i }).fill('Slate roofs of Ghandruk');
    await page.getByRole('combobox', { name: 'Packages' }).fill('mardi');
    await page.getByRole('option', { name: /Mardi Himal/ }).click();
    await page.getByRole('combobox', { name: 'Packages' }).fill('पूनहिल');
    await page.getByRole('option', { name: /पूनहिल/ }).click();
    await page.getByRole('button', { name: /^Move .*पूनहिल.* up$/ }).click();

    await page.getByRole('button', { name: 'Preview' }).click();
    const article = page.getByRole('article');
    await expect(article.getByRole('heading', { name: title })).toBeVisible();
    await expect(article.getByText('The bus stops at Kimche.')).toBeVisible();
    await expect(article.getByRole('img', { name: 'Slate roofs of Ghandruk' })).toBeVisible();
    await expect(article.getByRole('listitem')).toHaveText([/पूनहिल/, /Mardi Himal/]);
    await page.getByRole('radio', { name: 'Phone, 390 px' }).check();
    await expect.poll(async () => (await article.boundingBox())?.width).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Close the preview' }).click();

    await save(page).click();
    await expect(page).toHaveURL('/blogs');
    const stored = async () => (await api.database()).blogs?.at(-1);
    expect(await stored()).toMatchObject({ slug: 'a-night-in-ghandruk', status: false, packages: [8, 9] });

    await page.getByRole('searchbox', { name: 'Title' }).fill('Ghandruk');
    await page.getByRole('switch', { name: `Status of ${title}` }).click();
    await expect(page.getByText(`“${title}” is active now.`)).toBeVisible();
    expect(await stored()).toMatchObject({ status: true, alt: 'Slate roofs of Ghandruk' });
    const { body } = (await api.requests()).at(-1) ?? {};
    expect(body).toEqual({ status: true });

    // The previously loaded list contains the other blogs.
    await page.getByRole('link', { name: title }).click();
    await field(page, 'Meta page title').fill('Permits in one table');
    await expect(page.getByText('“Permits in one table” has the same meta page title.')).toBeVisible();
  });

  await test.step('a blog is written in full screen, with a slash and a link to a page of ours', async () => {
    await page.goto('/blogs/create');
    await field(page, 'Title').fill('Tea in Ilam');
    const text = field(page, 'Description');
    await text.click();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect(text).toBeFocused();
    const height = async () => (await text.boundingBox())?.height;
    await expect.poll(height).toBeGreaterThan(600);
    await page.keyboard.press('Escape');
    await expect.poll(height).toBe(96);
    await expect(text).toBeFocused();
    await page.getByRole('button', { name: 'Full screen' }).click();
    await page.keyboard.type('/h2');
    await expect(page.getByRole('option', { name: 'Heading 2' })).toBeInViewport();
    await page.keyboard.press('Enter');
    await page.keyboard.type('First flush');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Link', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Link' });
    await dialog.getByLabel('Kind of page').selectOption('Blog');
    await dialog.getByRole('combobox', { name: 'Page of ours' }).fill('porter');
    await expect(dialog.getByRole('listbox').getByRole('option')).toHaveCount(1);
    await dialog.getByRole('option', { name: 'What a porter may carry' }).click();
    await expect(text).toBeFocused();
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL('/blogs');
    expect((await api.database()).blogs?.at(-1)).toMatchObject({
      description:
        '<h2>First flush</h2><p><a href="/blogs/what-a-porter-may-carry">What a porter may carry</a></p>',
    });
  });

  await test.step('related homestays and hotels are searched, ordered and kept, also off the loaded list', async () => {
    const stored = async () => (await api.database()).blogs?.find(({ id }) => id === 1);
    const add = async (label: string, term: string, option: RegExp) => {
      const box = page.getByRole('combobox', { name: label, exact: true });
      await box.click();
      await expect(page.getByRole('listbox', { name: label })).toBeVisible();
      await box.fill(term);
      await page.getByRole('option', { name: option }).click();
    };
    await page.goto('/blogs/1/edit');
    await expect(field(page, 'Description')).toBeVisible();
    await add('Homestays', 'honey hunt', /Honey Hunters/);
    await add('Homestays', 'सिरुबारी', /सिरुबारी गाउँ/);
    await page.getByRole('button', { name: /^Move .*सिरुबारी.* up$/ }).click();
    await add('Hotels', 'phewa', /Hotel Phewa Sunrise/);
    await add('Hotels', 'boat house', /Barahi Boat House/);
    await page.getByRole('button', { name: /^Move .*Barahi.* up$/ }).click();
    await save(page).click();
    await expect(page).toHaveURL('/blogs');
    const named = async (table: string, ids: unknown) => {
      const rows = (await api.database())[table] ?? [];
      return (ids as number[]).map((id) => rows.find((row) => row.id === id)?.name);
    };
    const { homestays, hotels } = (await stored()) ?? {};
    expect(await named('homestays', homestays)).toEqual(['सिरुबारी गाउँ होमस्टे', 'Honey Hunters’ Hearth']);
    expect(await named('hotels', hotels)).toEqual(['Barahi Boat House', 'Hotel Phewa Sunrise']);

    // The lists do not contain them any more, and the record has only their ids.
    await page.route(/\/v1\/admin\/(homestays|hotels)(\?|$)/, (route) =>
      route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' }, json: { data: [] } }),
    );
    await page.route(/\/v1\/admin\/blogs\/1$/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback();
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, homestays, hotels } } });
    });
    await page.goto('/blogs/1/edit');
    await expect(page.getByText('Honey Hunters’ Hearth')).toBeVisible();
    await expect(page.getByText('Barahi Boat House')).toBeVisible();
    await field(page, 'Short description').fill('Day by day.');
    await save(page).click();
    await expect(page).toHaveURL('/blogs');
    expect(await stored()).toMatchObject({ homestays, hotels, short_description: 'Day by day.' });
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
