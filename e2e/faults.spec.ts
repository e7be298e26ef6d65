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

test('a response that cannot be read is an error with Retry, not an empty list', async ({ admin: page }) => {
  for (const [what, body, type] of [
    ['an HTML page', '<!doctype html><title>Bad gateway</title>', 'text/html'],
    ['cut-off JSON', '{"data":[{"id":1,"title":"Airp', 'application/json'],
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

test('an unreadable row is left out and reported; loosely typed values are accepted', async ({
  admin: page,
}) => {
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

test('a number where a word is expected does not break a list', async ({ admin: page }) => {
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

test('every format of a 422 response is readable', async ({ admin: page }) => {
  const refusals: [unknown, RegExp][] = [
    [{ errors: { title: 'Plain text.' } }, /Plain text\./],
    [{ errors: { title: ['First.', 'Second.'] } }, /First\. Second\./],
    [{ errors: { 'vendor.name': ['Nested dotted.'] } }, /Nested dotted\./],
    [{ errors: { meta_tag: { title: ['Nested object.'] } } }, /Nested object\./],
    [{ errors: { 'meta_tag[title]': ['Bracket key.'] } }, /Bracket key\./],
    [{ message: 'Only a message.' }, /Only a message\./],
    [{ title: ['At the top.'] }, /At the top\./],
    [['In a list.', 'And another.'], /In a list\. And another\./],
    ['A bare text.', /A bare text\./],
    [{ error: { title: ['Under error.'] } }, /Under error\./],
    [{ message: { title: ['Under message.'] } }, /Under message\./],
    [{ message: ['A list for a message.'] }, /A list for a message\./],
    [{ message: `Long ${'text '.repeat(100)}` }, /Long text .*…/],
    [{ errors: JSON.stringify({ title: ['JSON in JSON.'] }) }, /JSON in JSON\./],
    [{ errors: [{ source: { pointer: '/data/attributes/title' }, detail: 'By pointer.' }] }, /By pointer\./],
    [{ errors: { Title: ['In capitals.'] } }, /In capitals\./],
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

test('offline, a save fails at once, keeps the form, and is not sent later', async ({ admin: page, api }) => {
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

test('a connection lost after sending says that it may have been saved', async ({ admin: page }) => {
  await page.goto('/features/create');
  await page.route(/\/v1\/admin\/features$/, (route) => route.abort('connectionreset'));
  await page.getByRole('textbox', { name: 'Title' }).fill('Perhaps');
  await save(page).click();
  await expect(page.getByRole('alert')).toContainText(/may have been saved/);
});

test('a write that is sent on to another address is not taken for done', async ({ admin: page }) => {
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

test('a save that fails after its form was left is said, and what was typed is offered back', async ({
  admin: page,
}) => {
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

test('an invalid URL leads to a valid page', async ({ admin: page }) => {
  for (const path of [
    '/features/abc/edit',
    '/features/0/edit',
    '/features/..%2F..%2Fusers/edit',
    '/nowhere',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  }
  await page.goto('/features?page=-3&per_page=abc&sort=;drop&id[]=1&title=123');
  await expect(page.getByRole('searchbox', { name: 'Title' })).toHaveValue('123');
  await expect(page.getByRole('heading', { name: 'No features match' })).toBeVisible();
});

test('a redirect to another origin or to no screen leads home, any other to its screen', async ({ page }) => {
  for (const [target, end] of [
    ['https://evil.example', '/'],
    ['/\\evil.example', '/'],
    ['/nowhere/at/all', '/'],
    ['/features/5', '/'],
    ['/banners/abc/edit', '/'],
    ['/banners/01/edit', '/'],
    ['/error-404', '/'],
    ['/features?page=1&title=card', '/features?title=card'],
    ['/packages/1/view', '/packages/1/view'],
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

test('who is signed in already passes the sign-in page', async ({ admin: page }) => {
  for (const [address, end] of [
    ['/login', '/'],
    ['/login?redirect=/features', '/features'],
    ['/login?redirect=/nowhere', '/'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(end);
  }
});

test('text in any script is preserved byte by byte and never scrolls the page sideways', async ({
  admin: page,
}) => {
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

test('what is pressed twice while its form goes is done once', async ({ admin: page, api }) => {
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
