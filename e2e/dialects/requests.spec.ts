import { expect, test } from '../fixtures.ts';
import { expectNotice, inEveryDialect, watchData } from './dialects.ts';

inEveryDialect(() => {
  test('the queue holds what waits and nothing else, and one request is approved', async ({
    admin: page,
    api,
  }) => {
    const changes = await watchData(api);
    const { packages = [] } = await api.database();
    const names = packages
      .filter(({ request_status }) => request_status === 'pending')
      .map(({ name }) => String(name));
    const kinds = page.getByRole('navigation', { name: 'Kinds of requests' });
    const count = kinds.getByRole('link', { name: /^Packages/ });

    await page.goto('/requests/packages');
    const entries = page.getByRole('navigation', { name: 'Waiting packages' }).getByRole('button');
    await expect(entries).toHaveCount(names.length);
    for (const [place, name] of names.entries()) await expect(entries.nth(place)).toContainText(name);
    await expect(count).toHaveText(`Packages ${names.length} waiting`);

    await page.getByRole('button', { name: 'Approve' }).click();
    await page
      .getByRole('dialog', { name: 'Approve request?' })
      .getByRole('button', { name: 'Approve' })
      .click();
    await expectNotice(page, `“${names[0] ?? ''}” was approved.`);
    await expect(entries).toHaveCount(names.length - 1);
    await expect(count).toHaveText(`Packages ${names.length - 1} waiting`);
    expect(await changes()).toEqual({
      'packages.29.request_status': 'approved',
      'packages.29.status': true,
    });
  });
});
