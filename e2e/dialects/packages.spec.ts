import { expect, test } from '../fixtures.ts';
import { field, save } from '../forms.ts';
import { expectNotice, inEveryDialect, switchAndUndo, watchData } from './dialects.ts';

const [first, second] = ['Everest Base Camp Trek', 'Everest Panorama Trek'] as const;

inEveryDialect(
  (dialect) => {
    test('a package is changed in one text, switched, and set inactive with another one', async ({
      admin: page,
      api,
    }) => {
      const edited = await watchData(api);
      await page.goto('/packages/1/edit');
      await field(page, 'Age').fill('18 to 60');
      await save(page).click();
      await expect(page).toHaveURL('/packages');
      expect(await edited()).toEqual({ 'packages.1.age': '18 to 60' });

      const switched = await watchData(api);
      await switchAndUndo(page, first, dialect, async () => {
        expect(await switched()).toEqual({ 'packages.1.status': false });
      });
      expect(await switched()).toEqual({});

      for (const name of [first, second])
        await page.getByRole('checkbox', { name: `Select ${name}` }).check();
      await page.getByRole('button', { name: 'Set inactive' }).click();
      await expectNotice(page, '2 of 2 done');
      expect(await switched()).toEqual({ 'packages.1.status': false, 'packages.2.status': false });
    });
  },
  ['laravel'],
);
