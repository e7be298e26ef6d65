import { expect, test } from '../fixtures.ts';
import { field, save } from '../forms.ts';
import { inEveryDialect, switchAndUndo, watchData } from './dialects.ts';

inEveryDialect(() => {
  test('a homestay, a hotel and a room of each are changed in one field, and in nothing else', async ({
    admin: page,
    api,
  }) => {
    const changed = await watchData(api);
    await page.goto('/homestays/1/edit');
    await field(page, 'Phone 1').fill('+977 9841-000111');
    await save(page).click();
    await expect(page).toHaveURL('/homestays');

    await page.goto('/hotels/1/edit');
    await field(page, 'Default price').fill('7300');
    await save(page).click();
    await expect(page).toHaveURL('/hotels');

    await page.goto('/homestays/1/rooms/1/edit');
    await field(page, 'Room area').fill('21 m²');
    await save(page).click();
    await expect(page).toHaveURL('/homestays/1/view');

    await page.goto('/hotels/1/rooms/1/edit');
    await field(page, 'Bathroom area').fill('5 m²');
    await save(page).click();
    await expect(page).toHaveURL('/hotels/1/view');

    expect(await changed()).toEqual({
      'homestays.1.phone_1': '+977 9841-000111',
      'hotels.1.min_price': 7_300,
      'homestay-rooms.1.room_area': '21 m²',
      'hotel-rooms.1.bathroom_area': '5 m²',
    });
  });
}, []);

inEveryDialect((dialect) => {
  test('a room is added, switched and deleted', async ({ admin: page, api }) => {
    const changes = await watchData(api);
    const changed = async () => Object.entries(await changes());
    await page.goto('/hotels/1/rooms/create');
    await field(page, 'Name').fill('Apple orchard twin');
    await field(page, 'Price').fill('3200');
    await save(page).click();
    await expect(page).toHaveURL('/hotels/1/view');
    const added = page.getByRole('listitem').filter({ hasText: 'Apple orchard twin' });
    await expect(added).toBeVisible();
    const room = { name: 'Apple orchard twin', price: 3_200, rooms_id: 1, stay_id: 1 };
    expect(await changed()).toEqual([
      [expect.stringContaining('hotel-rooms.'), expect.objectContaining({ ...room, status: 1 })],
    ]);

    const expectStatus = async (status: number) => {
      expect((await changed())[0]?.[1]).toMatchObject({ ...room, status });
    };
    await switchAndUndo(page, 'Apple orchard twin', dialect, () => expectStatus(0));
    await expectStatus(1);

    await added.getByRole('button', { name: 'More for Apple orchard twin' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect(added).toHaveCount(0);
    expect(await changes()).toEqual({});
  });
});
