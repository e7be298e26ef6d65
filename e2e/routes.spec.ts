import { PENDING_ROUTES } from '../src/mocks/pending.ts';
import { SPECIFIED_ROUTES } from '../src/mocks/specified-routes.ts';
import { expect, test } from './fixtures.ts';

const routes = SPECIFIED_ROUTES.filter((route) => route !== '/login' && !PENDING_ROUTES.includes(route));

test('every address opens by itself, and a reload, Back and Forward lead to it again', async ({
  admin: page,
}) => {
  test.setTimeout(180_000);
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '<title>Map</title>' }));
  const heading = page.getByRole('heading', { level: 1 });
  const seen: { path: string; title: string }[] = [];
  for (const route of routes) {
    const path = route.replace(/\{\w+\}/g, '1');
    await page.goto(path);
    await expect(heading, path).not.toBeEmpty();
    const title = await heading.innerText();
    await expect(page.getByRole('button', { name: 'Retry' }), path).toHaveCount(0);
    seen.push({ path, title });
  }
  const last = seen.length - 1;
  await page.reload();
  await expect(heading).toHaveText(seen[last]?.title ?? '');
  for (const { path, title } of seen.slice(last - 5, last).reverse()) {
    await page.goBack();
    await expect(page).toHaveURL(path);
    await expect(heading).toHaveText(title);
  }
  for (const { path, title } of seen.slice(last - 4)) {
    await page.goForward();
    await expect(page).toHaveURL(path);
    await expect(heading).toHaveText(title);
  }
});
