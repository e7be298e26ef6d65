import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { save } from './forms.ts';

const notice = (page: Page) => page.getByRole('alert').filter({ hasText: 'was saved' });

/** The elements behind the notice that could otherwise be clicked. */
const covered = (page: Page) =>
  notice(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const steps = [0.02, 0.25, 0.5, 0.75, 0.98];
    const points = steps.flatMap((x) => steps.map((y) => [left + x * width, top + y * height] as const));
    const behind = points.map(([x, y]) =>
      document
        .elementsFromPoint(x, y)
        .find((other) => !element.contains(other) && !other.contains(element))
        ?.closest('a, button, input, [role="combobox"], [role="dialog"]'),
    );
    return behind.flatMap((other) => (other ? (other.getAttribute('aria-label') ?? other.textContent) : []));
  });

/** Waits until the notice has stopped moving. */
const comesToRest = (page: Page) => notice(page).hover({ trial: true });

const saveAnotherTitle = async (page: Page, title: string) => {
  await page.goto('/features/1/edit');
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await save(page).click();
  await expect(notice(page)).toBeVisible();
  await comesToRest(page);
};

test('notices keep out of the way', async ({ admin: page }) => {
  for (const [name, viewport] of Object.entries({
    'a wide screen': { width: 1280, height: 800 },
    'a phone': { width: 390, height: 844 },
  })) {
    await test.step(`on ${name} a notice does not cover clickable elements`, async () => {
      await page.setViewportSize(viewport);
      await saveAnotherTitle(page, `TIMS card and permit for ${name}`);
      await expect(page).toHaveURL('/features');
      await expect(page.getByRole('link', { name: `TIMS card and permit for ${name}` })).toBeVisible();
      expect(await covered(page)).toEqual([]);
      await page.getByRole('button', { name: /^Command palette/ }).click();
      await expect(page.getByRole('combobox', { name: 'Command' })).toBeFocused();
      expect(await covered(page)).toEqual([]);
    });
  }
  await test.step('a notice goes in time although it appeared under the pointer, and waits for one that reads it', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.clock.install();
    await saveAnotherTitle(page, 'Helicopter evacuation');
    const box = await notice(page).boundingBox();
    if (!box) throw new Error('The notice has no place.');
    await page.clock.runFor(12_000);
    await expect(notice(page)).toHaveCount(0);

    // The pointer is where the notice will appear.
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    await page.goto('/features/2/edit');
    await page.getByRole('textbox', { name: 'Title' }).fill('Sleeping bag');
    await page.mouse.move(middle.x, middle.y);
    await page.keyboard.press('Control+s');
    await expect(notice(page)).toBeVisible();
    await page.clock.runFor(12_000);
    await expect(notice(page)).toHaveCount(0);

    await page.goto('/features/3/edit');
    await page.getByRole('textbox', { name: 'Title' }).fill('Down jacket');
    await page.keyboard.press('Control+s');
    await expect(notice(page)).toBeVisible();
    await comesToRest(page);
    await page.mouse.move(middle.x + 20, middle.y, { steps: 3 });
    await page.clock.runFor(30_000);
    await expect(notice(page)).toBeVisible();
    await page.mouse.move(middle.x, 500);
    await page.clock.runFor(12_000);
    await expect(notice(page)).toHaveCount(0);
  });
});
