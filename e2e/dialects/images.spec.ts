import { expect, picture, test } from '../fixtures.ts';
import { field, save } from '../forms.ts';
import { expectNotice, inEveryDialect, watchData } from './dialects.ts';

inEveryDialect(
  (dialect) => {
    test('a text of an image is changed, an image added with its text, and the order changed', async ({
      admin: page,
      api,
    }) => {
      const stored = async () => {
        const { packages = [] } = await api.database();
        return packages.find(({ id }) => id === 2) as { name: string; images: { alt?: string | null }[] };
      };
      const texts = async () => (await stored()).images.map(({ alt }) => alt ?? null);
      const changes = await watchData(api);
      const [, spring] = await texts();

      await page.goto('/packages/2/edit-image');
      await field(page, 'Alt text of image 1').fill('Ridge above Khumjung');
      await save(page).click();
      await expect(page).toHaveURL('/packages');
      expect(await changes()).toEqual({ 'packages.2.images.0.alt': 'Ridge above Khumjung' });

      await page.goto('/packages/2/edit-image');
      await page.locator('input[type=file]').setInputFiles(picture('lodge.png'));
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await field(page, 'Alt text of image 3').fill('Lodge in Khumjung');
      await save(page).click();
      await expect(page).toHaveURL('/packages');
      expect(await texts()).toEqual(['Ridge above Khumjung', spring, 'Lodge in Khumjung']);

      await page.goto('/packages/2/edit-image');
      await field(page, 'Alt text of image 2').fill('Khumjung in May');
      await page.getByRole('button', { name: 'Move “Lodge in Khumjung” up' }).click();
      await save(page).click();
      await expect(page).toHaveURL('/packages');
      const lost = dialect === 'deaf' ? ' The server did not keep: Images (order).' : '';
      await expectNotice(page, `“${(await stored()).name}” was saved.${lost}`);
      const moved = ['Ridge above Khumjung', 'Lodge in Khumjung', 'Khumjung in May'];
      const unmoved = ['Ridge above Khumjung', 'Khumjung in May', 'Lodge in Khumjung'];
      expect(await texts()).toEqual(dialect === 'deaf' ? unmoved : moved);
      expect(Object.keys(await changes()).map((path) => path.replace(/^uploads\..*/, 'uploads'))).toEqual([
        'uploads',
        'packages.2.images',
      ]);
    });
  },
  ['deaf'],
);
