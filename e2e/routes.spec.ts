import { PENDING_ROUTES } from '../src/mocks/pending.ts';
import { SPECIFIED_ROUTES } from '../src/mocks/specified-routes.ts';
import { expect, test } from './fixtures.ts';

const finished = SPECIFIED_ROUTES.filter((route) => route !== '/login' && !PENDING_ROUTES.includes(route));
const areas = Map.groupBy(finished, (route) => route.split('/')[1] ?? '');

for (const [area, routes] of areas)
  test(`every address of /${area} opens by itself, and a reload, Back and Forward lead to it again`, async ({
    admin: page,
    api,
  }) => {
    const heading = page.getByRole('heading', { level: 1 });
    const seen: { path: string; title: string }[] = [];
    for (const route of routes) {
      const path = route.replace(/\{\w+\}/g, '1');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(heading, path).not.toBeEmpty();
      seen.push({ path, title: await heading.innerText() });
    }
    const last = seen.length - 1;
    await page.reload({ waitUntil: 'commit' });
    await expect(heading).toHaveText(seen[last]?.title ?? '');
    for (const { path, title } of seen.slice(0, last).reverse()) {
      await page.goBack({ waitUntil: 'commit' });
      await expect(page).toHaveURL(path);
      await expect(heading).toHaveText(title);
    }
    for (const { path, title } of seen.slice(1)) {
      await page.goForward({ waitUntil: 'commit' });
      await expect(page).toHaveURL(path);
      await expect(heading).toHaveText(title);
    }
    await expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0);
    expect((await api.log()).filter((call) => !/ 2\d\d$/.test(call))).toEqual([]);
  });
