import { expect, test } from '../fixtures.ts';
import { field, save } from '../forms.ts';
import { inEveryDialect, watchData } from './dialects.ts';

inEveryDialect(() => {
  test('a role is renamed and keeps its permissions, then gains one', async ({ admin: page, api }) => {
    const { roles = [], permissions = [] } = await api.database();
    const role = roles.find(({ id }) => id === 4);
    const held = role?.permissions as number[];
    const gained = permissions.find(({ name }) => name === 'notices.delete')?.id as number;
    expect(held).not.toContain(gained);

    const changes = await watchData(api);
    await page.goto('/roles/4/edit');
    await field(page, 'Name').fill('Night desk');
    await save(page).click();
    await expect(page).toHaveURL('/roles');
    expect(await changes()).toEqual({ 'roles.4.name': 'Night desk' });

    await page.goto('/roles/4/edit');
    await page.getByRole('checkbox', { name: 'notices: delete' }).check();
    await save(page).click();
    await expect(page).toHaveURL('/roles');
    expect(await changes()).toEqual({
      'roles.4.name': 'Night desk',
      'roles.4.permissions': [...held, gained].sort((a, b) => a - b),
    });
  });
}, []);
