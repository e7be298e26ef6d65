import { expect, openHome, repetition, test } from './fixtures.ts';
import { field, pick, save } from './forms.ts';
import { stored } from './package-screens.ts';

test('a package is created, edited and copied', async ({ admin: page, api }) => {
  await openHome(page);
  await page.getByRole('link', { name: 'Packages', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Packages' })).toBeVisible();
  await page.getByRole('link', { name: 'Create package', exact: true }).click();
  await field(page, 'Name').fill('Pikey Peak Trek');
  await expect(field(page, 'Slug')).toHaveValue('pikey-peak-trek');
  await pick(page, 'Vendor', 'लाङटाङ ट्रेकिङ सेवा');
  await pick(page, 'Region', 'Everest');
  await pick(page, 'Activity', 'Trekking');
  await pick(page, 'Tag', 'Best Value');
  await field(page, 'Price per person').fill('64500');
  await field(page, 'Duration').fill('6 days');
  await page.getByRole('button', { name: 'Find the start location' }).click();
  await pick(page, 'Country', 'Nepal');
  await pick(page, 'State', 'Koshi');
  await pick(page, 'City', 'Dharan');
  await page.getByRole('button', { name: 'Use “Dharan, Koshi, Nepal”' }).click();
  await field(page, 'Overview').pressSequentially('Sunrise over Sagarmatha.');
  await pick(page, 'Available features', 'TIMS card');
  await field(page, 'Meta description').fill('Six days.\nOne sunrise.');
  await save(page).click();
  await expect(page).toHaveURL('/packages/37/view');
  await expect(page.getByText('“Pikey Peak Trek” was created.')).toBeVisible();

  expect(await stored(page, api.url, 37)).toMatchObject({
    name: 'Pikey Peak Trek',
    slug: 'pikey-peak-trek',
    vendor: { full_name: 'लाङटाङ ट्रेकिङ सेवा' },
    region: { name: 'Everest' },
    tag: 'Best Value',
    price_per_person: 64_500,
    location_start_from: 'Dharan, Koshi, Nepal',
    overview: '<p>Sunrise over Sagarmatha.</p>',
    available_features: [{ title: 'TIMS card' }],
    meta_tag: { description: 'Six days.\nOne sunrise.' },
    status: true,
  });

  await page.getByRole('link', { name: 'Packages', exact: true }).first().click();
  await page.getByRole('searchbox', { name: 'Name' }).fill('pikey');
  const row = page.getByRole('row', { name: /Pikey Peak Trek/ });
  await row.getByRole('link', { name: 'Edit' }).click();
  await expect(field(page, 'Overview')).toHaveText('Sunrise over Sagarmatha.');
  await expect(save(page)).toBeHidden();
  const before = await stored(page, api.url, 37);
  await field(page, 'Duration').fill('7 days');
  await expect(page.getByRole('button', { name: 'Trip changed' })).toBeVisible();
  await save(page).click();
  await expect(page).toHaveURL(/\/packages\?name=pikey/);
  expect(await stored(page, api.url, 37)).toEqual({ ...before, duration: '7 days' });

  await page.getByRole('button', { name: 'More for Pikey Peak Trek' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(field(page, 'Name')).toHaveValue('Pikey Peak Trek');
  await expect(field(page, 'Slug')).toHaveValue('');
  await field(page, 'Name').fill('Pikey Peak Trek in winter');
  await expect(field(page, 'Slug')).toHaveValue('pikey-peak-trek-in-winter');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pikey Peak Trek in winter' })).toBeVisible();
});

test('every text of a package is sent back to the byte', async ({ admin: page, api }) => {
  const before = await stored(page, api.url, 1, {
    name: 'Everest  Base Camp ',
    slug: 'everest-base-camp-trek',
    overview: '<p>One</p>\n\n<p>दुई &amp; <b>three</b> 🏔️</p>\n',
    highlights: '<ul>\r\n<li>a</li>\r\n</ul>',
    good_to_know: '<p>x</p><iframe src="https://example.com"></iframe>',
    cancellation: 'plain text, no markup\n',
    meta_description: 'One\ntwo  ',
  });
  await page.goto('/packages/1/edit');
  await expect(field(page, 'Overview')).toBeVisible();
  await field(page, 'Age').fill('18 to 60');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL('/packages');
  expect(await stored(page, api.url, 1)).toEqual({ ...before, age: '18 to 60' });
});

test(
  'every field survives creating, viewing, editing and saving',
  { tag: repetition },
  async ({ admin: page, api }) => {
    const {
      id: _id,
      slug: _slug,
      images: _images,
      itenaries: _days,
      faqs: _faqs,
      ...fields
    } = await stored(page, api.url, 1, {
      name: 'Everest  Base Camp ',
      slug: 'everest-base-camp-trek',
      discount_total_no: 4,
      is_sponsored: true,
      full_payment: true,
      no_follow: true,
    });
    const empty = Object.entries(fields).filter(([, value]) => value === null || value === '');
    expect(empty).toEqual([]);

    await page.goto('/packages/create?from=1');
    await field(page, 'Slug').fill('everest-again');
    // A copy starts with its flags off.
    await page.getByRole('switch', { name: 'Status' }).click();
    await page.getByRole('switch', { name: 'Sponsored' }).click();
    await field(page, 'Position').fill(String(fields.position));
    await save(page).click();
    await expect(page.getByText('was created.')).toBeVisible();
    const created = { ...fields, slug: 'everest-again' };
    expect(await stored(page, api.url, 37)).toMatchObject(created);

    await expect(page).toHaveURL('/packages/37/view');
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(field(page, 'Overview')).toBeVisible();
    await expect(save(page)).toBeHidden();
    await field(page, 'Age').fill('18 to 60');
    await page.keyboard.press('Control+s');
    await expect(page).toHaveURL('/packages/37/view');
    expect(await stored(page, api.url, 37)).toMatchObject({ ...created, age: '18 to 60' });
  },
);

test('what is written is between the toolbar and the save bar', async ({ admin: page }) => {
  await page.goto('/packages/create');
  const overview = page.getByRole('textbox', { name: 'Overview', exact: true });
  await overview.click();
  const bar = save(page);
  const toolbar = page.getByRole('toolbar', { name: 'Formatting of Overview' });
  /** Whether the caret's line is in the visible part of the page. */
  const inSight = async () => {
    const line = await page.evaluate(() => {
      const { focusNode } = window.getSelection() ?? {};
      const box = (
        focusNode instanceof Element ? focusNode : focusNode?.parentElement
      )?.getBoundingClientRect();
      return { top: box?.top ?? NaN, bottom: box?.bottom ?? NaN };
    });
    const [above, below] = [await toolbar.boundingBox(), await bar.boundingBox()];
    return line.top >= (above?.y ?? NaN) + (above?.height ?? NaN) && line.bottom <= (below?.y ?? NaN);
  };
  for (let line = 0; line < 30; line += 1) {
    await page.keyboard.type(String(line));
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('the end');
  expect(await inSight()).toBe(true);
  for (let line = 0; line < 25; line += 1) await page.keyboard.press('ArrowUp');
  expect(await inSight()).toBe(true);
});
