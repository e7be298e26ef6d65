import type { Page } from '@playwright/test';
import { expect, repetition, test, watchNetwork } from './fixtures.ts';

type List = readonly [path: string, rows: number];

/** The widest list, the longest, one with children, one that cannot be edited, and the simplest. */
const lists: List[] = [
  ['packages', 10],
  ['users', 50],
  ['homestays', 10],
  ['bookings', 10],
  ['features', 10],
];

const otherLists: List[] = [
  ['package-regions', 10],
  ['package-activities', 10],
  ['homestay-regions', 10],
  ['hotels', 10],
  ['hotel-regions', 10],
  ['blogs', 10],
  ['categories', 10],
  ['pages', 10],
  ['seo-pages', 10],
  ['banners', 10],
  ['topdeals', 10],
  ['amenities', 10],
  ['notices', 10],
  ['roles', 10],
];

/** The positions of a list's rows, in pixels of the viewport. */
const placesOn = async (page: Page) => {
  const places = await page.locator('table').evaluate((table: HTMLTableElement) => {
    const bodies = [...table.tBodies].flatMap((body) => [...body.rows]);
    const edge = (row: HTMLTableRowElement) => row.lastElementChild?.getBoundingClientRect().right ?? NaN;
    return {
      top: bodies[0]?.getBoundingClientRect().top,
      actionsEnd: Math.max(...bodies.map(edge)),
      cut: (table.parentElement?.scrollWidth ?? NaN) - (table.parentElement?.clientWidth ?? NaN),
      lowest: Math.min(...bodies.map((row) => row.getBoundingClientRect().height)),
    };
  });
  const pager = await page.getByRole('navigation', { name: /^Pages of/ }).boundingBox();
  return { ...places, pagerEnd: (pager?.y ?? NaN) + (pager?.height ?? NaN) };
};

for (const [which, some, tag] of [
  ['a list of each kind', lists, undefined],
  ['every other list', otherLists, repetition],
] as const)
  test(
    `the rows of ${which} come first, whole, and with all that can be done with them`,
    { tag },
    async ({ admin: page }) => {
      const networkIsQuiet = watchNetwork(page);
      for (const [list, count] of some) {
        await test.step(list, async () => {
          await page.goto(`/${list}`);
          await expect(page.locator('tbody tr').getByRole('checkbox')).toHaveCount(count);
          await networkIsQuiet();
          const { top, actionsEnd, cut, lowest, pagerEnd } = await placesOn(page);
          expect.soft(top, list).toBeLessThanOrEqual(232);
          expect.soft(actionsEnd, list).toBeLessThanOrEqual(1280);
          expect.soft(cut, list).toBe(0);
          expect.soft(lowest, list).toBeCloseTo(44, 0);
          if (count === 10) expect.soft(pagerEnd, list).toBeLessThanOrEqual(800);
        });
      }
    },
  );
