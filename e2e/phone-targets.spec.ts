import type { Locator } from '@playwright/test';
import { expect, test, watchNetwork } from './fixtures.ts';

test.use({ viewport: { width: 390, height: 844 } });

const forms = [
  '/features/1/edit',
  '/packages/create',
  '/packages/1/edit-image',
  '/package-regions/1/edit',
  '/roles/1/edit',
];

const lists = ['/features?title=a', '/bookings', '/pages'];

/** Controls in a form or list smaller than 40 px, measured with their frames, labels and overlays. */
const smallTargets = (place: Locator) =>
  place.evaluate((form) => {
    const least = 40;
    const sizeOf = (part: Element) => {
      const inset = Number.parseFloat(getComputedStyle(part, '::after').insetBlockStart);
      return part.getBoundingClientRect().height + (inset < 0 ? -2 * inset : 0);
    };
    const partsOf = (element: HTMLElement) => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const frame = element.matches('button, a') ? null : element.closest('.mantine-Input-wrapper');
      return [element, ...labels, ...(frame ? [frame] : [])];
    };
    // Links in a sentence and an editor's toolbar are exempt.
    const isApart = (element: Element) => element.closest('[role="toolbar"], p, li p') !== null;
    return [...form.querySelectorAll<HTMLElement>('a, button, input, textarea, select')]
      .filter((element) => element.checkVisibility() && !isApart(element))
      .filter((element) => {
        element.scrollIntoView();
        return Math.max(...partsOf(element).map(sizeOf)) < least - 0.5;
      })
      .map((element) => element.outerHTML.slice(0, 200));
  });

test('nothing is too small for a thumb', async ({ admin: page }) => {
  await test.step('nothing in a form is too small for a thumb', async () => {
    const networkIsQuiet = watchNetwork(page);
    for (const address of forms) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('form')).toBeVisible();
        await networkIsQuiet();
        expect.soft(await smallTargets(page.locator('form[data-resource]')), address).toEqual([]);
      });
    }
  });

  await test.step('nothing around the rows of a list is too small for a thumb', async () => {
    const networkIsQuiet = watchNetwork(page);
    for (const address of lists) {
      await test.step(address, async () => {
        await page.goto(address);
        await expect(page.getByRole('checkbox', { name: 'Select all rows of this page' })).toBeVisible();
        await networkIsQuiet();
        expect.soft(await smallTargets(page.getByRole('main')), address).toEqual([]);
      });
    }
  });
});

test.describe('with fingers alone', () => {
  test.use({ hasTouch: true, isMobile: true });

  test('no key is told', async ({ admin: page }) => {
    await page.goto('/users/5/letter');
    const key = page.getByRole('button', { name: 'Copy letter' }).locator('kbd');
    await expect(key).toHaveText('M');
    await expect(key).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Keyboard shortcuts' })).toHaveCount(0);
  });
});
