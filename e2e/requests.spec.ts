import { expect, test } from './fixtures.ts';

test('requests of all kinds are one queue', async ({ admin: page, api }) => {
  await test.step('requests of all kinds are approved in one queue, by two keys each', async () => {
    const waiting = async (kind: string) =>
      ((await api.database())[kind] ?? []).filter(({ request_status }) => request_status === 'pending');
    const kinds = ['packages', 'homestays', 'hotels'];
    const before = await Promise.all(kinds.map(waiting));
    const total = before.flat().length;

    await page.goto('/requests/hotels');
    await page
      .getByRole('navigation', { name: 'Kinds of requests' })
      .getByRole('link', { name: `All kinds ${total} waiting`, exact: true })
      .click();
    await expect(page).toHaveURL('/requests/hotels?kinds=all');
    const entries = page.getByRole('navigation', { name: 'Waiting requests' }).getByRole('button');
    await expect(entries).toHaveCount(total);

    const oldest = before
      .flat()
      .toSorted((a, b) => Date.parse(String(a.created_at)) - Date.parse(String(b.created_at)))
      .slice(0, 3);
    for (const [place, row] of oldest.entries()) {
      const name = String(row.name);
      await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
      await page.keyboard.press('a');
      await expect(page.getByRole('dialog', { name: 'Approve request?' })).toContainText(name);
      await page.keyboard.press('Control+Enter');
      const said = place === 0 ? `“${name}” was approved.` : `${place + 1} requests were approved.`;
      await expect(page.getByText(said)).toBeVisible();
      await expect(entries).toHaveCount(total - place - 1);
      await expect(page.getByRole('dialog')).toBeHidden();
    }
    const after = await Promise.all(kinds.map(waiting));
    expect(after).toEqual(before.map((rows) => rows.filter((row) => !oldest.includes(row))));
  });

  await test.step('the address of a request among all kinds leads back to it', async () => {
    const { hotels = [] } = await api.database();
    const last = hotels.findLast(({ request_status }) => request_status === 'pending');
    await page.goto(`/requests/packages?kinds=all&kind=hotels&id=${String(last?.id)}`);
    await expect(
      page.getByRole('heading', { level: 2, name: String(last?.name), exact: true }),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page).toHaveURL(`/hotels/${String(last?.id)}/edit`);
    await page.goBack();
    await expect(
      page.getByRole('heading', { level: 2, name: String(last?.name), exact: true }),
    ).toBeVisible();
  });

  await test.step('an approval that is answered on the way to another screen leaves that one’s address alone', async () => {
    await page.goto('/requests/packages?kinds=all');
    const approve = async () => {
      await page.getByRole('button', { name: 'Approve', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
    };
    // The first approval loads all the code that approvals need.
    await approve();
    await expect(page.getByText(/was approved\.$/)).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    const code = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await code.promise;
      await route.continue();
    });
    await page.route('**/approve-request', async (route) => {
      await page
        .getByRole('link', { name: 'Amenities', includeHidden: true })
        .first()
        .evaluate((link: HTMLElement) => link.click());
      await route.continue();
    });
    await approve();
    await expect(page.getByText('2 requests were approved.')).toBeVisible();
    code.resolve(undefined);
    await expect(page.getByRole('heading', { level: 1, name: 'Amenities' })).toBeVisible();
    await expect(page).toHaveURL('/amenities');
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('the menu asks for the requests of each kind once the screen has its own, and for none in a hidden tab', async () => {
    const waiting = page.getByRole('navigation', { name: 'Main' }).getByLabel(/^\d+ waiting$/);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      if (request.method() === 'GET' && pathname.endsWith('/datatable'))
        asked.push(`${pathname.split('/').at(-2) ?? ''} ${searchParams.get('per_page') ?? ''}`);
    });
    await page.addInitScript(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' });
    });
    await page.goto('/features');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual(['features 10']);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'visible' });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    });
    await expect(waiting).toHaveCount(1);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((call) => !call.startsWith('features')).toSorted()).toEqual([
      'homestays 100',
      'hotels 100',
      'packages 100',
    ]);
  });
});
