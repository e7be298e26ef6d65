import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../scripts/servers/serve.ts';
import { expect, openHome, signIn, test } from './fixtures.ts';
import { save } from './forms.ts';

const cors = { 'Access-Control-Allow-Origin': '*' };

test('a list recovers from lost answers and refusals', async ({ admin: page, api }) => {
  await test.step('after a lost response, the list shows the created record at once', async () => {
    await page.goto('/features?title=Made unseen');
    await expect(page.getByRole('heading', { name: 'No features match' })).toBeVisible();
    await page.getByRole('link', { name: 'Create feature' }).first().click();
    await page.route(/\/v1\/admin\/features$/, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await page.getByRole('textbox', { name: 'Title' }).fill('Made unseen');
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(/may have been saved/);
    await page.goBack();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('link', { name: 'Made unseen' })).toBeVisible();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('a list that failed offline loads automatically when the network is back', async () => {
    await page.goto('/features');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await page.context().setOffline(true);
    await page.getByRole('searchbox', { name: 'Title' }).fill('TIMS');
    await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole('link', { name: 'TIMS card' })).toBeVisible();
  });

  await test.step('a run waits for a server that refuses more calls, and hears Stop meanwhile', async () => {
    await page.goto('/features');
    await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    await page.route(/\/v1\/admin\/features\/\d+$/, (route) =>
      route.request().method() === 'PATCH'
        ? route.fulfill({ status: 429, headers: cors, json: {} })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'Set inactive' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'The server takes no more calls' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('0 of 10 done, 10 waiting', { exact: true })).toBeVisible({ timeout: 2_000 });
    expect((await api.log()).filter((call) => call.startsWith('PATCH'))).toEqual([]);
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('permissions are read once, whatever is written meanwhile', async () => {
    await page.goto('/roles');
    for (const row of [1, 2]) {
      const role = page.getByRole('row').nth(row).getByRole('link').first();
      const name = await role.innerText();
      await role.click();
      await page.getByRole('checkbox', { name: 'homestays: all' }).click();
      await save(page).click();
      await expect(page.getByText(`“${name}” was saved.`)).toBeVisible();
    }
    expect((await api.log()).filter((call) => call === 'GET /v1/admin/permissions 200')).toHaveLength(1);
  });
});

test('a missing chunk after a deployment causes one reload, and no endless loop', async ({ admin: page }) => {
  await openHome(page);
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  const chunk = `**/${manifest['src/generated/shapes/features.ts']?.file ?? 'none'}`;
  let asked = 0;
  await page.route(chunk, async (route) => {
    asked += 1;
    await route.fulfill({ status: 404 });
  });
  let deployed = false;
  await page.route('**/index.html', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({ body: deployed ? html.replace(/index-[\w-]+\.js/, 'index-newer.js') : html });
  });
  let loads = 0;
  /** The number of checks for a newer build. */
  let checks = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
    checks = 0;
  });
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/index.html') checks += 1;
  });
  const failed = page.getByRole('alert').filter({ hasText: 'This screen could not be loaded' });

  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect(failed.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.poll(() => checks).toBe(1);
  expect([asked, loads]).toEqual([1, 0]);

  deployed = true;
  await page.getByRole('link', { name: 'Amenities' }).first().click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.getByRole('link', { name: 'Features' }).first().click();
  await expect.poll(() => loads).toBe(1);
  await expect(failed).toBeVisible();
  await expect.poll(() => checks).toBe(1);
  expect(loads).toBe(1);

  await page.unroute(chunk);
  await failed.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: 'TIMS card' })).toBeVisible();
});

test('what was discarded can be had back, although a deploy took the code of the next screen', async ({
  admin: page,
  complaints,
}) => {
  await page.goto('/features/create');
  const title = page.getByRole('textbox', { name: 'Title' });
  await title.fill('Yak ride');
  // Dialogs and notices are loaded after the screen.
  await expect(page.locator('[data-position="top-center"]')).toBeAttached();
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  const index = '<script src="/start.js" data-folders="" data-entry="~index-newer.js"></script>';
  await page.route('**/index.html', (route) => route.fulfill({ body: index }));
  const asked = page.waitForResponse('**/index.html');
  await page.getByRole('link', { name: 'Banners' }).first().click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This screen could not be loaded');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(title).toHaveValue('Yak ride');
  // Each missing file is a console error.
  complaints.splice(0);
});

test('the worker that development left behind is unregistered, no other is', async ({ page, servers }) => {
  const root = mkdtempSync(join(tmpdir(), 'app-'));
  cpSync('dist', root, { recursive: true });
  for (const name of ['mockServiceWorker.js', 'push-worker.js']) writeFileSync(join(root, name), '');
  const app = await serve({ root, api: servers.api });
  try {
    // The production build registers none: its policy forbids it.
    await page.route('**/development', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(`${app.url}/development`);
    await page.evaluate(async () => {
      await navigator.serviceWorker.register('/mockServiceWorker.js');
      await navigator.serviceWorker.register('/push-worker.js', { scope: '/push/' });
    });
    await page.goto(`${app.url}/login`);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
        ),
      )
      .toEqual(['/push/']);
  } finally {
    app.close();
    rmSync(root, { recursive: true });
  }
});

test('drafts are offered, and kept, although the sign-in does not say who it was', async ({
  admin: page,
  api,
}) => {
  await page.goto('/features/create');
  await page.getByRole('textbox', { name: 'Title' }).fill('Yak blanket');
  await api.command('end-sessions');
  await save(page).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  const known = Promise.withResolvers<undefined>();
  await page.route('**/admin/login', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: Record<string, unknown> };
    await route.fulfill({ json: { data: { ...data, user: undefined } }, headers: cors });
  });
  await page.route('**/v1/admin/user', async (route) => {
    await known.promise;
    await route.continue();
  });
  await signIn(page);
  await page.getByRole('link', { name: 'Features', exact: true }).click();
  await page.getByRole('link', { name: 'Create feature' }).first().click();
  await page.getByRole('textbox', { name: 'Title' }).fill('Typed meanwhile');
  await expect(page.getByRole('button', { name: 'Restore' })).toBeHidden();
  known.resolve(undefined);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Yak blanket');
  await page.getByRole('textbox', { name: 'Title' }).fill('Typed later');
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Typed later');
});

test('what was not loaded is asked for again, or done without', async ({ admin: page, api }) => {
  await test.step('lost settings are asked for again, and no other host meanwhile', async () => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    await page.route('/config.json', (route) => route.fulfill({ status: 502 }));
    await page.goto('/features');
    await expect(page.getByRole('alert')).toContainText('The settings could not be loaded');
    expect([...hosts]).toEqual([new URL(page.url()).origin]);
    await page.unroute('/config.json');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('link', { name: 'TIMS card' })).toBeVisible();
    expect([...hosts]).toContain(new URL(api.url).origin);
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('who is offline right after loading can sign out', async () => {
    await page.route(/overlay-parts/, (route) => route.abort());
    await page.goto('/features');
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
