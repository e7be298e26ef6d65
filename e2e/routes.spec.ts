import { SPECIFIED_ROUTES } from '../src/mocks/specified-routes.ts';
import { expect, test } from './fixtures.ts';

const finished = SPECIFIED_ROUTES.filter((route) => route !== '/login');
const areas = Map.groupBy(finished, (route) => route.split('/')[1] ?? '');
const suffix = ' · Nepal travel admin';

for (const [area, routes] of areas)
  test(`every address of /${area} opens by itself, and a reload, Back and Forward lead to it again`, async ({
    admin: page,
    api,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const seen: { path: string; heading: string; title: string }[] = [];
    const expectScreen = async (screen: (typeof seen)[number] | undefined) => {
      await expect(page).toHaveURL(screen?.path ?? '');
      await expect(page).toHaveTitle(screen?.title ?? '');
      await expect(heading).toHaveText(screen?.heading ?? '');
    };
    for (const route of routes) {
      const path = route.replace(/\{\w+\}/g, '1');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(heading, path).not.toBeEmpty();
      if (route === '/error-404') await expect(heading).toHaveText('Page not found');
      else await expect(heading, path).not.toHaveText('Page not found');
      await expect(page, path).toHaveTitle(new RegExp(`.${suffix}$`));
      await page.waitForLoadState('networkidle');
      await expect(page, path).toHaveURL(path);
      seen.push({ path, heading: await heading.innerText(), title: await page.title() });
    }
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
    expect(new Set(seen.map(({ title }) => title)).size, 'titles tell the screens apart').toBe(seen.length);
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    expect((await api.log()).filter((call) => !/ 2\d\d$/.test(call))).toEqual([]);
  });
