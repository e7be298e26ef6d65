import { expect, test } from '../fixtures.ts';
import { field, save } from '../forms.ts';
import { inEveryDialect, watchData } from './dialects.ts';

inEveryDialect(() => {
  test('a day of an itinerary gets another title, and one is added at the end', async ({
    admin: page,
    api,
  }) => {
    const section = page.getByRole('region', { name: 'Itinerary' });
    const titles = section.getByRole('heading', { level: 3 });
    const changes = await watchData(api);
    await page.goto('/packages/1/view');
    const saved = page.getByText(/^The itinerary of .* was saved\.$/);
    // Until it is loaded, it pushes the days down under a pointer.
    await expect(section.getByRole('group', { name: 'Altitude profile' })).toBeVisible();
    await section.getByRole('button', { name: 'Edit Arrival in Kathmandu' }).click();
    await field(page, 'Title').fill('Kathmandu');
    await save(page).click();
    await expect(saved).toBeVisible();
    await expect(titles.first()).toHaveText('Kathmandu');
    expect(await changes()).toEqual({ 'itineraries.1.title': 'Kathmandu' });

    const count = await titles.count();
    await section.getByRole('button', { name: 'More for Departure' }).click();
    await page.getByRole('menuitem', { name: 'Insert a day below' }).click();
    await section.getByRole('textbox', { name: 'Title' }).fill('काठमाडौँमा विश्राम');
    await section.getByRole('button', { name: 'Done' }).click();
    await section.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(section.getByRole('group', { name: 'Unsaved itinerary' })).toBeHidden();
    await expect(titles).toHaveCount(count + 1);
    expect(await changes()).toEqual({
      'itineraries.1.title': 'Kathmandu',
      'itineraries.78': expect.objectContaining({ package_id: 1, title: 'काठमाडौँमा विश्राम' }) as unknown,
    });
  });
}, []);
