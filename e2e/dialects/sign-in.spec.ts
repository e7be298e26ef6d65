import { expect, signIn, test } from '../fixtures.ts';
import { inEveryDialect, watchData } from './dialects.ts';

inEveryDialect(() => {
  test('an administrator signs in, and stays so over a reload and the end of a token', async ({
    page,
    api,
  }) => {
    const changes = await watchData(api);
    await page.goto('/login');
    await signIn(page);
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Account' })).toBeVisible();
    // A page closed during a refresh never gets its response; a blank page sends no requests.
    await page.goto('about:blank');
    await api.command('expire');
    await page.goto('/features');
    await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
    expect(await changes()).toEqual({});
  });
});
