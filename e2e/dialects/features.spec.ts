import { expect, test } from '../fixtures.ts';
import { field, save } from '../package-screens.ts';
import { inEveryDialect, told, undo, watchData } from './dialects.ts';

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

    // Where answers do not say what is active, the switch can only be set first.
    const status = page.getByRole('switch', { name: 'Status of Yak rides' });
    const [first, other] = dialect === 'bare' ? [true, false] : [false, true];
    const word = (active: boolean) => (active ? 'active' : 'inactive');
    await status.click();
    await told(page, `“Yak rides” is ${word(first)} now.`);
    expect(await changes()).toEqual({ 'features.51': { id: 51, title: 'Yak rides', status: first } });
    await undo(page, `“Yak rides” is ${word(first)} now.`);
    await told(page, `“Yak rides” is ${word(other)} now.`);
    expect(await changes()).toEqual({ 'features.51': { id: 51, title: 'Yak rides', status: other } });

    await page
      .getByRole('row', { name: /Yak rides/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('heading', { name: 'No features match' })).toBeVisible();
    expect(await changes()).toEqual({});
  });
});
