import { expect, test } from './fixtures.ts';
import { save } from './forms.ts';

const departures = '/packages/1/departures';
const creates = (log: string[]) =>
  log.filter((call) => call.startsWith('POST /v1/admin/packages/1/departures'));

// A fixed date, so that the dates below are in the future.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-21T06:00:00Z'));

test('departures are created one by one, and by the season', async ({ admin: page, api }) => {
  await test.step('a departure is created in Bikram Sambat, changed by creating it again, and deleted', async () => {
    await page.goto(departures);
    await page.getByRole('link', { name: 'Create departure' }).click();
    await page.getByRole('textbox', { name: 'Departure date' }).fill('२०८४-०५-०१');
    await expect(page.getByText('18 Aug 2027, 1 Bhadra 2084 BS')).toBeVisible();
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await save(page).click();
    expect((await sent).postDataJSON()).toEqual({
      departure_date: '2027-08-18',
      discount_percent: 0,
      status: 1,
    });
    await expect(page).toHaveURL(departures);

    const row = page.getByRole('row', { name: /18 Aug 2027/ });
    await row.getByRole('button', { name: 'Edit' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('textbox', { name: 'Offer title' }).fill('Monsoon');
    await save(page).click();
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('Monsoon');
    expect(creates(await api.log())).toHaveLength(2);

    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(row).toHaveCount(0);
  });

  await test.step('a season of 24 is created once by two clicks, and asks before it is left unfinished', async () => {
    const before = creates(await api.log()).length;
    await api.command('fail', { path: '/packages/1/departures', method: 'POST', status: 500 });
    await page.goto(`${departures}/create?mode=season`);
    const leave = page.getByRole('dialog', { name: 'Leave before it is done?' });
    const away = page.getByRole('link', { name: 'Packages', exact: true }).first();
    await page.getByRole('textbox', { name: 'First day' }).fill('2027-06-01');
    await page.getByRole('textbox', { name: 'Last day' }).fill('2027-06-24');
    await page.getByRole('combobox', { name: 'Repeat' }).click();
    await page.getByRole('option', { name: 'Every … days' }).click();
    await page.getByRole('textbox', { name: 'Days from one to the next' }).fill('1');
    await expect(page.getByRole('button', { name: 'Create 24 departures' })).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'Create 24 departures' }).dblclick();
    await expect(page.getByRole('tab', { name: 'One departure' })).toBeDisabled();
    const retry = page.getByRole('button', { name: 'Retry 1 failed' });
    await retry.waitFor({ timeout: 30_000 });
    // Failed steps are not left behind without confirmation.
    await away.click();
    await leave.getByRole('button', { name: 'Stay' }).click();
    await retry.click();
    await expect(page.getByText('24 of 24 done', { exact: true })).toBeVisible();
    expect(creates(await api.log())).toHaveLength(before + 25);

    await page.getByRole('link', { name: 'Show departures' }).click();
    await page.goto(`${departures}?per_page=100&sort=departure_date`);
    await expect(page.getByRole('row', { name: /Jun 2027/ })).toHaveCount(24);
  });

  await test.step('leaving a plan for a season needs a confirmation, if there is a plan', async () => {
    const leave = page.getByRole('dialog', { name: 'Leave without saving?' });
    const away = page.getByRole('link', { name: 'Packages', exact: true }).first();
    const one = page.getByRole('tab', { name: 'One departure' });

    await page.goto(`${departures}/create?mode=season`);
    await page.getByRole('radio', { name: 'From a spreadsheet' }).check();
    await expect(page.getByRole('textbox', { name: 'Dates' })).toBeVisible();
    await away.click();
    await expect(page).toHaveURL('/packages');

    await page.goto(`${departures}/create?mode=season`);
    await page.getByRole('radio', { name: 'From a spreadsheet' }).check();
    await page.getByRole('textbox', { name: 'Dates' }).fill('2027-06-05');
    await away.click();
    await leave.getByRole('button', { name: 'Stay' }).click();

    // In the other tab, and with edits there too, there is still only one confirmation.
    await one.click();
    await away.click();
    await leave.getByRole('button', { name: 'Stay' }).click();
    await expect(leave).toBeHidden();
    await page.getByRole('textbox', { name: 'Departure date' }).fill('2027-06-12');
    await expect(page.getByText('Unsaved: Departure date')).toBeVisible();
    await away.click();
    await leave.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/packages');
  });
});
