import type { Page } from '@playwright/test';
import { addresses } from '../scripts/addresses.ts';
import { expect, repetition, test } from './fixtures.ts';

const finished = addresses().filter((route) => route !== '/login');
const areas = Map.groupBy(finished, (route) => route.split('/')[1] ?? '');
const suffix = ' · Nepal travel admin';

/** The router leads back and forth in one area as in the next: a list with forms, and one that only reads. */
const always = ['features', 'bookings'];

interface Screen {
  path: string;
  heading: string;
  title: string;
}

/** Opens each address by itself. */
const openAll = async (page: Page, routes: readonly string[]) => {
  const heading = page.getByRole('heading', { level: 1 });
  const seen: Screen[] = [];
  for (const route of routes) {
    const path = route.replace(/\{\w+\}/g, '1');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading, path).not.toBeEmpty();
    if (route === '/error-404') await expect(heading).toHaveText('Page not found');
    else await expect(heading, path).not.toHaveText('Page not found');
    await expect(page, path).toHaveTitle(new RegExp(`.${suffix}$`));
    await page.waitForLoadState('networkidle');
    await expect(page, path).toHaveURL(path);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    seen.push({ path, heading: await heading.innerText(), title: await page.title() });
  }
  const titles = seen.map(({ path, title }) => `${path.split('/')[1] ?? ''}: ${title}`);
  expect(new Set(titles).size, 'titles tell the screens of an area apart').toBe(seen.length);
  return seen;
};

const refusedIn = (log: string[]) => log.filter((call) => !/ 2\d\d$/.test(call));

/** What is like no other area, and one of the many that are alike. */
const unlike = ['', 'packages', 'requests', 'settings', 'users', 'help', 'error-404'];

const routesOf = (wanted: (area: string) => boolean) =>
  [...areas].filter(([area]) => wanted(area)).flatMap(([, routes]) => routes);
const alike = routesOf((area) => !always.includes(area) && !unlike.includes(area));

test.describe('on a backend that refuses what the contract does not have', () => {
  test.use({ dialect: 'strict' });
  // Both workers have their part in it.
  const parts: [part: string, routes: string[], tag: string | string[]][] = [
    ['of its own kind', routesOf((area) => unlike.includes(area)), []],
    ...[0, 1, 2].map((third): [string, string[], string] => [
      `like others, part ${third + 1} of 3`,
      alike.filter((_, index) => index % 3 === third),
      repetition,
    ]),
  ];
  for (const [part, routes, tag] of parts)
    test(`every address ${part} opens by itself`, { tag }, async ({ admin: page, api }) => {
      await openAll(page, routes);
      expect(refusedIn(await api.log())).toEqual([]);
    });
});

for (const [area, routes] of areas)
  test(
    `a reload, Back and Forward lead to every address of /${area} again`,
    {
      tag: always.includes(area) ? [] : repetition,
    },
    async ({ admin: page, api }) => {
      const heading = page.getByRole('heading', { level: 1 });
      const seen = await openAll(page, routes);
      const expectScreen = async (screen: Screen | undefined) => {
        await expect(page).toHaveURL(screen?.path ?? '');
        await expect(page).toHaveTitle(screen?.title ?? '');
        await expect(heading).toHaveText(screen?.heading ?? '');
      };
      const last = seen.length - 1;
      await page.reload({ waitUntil: 'commit' });
      await expectScreen(seen[last]);
      for (const screen of seen.slice(0, last).reverse()) {
        await page.goBack({ waitUntil: 'commit' });
        await expectScreen(screen);
      }
      for (const screen of seen.slice(1)) {
        await page.goForward({ waitUntil: 'commit' });
        await expectScreen(screen);
      }
      await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
      expect(refusedIn(await api.log())).toEqual([]);
    },
  );
