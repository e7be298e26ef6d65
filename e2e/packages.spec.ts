import { expect, repetition, test } from './fixtures.ts';
import { field, save } from './forms.ts';
import { stored } from './package-screens.ts';

test('a text of a package stays, and its line in sight', async ({ admin: page, api }) => {
  await test.step('every text of a package is sent back to the byte', async () => {
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

  await test.step('what is written is between the toolbar and the save bar', async () => {
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
    await page.getByRole('button', { name: 'Save as active' }).click();
    await expect(page.getByText('was created.')).toBeVisible();
    const created = { ...fields, slug: 'everest-again' };
    expect(await stored(page, api.url, 37)).toMatchObject(created);

    await expect(page.getByRole('dialog', { name: 'Copy parts of another package' })).toBeVisible();
    await page.keyboard.press('Escape');
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
