import { expect, test } from './fixtures.ts';

const nonsense = 'page=abc&unknown=1&id=abc&status=maybe&region_id=x&request_status=banana&sort=region';

test('every address is cleaned, kept, or leads to what there is', async ({ admin: page }) => {
  await test.step('invalid parts of a URL are neither sent nor kept, and add no history entry', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.endsWith('/packages/datatable') && request.method() === 'GET') sent.push(search);
    });
    await page.goto('/features');
    await expect(page.getByRole('heading', { level: 1, name: 'Features' })).toBeVisible();
    await page.goto(`/packages?${nonsense}&name=123&per_page=25`);
    await expect(page.getByRole('searchbox', { name: 'Name' })).toHaveValue('123');
    await expect(page).toHaveURL(/\/packages\?per_page=25&name=123$/);
    await expect(page.getByRole('heading', { name: 'No packages match' })).toBeVisible();
    expect(sent.filter((search) => search.includes('name='))).toEqual(['?page=1&per_page=25&name=123']);
    await page.goBack();
    await expect(page).toHaveURL(/\/features$/);
  });

  await test.step('an address that is already clean stays as it is', async () => {
    for (const address of [
      '/packages?page=2&sort=-name',
      '/packages?region_id=1&status=1',
      '/topdeals?group=type',
      '/requests/packages?id=3',
      '/packages/create?from=1',
      '/packages/1/departures/create?mode=season',
    ]) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(address);
    }
  });

  await test.step('an address cut short leads to the record, and one without a record to no page', async () => {
    await page.goto('/packages/1');
    await expect(page).toHaveURL('/packages/1/view');
    for (const address of ['/packages/x/edit', '/packages/0/view', '/packages/1/faqs/1.5/edit']) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
      await expect(page).toHaveURL('/error-404');
    }
  });

  await test.step('nothing can be added to a record that does not exist', async () => {
    for (const [address, title] of [
      ['/packages/99999/itenaries/create', 'Package not found'],
      ['/packages/99999/faqs/create', 'Package not found'],
      ['/packages/99999/departures/create', 'Package not found'],
      ['/homestays/99999/rooms/create', 'Homestay not found'],
      ['/hotels/99999/rooms/create', 'Hotel not found'],
    ] as const) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title }), address).toBeVisible();
    }
  });
});
