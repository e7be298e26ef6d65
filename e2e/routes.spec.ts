import type { Page } from '@playwright/test';
import { addresses } from '../scripts/browser/addresses.ts';
import { expect, repetition, test, watchNetwork } from './fixtures.ts';

const finished = addresses().filter((route) => route !== '/login');
const areas = Map.groupBy(finished, (route) => route.split('/')[1] ?? '');
const suffix = ' · Nepal travel admin';

/** Areas do not differ in navigation back and forth, so one suffices. */
const always = 'features';

/** The paths of unique screens; of the many similar ones, the journey below always visits one of each. */
const ofItsOwnKind = finished.filter(
  (route) =>
    /^\/((bookings|packages|settings|help|history|twins|error-404)(\/|$)|$)/.test(route) ||
    ['/requests/packages', '/users', '/users/{userId}/profile'].includes(route),
);

// It refuses what is not in the contract.
test.use({ dialect: 'strict' });

interface Screen {
  path: string;
  heading: string;
  title: string;
}

/** Opens each path separately. */
const openAll = async (page: Page, routes: readonly string[]) => {
  const heading = page.getByRole('heading', { level: 1 });
  const networkIsQuiet = watchNetwork(page);
  const seen: Screen[] = [];
  for (const route of routes) {
    const path = route.replace(/\{\w+\}/g, '1');
    await page.goto(path, { waitUntil: 'commit' });
    await expect(heading, path).not.toBeEmpty();
    if (route === '/error-404') await expect(heading).toHaveText('Page not found');
    else await expect(heading, path).not.toHaveText('Page not found');
    await expect(page, path).toHaveTitle(new RegExp(`.${suffix}$`));
    await networkIsQuiet();
    await expect(page, path).toHaveURL(path);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    seen.push({ path, heading: await heading.innerText(), title: await page.title() });
  }
  const titles = seen.map(({ path, title }) => `${path.split('/')[1] ?? ''}: ${title}`);
  expect(new Set(titles).size, 'titles tell the screens of an area apart').toBe(seen.length);
  return seen;
};

const refusedIn = (log: string[]) => log.filter((call) => !/ 2\d\d$/.test(call));

test('every kind of URL opens directly', async ({ admin: page, api }) => {
  await openAll(page, ofItsOwnKind);
  expect(refusedIn(await api.log())).toEqual([]);
});

for (const [area, routes] of areas)
  test(
    `a reload, Back and Forward lead to every address of /${area} again`,
    { tag: area === always ? [] : repetition },
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
