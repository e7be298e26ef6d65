import { expect, openHome, test } from './fixtures.ts';
import { save } from './forms.ts';

test('a feature is found, created, refused, edited and deleted', async ({ admin: page }) => {
  await openHome(page);
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();

  await page.getByRole('link', { name: 'Create feature' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('TIMS card');
  await save(page).click();
  const title = page.getByRole('textbox', { name: 'Title' });
  await expect(title).toHaveAttribute('aria-invalid', 'true');
  await expect(title).toHaveAccessibleDescription(/taken/);
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('TIMS card');

  await title.fill('सौर्य चार्जर');
  await save(page).click();
  await expect(page).toHaveURL('/features');
  await expect(page.getByText('“सौर्य चार्जर” was created.')).toBeVisible();

  await page.getByRole('searchbox', { name: 'Title' }).fill('सौर्य');
  await expect(page).toHaveURL(/\/features\?title=/);
  const row = page.getByRole('row', { name: /सौर्य चार्जर/ });
  await row.getByRole('link', { name: 'Edit' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('सौर्य चार्जर 20 W');
  await page.keyboard.press('Control+s');
  await expect(page).toHaveURL(/\/features\?title=/);
  await expect(page.getByRole('link', { name: 'सौर्य चार्जर 20 W' })).toBeVisible();

  await page.getByRole('row', { name: /सौर्य/ }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No features match' })).toBeVisible();
});

test('what was typed in a form is not lost', async ({ admin: page, api }) => {
  await test.step('five fast clicks on Save send one request', async () => {
    await api.command('controls', { latency: 300 });
    // Users type URLs, even with a trailing slash.
    await page.goto('/features/create/');
    await page.getByRole('textbox', { name: 'Title' }).fill('Headlamp');
    await save(page).evaluate((button: HTMLElement) => {
      for (let click = 0; click < 5; click += 1) button.click();
    });
    await expect(page).toHaveURL('/features');
    expect((await api.log()).filter((call) => call.startsWith('POST /v1/admin/features'))).toEqual([
      'POST /v1/admin/features 201',
    ]);
    await api.command('controls', { latency: 0 });
  });

  await test.step('leaving unsaved edits needs one confirmation', async () => {
    await page.goto('/features/1/edit');
    const title = page.getByRole('textbox', { name: 'Title' });
    await title.press('End');
    await page.keyboard.type('!');
    await page.getByRole('link', { name: 'Amenities' }).first().click();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(title).toHaveValue(/!$/);
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await expect(title).toHaveValue(/!$/);
    await page.getByRole('link', { name: 'Amenities' }).first().click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Amenities' })).toBeVisible();
  });

  await test.step('typed input survives the end of the session', async () => {
    await page.goto('/features/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('Yak blanket');
    await api.command('end-sessions');
    await save(page).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByText(/session has ended/i)).toBeVisible();
    await page.getByRole('textbox', { name: 'Email' }).fill('admin@example.com');
    await page.getByRole('textbox', { name: 'Password' }).fill('Annapurna#8091');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('link', { name: 'Create feature' }).first().click();
    await expect(page.getByText(/session has ended/i)).toBeHidden();
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Yak blanket');
    await save(page).click();
    await expect(page).toHaveURL('/features');
    expect(
      await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('draft:'))),
    ).toEqual([]);
  });
});

test('a list keeps to its address', async ({ admin: page }) => {
  await test.step('the URL brings a list back: reload, Back, Forward, and the last row of a page', async () => {
    await page.goto('/features?page=2&per_page=25');
    await expect(page.getByText('Page 2 of 2')).toBeVisible();
    const firstRow = page.getByRole('table').getByRole('link').first();
    const name = (await firstRow.textContent()) ?? '';
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(page).toHaveURL('/features?per_page=25');
    await page.goBack();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();

    await page.goto('/features?page=9999');
    await expect(page.getByText(/Page 5 of 5/)).toBeVisible();
  });

  await test.step('a new record is seen in its list wherever it sorts, until the next filter', async () => {
    await page.goto('/features?per_page=10');
    await page.getByRole('link', { name: 'Create feature' }).click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Headlamp');
    await save(page).click();
    const created = page.getByRole('region', { name: 'Just created' });
    await created.getByRole('link', { name: 'Headlamp' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Headlamp');
    await page.goBack();
    await expect(created).toBeVisible();

    await page.getByRole('searchbox', { name: 'Title' }).fill('headl');
    await expect(page.getByRole('row', { name: /Headlamp/ })).toBeVisible();
    await expect(created).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Title' }).fill('');
    await expect(page.getByRole('row', { name: /Headlamp/ })).toHaveCount(0);
    await expect(created).toHaveCount(0);
  });

  await test.step('a filter shows what the URL has after Back, Forward and clearing', async () => {
    await page.goto('/features');
    const title = page.getByRole('searchbox', { name: 'Title' });
    await title.fill('TIMS');
    await expect(page).toHaveURL('/features?title=TIMS');
    await page.goBack();
    await expect(title).toHaveValue('');
    await page.goForward();
    await expect(title).toHaveValue('TIMS');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(title).toHaveValue('');
    await page.goBack();
    await expect(title).toHaveValue('TIMS');
  });

  await test.step('a filter that was still being typed does not come after the page was left by Back', async () => {
    await page.clock.install();
    await page.goto('/roles');
    const name = page.getByRole('searchbox', { name: 'Name' });
    await name.fill('ad');
    await expect(page).toHaveURL('/roles?name=ad');
    await name.press('End');
    await name.pressSequentially('min');
    await page.goBack();
    await expect(page).toHaveURL('/roles');
    await page.clock.runFor(1_000);
    await expect(name).toHaveValue('');
    expect(new URL(page.url()).search).toBe('');
  });
});

test('a bulk run is repeated in part, and ends with its list', async ({ admin: page, api }) => {
  await test.step('a bulk run reports what failed and tries just that again', async () => {
    await page.goto('/features');
    for (const name of ['TIMS card', 'Licensed trekking guide']) {
      await page.getByRole('checkbox', { name: `Select ${name}` }).check();
    }
    await api.command('fail', { count: 1, status: 500, path: '/v1/admin/features/7' });
    const begun = Promise.withResolvers<undefined>();
    await page.route(/\/v1\/admin\/features\/\d+$/, async (route) => {
      await begun.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Set inactive' }).click();
    const next = page.getByRole('checkbox', { name: 'Select Airport pick-up and drop-off' });
    await next.check();
    begun.resolve(undefined);
    await expect(page.getByText('1 of 2 done, 1 failed', { exact: true })).toBeVisible();
    await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
    await expect(next).toBeChecked();
    await next.uncheck();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('2 of 2 done', { exact: true })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Status of TIMS card' })).not.toBeChecked();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('a bulk run asks before its list is left, and ends there', async () => {
    let sent = 0;
    const answer = Promise.withResolvers<undefined>();
    await page.route(/\/v1\/admin\/features\/\d+$/, async (route) => {
      if (route.request().method() === 'PATCH') {
        sent += 1;
        await answer.promise;
      }
      await route.fallback();
    });
    await page.goto('/features');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    await page.getByRole('button', { name: 'Set inactive' }).click();
    await expect.poll(() => sent).toBe(1);
    const amenities = page.getByRole('link', { name: 'Amenities' }).first();
    await amenities.click();
    const leave = page.getByRole('dialog', { name: 'Leave before it is done?' });
    await expect(leave).toContainText('the other features are not changed');
    await leave.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByText('Deactivating: 0 of 10 done, 9 waiting')).toBeVisible();
    await amenities.click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Amenities' })).toBeVisible();
    const first = page.waitForResponse((response) => response.request().method() === 'PATCH');
    answer.resolve(undefined);
    await (await first).finished();
    await page.getByRole('link', { name: 'Features' }).first().click();
    await expect(page.getByRole('switch', { checked: true }).first()).toBeVisible();
    expect(sent).toBe(1);
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
