import type { Page } from '@playwright/test';
import { expect, signIn, test, watchNetwork } from './fixtures.ts';
import { save } from './forms.ts';

const features = /\/v1\/admin\/features\/datatable/;
const meta = { last_page: 1, per_page: 10, current_page: 1 };

const answer = (page: Page, body: unknown, contentType = 'application/json') =>
  page.route(features, (route) =>
    route.fulfill({
      body: typeof body === 'string' ? body : JSON.stringify(body),
      contentType,
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );

test('odd answers are shown as far as they can be read', async ({ admin: page }) => {
  await test.step('a response that cannot be read is an error with Retry, not an empty list', async () => {
    for (const [what, body, type] of [
      ['an HTML page', '<!doctype html><title>Bad gateway</title>', 'text/html'],
      ['an answer of another shape', { data: { rows: [] }, meta }, 'application/json'],
    ] as const) {
      await test.step(what, async () => {
        await answer(page, body, type);
        await page.goto('/features');
        await expect(page.getByRole('alert')).toContainText('Could not load the features');
        await page.unroute(features);
        await page.getByRole('button', { name: 'Retry' }).click();
        await expect(page.getByRole('link', { name: 'TIMS card' })).toBeVisible();
      });
    }
  });

  await test.step('an unreadable row is left out and reported; loosely typed values are accepted', async () => {
    await answer(page, {
      data: [
        { id: '1', title: 'Sent loosely', status: 1, unknown: { deep: true } },
        { id: null, title: { no: 'text' } },
        { id: 3, title: 42, status: '0' },
      ],
      meta: { last_page: '1', per_page: '10', current_page: '1' },
    });
    await page.goto('/features');
    await expect(page.getByRole('link', { name: 'Sent loosely' })).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Status of Sent loosely' })).toBeChecked();
    await expect(page.getByRole('switch', { name: 'Status of 42' })).not.toBeChecked();
    await expect(page.getByText('One row of this page could not be read')).toBeVisible();
  });

  await test.step('a number where a word is expected does not break a list', async () => {
    for (const path of ['topdeals', 'amenities']) {
      await page.route(new RegExp(`/v1/admin/${path}/datatable`), (route) =>
        route.fulfill({
          json: { data: [{ id: 3, title: 'Odd', name: 'Odd', status: 1, type: 3 }], meta },
          headers: { 'Access-Control-Allow-Origin': '*' },
        }),
      );
      await page.goto(`/${path}`);
      await expect(page.getByRole('link', { name: 'Odd' })).toBeVisible();
    }
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a save that is refused, lost, redirected or offline says so, and keeps the form', async ({
  admin: page,
  api,
}) => {
  await test.step('offline, a save fails at once, keeps the form, and is not sent later', async () => {
    await page.goto('/features/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('Offline');
    await page.context().setOffline(true);
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(/offline/i);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Offline');
    await page.context().setOffline(false);
    await page.getByRole('link', { name: 'Amenities' }).first().click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Amenities' })).toBeVisible();
    expect((await api.log()).filter((call) => call.startsWith('POST /v1/admin/features'))).toEqual([]);
  });

  await test.step('a refusal is readable, beside its field or above the form', async () => {
    const refusals: [unknown, RegExp][] = [
      [{ errors: { title: ['First.', 'Second.'] } }, /First\. Second\./],
      [{ errors: { meta_tag: { title: ['Nested object.'] } } }, /Nested object\./],
      ['A bare text.', /A bare text\./],
      [{ errors: { Title: ['In capitals.'] } }, /In capitals\./],
      [{ message: `Long ${'text '.repeat(100)}` }, /Long text .*…/],
    ];
    await page.goto('/features/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('Refused');
    for (const [body, seen] of refusals) {
      await page.route(/\/v1\/admin\/features$/, (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 422, json: body, headers: { 'Access-Control-Allow-Origin': '*' } })
          : route.fallback(),
      );
      await save(page).click();
      await expect(page.getByRole('form').getByText(seen).first()).toBeVisible();
      await expect(page.getByText('[object Object]')).toHaveCount(0);
      await page.unroute(/\/v1\/admin\/features$/);
    }
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Refused');
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('a connection lost after sending says that it may have been saved', async () => {
    await page.goto('/features/create');
    await page.route(/\/v1\/admin\/features$/, (route) => route.abort('connectionreset'));
    await page.getByRole('textbox', { name: 'Title' }).fill('Perhaps');
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(/may have been saved/);
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('a write that is sent on to another address is not taken for done', async () => {
    await page.route(/\/v1\/admin\/features(\/1)?$/, (route) =>
      route.fulfill({
        status: 303,
        headers: { 'Access-Control-Allow-Origin': '*', Location: '/v1/admin/features/datatable' },
      }),
    );
    await page.goto('/features/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('Perhaps');
    await save(page).click();
    await expect(page.getByRole('alert')).toContainText(/may have been saved/);

    await page.goto('/features?id=1');
    await page
      .getByRole('row', { name: /Airport/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('alert')).toContainText(/may have been saved/);
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('a save that fails after its form was left is said, and what was typed is offered back', async () => {
    await page.goto('/features/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('Left too early');
    const left = Promise.withResolvers<undefined>();
    await page.route(/\/v1\/admin\/features$/, async (route) => {
      await left.promise;
      await route.fulfill({ status: 500, json: { message: 'The disk is full.' } });
    });
    await save(page).click();
    await page.getByRole('link', { name: 'Amenities' }).first().click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Amenities' })).toBeVisible();
    left.resolve(undefined);
    await expect(page.getByText(/“Left too early” was not saved/)).toBeVisible();
    await page.goto('/features/create');
    await page.getByRole('button', { name: 'Restore' }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Left too early');
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a list shows only the newest response, and the previous rows until it arrives', async ({
  admin: page,
}) => {
  const older = /[?&]title=TIM(&|$)/;
  await page.route(older, () => undefined);
  await page.goto('/features');
  const row = (name: string) => page.getByRole('link', { name });
  await expect(row('Licensed trekking guide')).toBeVisible();
  const title = page.getByRole('searchbox', { name: 'Title' });
  const asked = page.waitForRequest(older);
  const aborted = page.waitForEvent('requestfailed', (request) => older.test(request.url()));
  await title.fill('TIM');
  await asked;
  await expect(row('Licensed trekking guide')).toBeVisible();
  await title.fill('TIMS');
  await aborted;
  await expect(row('Licensed trekking guide')).toBeHidden();
  await expect(row('TIMS card')).toBeVisible();
});

test('what is odd in an address leads to a page of ours', async ({ admin: page }) => {
  await test.step('an invalid URL leads to a valid page', async () => {
    for (const path of ['/features/..%2F..%2Fusers/edit', '/nowhere']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    }
  });

  await test.step('who is signed in already passes the sign-in page', async () => {
    for (const [address, end] of [
      ['/login', '/'],
      ['/login?redirect=/features/5', '/'],
      ['/login?redirect=/banners/01/edit', '/'],
      ['/login?redirect=/features%3Fpage%3D1%26title%3Dcard', '/features?title=card'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
      await expect(page).toHaveURL(end);
    }
  });
});

test('a redirect to another origin or to no screen leads home, any other to its screen', async ({ page }) => {
  for (const [target, end] of [
    ['https://evil.example', '/'],
    ['/nowhere/at/all', '/'],
    ['/packages/1/edit?page=2#price', '/packages/1/edit#price'],
  ] as const) {
    await page.goto(`/login?redirect=${encodeURIComponent(target)}`);
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await expect.poll(() => page.url().replace(/^https?:\/\/[^/]+/, '')).toBe(end);
    await page.evaluate(() => {
      localStorage.clear();
    });
  }
});

test('what is typed and pressed arrives once, and whole', async ({ admin: page, api }) => {
  await test.step('what is pressed twice while its form goes is done once', async () => {
    const settled = watchNetwork(page);
    await page.goto('/features/create');
    await page.getByRole('textbox', { name: 'Title' }).fill('Once');
    // Clicks again as soon as the button is no longer busy.
    await save(page).evaluate((button: HTMLElement) =>
      new MutationObserver(() => {
        if (!button.matches('[data-loading]')) button.click();
      }).observe(button, { attributeFilter: ['data-loading'] }),
    );
    await save(page).click();
    await expect(page).toHaveURL('/features');
    await settled();
    expect((await api.requests()).filter(({ path }) => path === '/v1/admin/features')).toHaveLength(1);

    await page.goto('/amenities');
    await page.getByRole('link', { name: 'Features', exact: true }).first().click();
    await page.getByRole('link', { name: 'Create feature' }).first().click();
    await page.getByRole('textbox', { name: 'Title' }).fill('Never');
    await page.getByRole('button', { name: 'Discard' }).evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
    await settled();
    await expect(page).toHaveURL('/features');
  });

  await test.step('text in any script is preserved byte by byte and never scrolls the page sideways', async () => {
    const text = `${'सगरमाथा'.repeat(12)} مرحبا 👩‍👩‍👧 ${'x'.repeat(120)}`;
    await page.goto('/features/create');
    await page.getByRole('textbox', { name: 'Title' }).fill(text);
    await save(page).click();
    await expect(page).toHaveURL('/features');
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(`/features?title=${encodeURIComponent('सगरमाथासगर')}`);
      await expect(page.getByRole('link', { name: text })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    await page.getByRole('link', { name: text }).click();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(text);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
