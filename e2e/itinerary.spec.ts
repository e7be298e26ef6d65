import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const view = '/packages/1/view';
const section = (page: Page) => page.getByRole('region', { name: 'Itinerary' });
const titles = (page: Page) => section(page).getByRole('heading', { level: 3 });
const save = (page: Page) => section(page).getByRole('button', { name: 'Save', exact: true });

const fromMenu = async (page: Page, day: string, item: string) => {
  // Until it is loaded, it pushes the days down under a pointer.
  await expect(section(page).getByRole('group', { name: 'Altitude profile' })).toBeVisible();
  await section(page)
    .getByRole('button', { name: `More for ${day}` })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('a reordered itinerary survives a reload and a failure, and is saved once', async ({
  admin: page,
  api,
}) => {
  const writes = async () =>
    (await api.log())
      .filter((call) => call.includes('/v1/admin/packages/1/itenaries') && !call.startsWith('GET'))
      .map((call) => call.replace(/\/v1\S*/, '').replace('  ', ' '));

  await page.goto(view);
  await expect(titles(page)).toHaveCount(14);
  const before = await titles(page).allTextContents();
  const [first = '', second = '', ...rest] = before;

  // Inserts a day between the first two, and moves the last one up.
  await fromMenu(page, first, 'Insert a day below');
  await section(page).getByRole('textbox', { name: 'Title' }).fill('काठमाडौँमा विश्राम');
  await section(page).getByRole('textbox', { name: 'Description' }).pressSequentially('Rest.');
  await section(page).getByRole('button', { name: 'Done' }).click();
  await section(page).getByRole('button', { name: 'Drag Departure' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(section(page).getByRole('button', { name: 'Drag Departure' })).toBeFocused();
  const wanted = [
    first,
    'काठमाडौँमा विश्राम',
    second,
    ...rest.slice(0, -2),
    'Departure',
    'Flight to Kathmandu',
  ];
  await expect(titles(page)).toHaveText(wanted);

  // The guard asks before leaving; a reload offers to restore the draft.
  await page.getByRole('link', { name: 'Packages', exact: true }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(titles(page)).toHaveText(before);
  await section(page).getByRole('button', { name: 'Restore' }).click();
  await expect(titles(page)).toHaveText(wanted);

  // The first call is saved, but its response is cut off: saving stops, and the retry does not add the day again.
  let posts = 0;
  await page.route('**/v1/admin/packages/1/itenaries', async (route) => {
    posts += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  await save(page).click();
  await expect(section(page).getByRole('alert')).toContainText('may have been saved');
  await section(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/^The itinerary of .* was saved\.$/)).toBeVisible();
  expect(posts).toBe(1);
  expect(await writes()).toEqual(['POST 201', ...Array.from({ length: 12 }, () => 'PATCH 200')]);

  await page.reload();
  await expect(titles(page)).toHaveText(wanted);
  await expect(save(page)).toBeHidden();
});

test('a save that fails loses nothing', async ({ admin: page }) => {
  await test.step('what a failed save has left unsaved is kept, whatever is changed before leaving', async () => {
    await page.goto(view);
    await expect(titles(page)).toHaveCount(14);
    await fromMenu(page, 'Departure', 'Clone');
    await page.route('**/v1/admin/packages/1/itenaries', (route) =>
      route.fulfill({ status: 500, json: { message: 'Out of order.' } }),
    );
    await save(page).click();
    await expect(section(page).getByRole('alert')).toContainText('Add day 15');
    await fromMenu(page, 'Flight to Kathmandu', 'Move up');
    const wanted = await titles(page).allTextContents();
    expect(wanted).toHaveLength(15);

    await page.getByRole('link', { name: 'Packages', exact: true }).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Packages' })).toBeVisible();
    await page.goBack();
    await section(page).getByRole('button', { name: 'Restore' }).click();
    await expect(titles(page)).toHaveText(wanted);

    // A discarded draft is not offered.
    await section(page).getByRole('button', { name: 'Discard' }).click();
    await expect(titles(page)).toHaveCount(14);
    await page.reload();
    await expect(titles(page)).toHaveCount(14);
    await expect(section(page).getByRole('button', { name: 'Restore' })).toBeHidden();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('a save that cannot check its new days says so, and one that only moves days does without', async () => {
    const rules = '**/assets/day-rules-*.js';
    await page.goto(view);
    await expect(titles(page)).toHaveCount(14);
    await page.route(rules, (route) => route.abort());
    await fromMenu(page, 'Departure', 'Move up');
    await save(page).click();
    await expect(page.getByText(/^The itinerary of .* was saved\.$/)).toBeVisible();

    await fromMenu(page, 'Departure', 'Clone');
    await save(page).click();
    await expect(section(page).getByRole('alert')).toContainText('could not be loaded, so nothing was sent');
    await page.unroute(rules);
    await save(page).click();
    await expect(section(page).getByRole('group', { name: 'Unsaved itinerary' })).toBeHidden();
    await expect(titles(page)).toHaveCount(15);
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
