import { credentials, expect, openHome, signIn, test } from './fixtures.ts';

test('one signs in, signs out, and comes back to where one was going', async ({ page, api }) => {
  await test.step('a wrong password is refused, once for a held key, the right one opens the app', async () => {
    const refused = page.getByText(/do not match|incorrect|not correct|wrong/i);
    await page.goto('/');
    await page.getByRole('textbox', { name: 'Email' }).fill(credentials.email);
    await page.getByRole('textbox', { name: 'Password' }).fill('wrong');
    for (let times = 0; times < 3; times += 1) {
      await page.keyboard.down('Enter');
      await expect(refused).toBeVisible();
    }
    await page.keyboard.up('Enter');
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await expect(page).toHaveURL('/');
    const calls = (await api.log()).filter((call) => call.includes('/admin/login'));
    expect(calls).toEqual(['POST /admin/login 422', 'POST /admin/login 200']);
  });

  await test.step('signing out closes every screen and forgets the session', async () => {
    await page.goto('/amenities');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const stored = await page.evaluate(() => Object.keys(localStorage));
    for (const key of ['access_token', 'refresh_token', 'userInfo']) expect(stored).not.toContain(key);
    await page.goto('/amenities');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });

  await test.step('a deep link leads through sign-in to the screen', async () => {
    await page.goto('/features?page=2&unknown=1&status=maybe#top');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Account' })).toBeHidden();
    await signIn(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
    await expect(page).toHaveURL('/features?page=2#top');
  });
});

test('a second visit asks for its list before any script, once, and renews an expired token', async ({
  admin,
  api,
}) => {
  const list = 'GET /v1/admin/features/datatable';
  const firstRow = admin.getByRole('table').getByRole('link').first();
  await admin.goto('/features');
  await expect(firstRow).toBeVisible();
  // The last requests: a reload during a refresh would lose the session.
  await expect(admin.getByRole('navigation', { name: 'Main' }).getByLabel('24 waiting')).toBeVisible();
  await api.command('expire');
  const asked = admin.waitForRequest(/features\/datatable/);
  await admin.route(/\/assets\/index-/, async (route) => {
    await asked;
    await route.continue();
  });
  await admin.reload();
  await expect(firstRow).toBeVisible();
  const calls = (await api.log()).filter((call) => call.startsWith(list) || call.includes('/refresh'));
  expect(calls).toEqual([`${list} 200`, `${list} 401`, 'POST /admin/refresh 200', `${list} 200`]);
});

test('parallel 401 responses cause one refresh, and each call gets a response', async ({ admin, api }) => {
  await api.command('expire');
  // The first two requests are sent together.
  const held: (() => void)[] = [];
  await admin.route('**/v1/admin/**', async (route) => {
    await new Promise<void>((resolve) => {
      held.push(resolve);
      if (held.length > 1) for (const release of held) release();
    });
    await route.continue();
  });
  await admin.goto('/');
  await expect
    .poll(async () => {
      const log = await api.log();
      const refused = log.flatMap((call) => /^(.*) 401$/.exec(call)?.[1] ?? []);
      return refused.length > 1 && refused.every((call) => log.includes(`${call} 200`));
    })
    .toBe(true);
  const refreshes = (await api.log()).filter((call) => call.startsWith('POST /admin/refresh'));
  expect(refreshes).toEqual(['POST /admin/refresh 200']);
});

test('two tabs with an expired token share one refresh', async ({ admin, context, api }) => {
  await openHome(admin);
  const other = await context.newPage();
  await other.goto('/');
  for (const page of [admin, other])
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
  await api.command('expire');
  await Promise.all([
    admin.getByRole('link', { name: 'Features' }).first().click(),
    other.getByRole('link', { name: 'Amenities' }).first().click(),
  ]);
  // The home screen has tables with links too.
  await expect(admin.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1, name: 'Amenities' })).toBeVisible();
  for (const page of [admin, other])
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  expect((await api.log()).filter((call) => call.startsWith('POST /admin/refresh'))).toHaveLength(1);
});
