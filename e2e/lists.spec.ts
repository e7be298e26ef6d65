import { expect, test } from './fixtures.ts';

const lists = [
  ['packages', 10],
  ['package-regions', 10],
  ['package-activities', 10],
  ['homestays', 10],
  ['homestay-regions', 10],
  ['hotels', 10],
  ['hotel-regions', 10],
  ['bookings', 10],
  ['blogs', 10],
  ['categories', 10],
  ['pages', 10],
  ['seo-pages', 10],
  ['banners', 10],
  ['topdeals', 10],
  ['features', 10],
  ['amenities', 10],
  ['notices', 10],
  ['roles', 10],
  ['users', 50],
] as const;

for (const [list, count] of lists)
  test(`the rows of /${list} come first, whole, and with all that can be done with them`, async ({
    admin: page,
  }) => {
    await page.goto(`/${list}`);
    const rows = page.locator('tbody tr');
    await expect(rows.getByRole('checkbox')).toHaveCount(count);
    await page.waitForLoadState('networkidle');
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
    expect(places.top).toBeLessThanOrEqual(232);
    expect(places.actionsEnd).toBeLessThanOrEqual(1280);
    expect(places.cut).toBe(0);
    expect(places.lowest).toBeCloseTo(44, 0);
    const pager = await page.getByRole('navigation', { name: /^Pages of/ }).boundingBox();
    if (count === 10) expect((pager?.y ?? NaN) + (pager?.height ?? NaN)).toBeLessThanOrEqual(800);
  });
