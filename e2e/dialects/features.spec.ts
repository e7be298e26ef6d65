import { expect, test } from '../fixtures.ts';
import { field, save } from '../forms.ts';
import { inEveryDialect, switchAndUndo, watchData } from './dialects.ts';

inEveryDialect((dialect) => {
  test('a feature is created, renamed, switched, switched back and deleted', async ({ admin: page, api }) => {
    const changes = await watchData(api);
    await page.goto('/features/create');
    await field(page, 'Title').fill('Yak ride');
    await save(page).click();
    await expect(page).toHaveURL('/features');
    expect(await changes()).toEqual({ 'features.51': { id: 51, title: 'Yak ride', status: true } });

    await page.goto('/features?title=yak');
    await page.getByRole('link', { name: 'Yak ride', exact: true }).click();
    await field(page, 'Title').fill('Yak rides');
    await save(page).click();
    await expect(page).toHaveURL('/features?title=yak');
    expect(await changes()).toEqual({ 'features.51': { id: 51, title: 'Yak rides', status: true } });

    const stored = (status: boolean) => ({ 'features.51': { id: 51, title: 'Yak rides', status } });
    await switchAndUndo(page, 'Yak rides', dialect, async () => {
      expect(await changes()).toEqual(stored(false));
    });
    expect(await changes()).toEqual(stored(true));

    await page
      .getByRole('row', { name: /Yak rides/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'No features match' })).toBeVisible();
    expect(await changes()).toEqual({});
  });
});
