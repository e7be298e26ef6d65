import type { Page } from '@playwright/test';
import { firstLoad, loader, screen } from '../scripts/bench/first-load.ts';
import { checkDeployment } from '../scripts/deployment/check-deployment.ts';
import { expect, test } from './fixtures.ts';

/**
 * Collects the page's scripts and styles, as files of the build; fonts, the start script and prefetched files are not
 * in the budgets.
 */
const watchAssets = (page: Page) => {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.request().resourceType() === 'other') return;
    if (/^\/assets\/(?!start-).*(?<!\.woff2)$/.test(pathname)) files.add(`dist${pathname}`);
  });
  return files;
};

test('the login page is as light as it should be', async ({ page }) => {
  await test.step('the login page loads what its budget counts, and more where a pointer is used', async () => {
    const files = watchAssets(page);
    await page.goto('/login');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    const atFirst = [...files].filter((file) => !file.includes('/aimed-clicks-'));
    expect(atFirst.sort()).toEqual(firstLoad([]).sort());
  });

  await test.step('no browser translates the page, whose texts would then stay as they were', async () => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    await expect(page.locator('meta[name="google"]')).toHaveAttribute('content', 'notranslate');
  });
});

/** Loaded after the first render: response shapes, notices, the menu's count of requests, the list's views and its bar. */
const later = [
  '_shell',
  'aimed',
  'all',
  'bulk',
  'copy',
  'count',
  'features',
  'form',
  'forms',
  'homestays',
  'hotels',
  'IconArrowLeft',
  'IconArrowRight',
  'IconLink',
  'moved',
  'notification',
  'overlay',
  'overlays',
  'packages',
  'pending',
  'record',
  'run',
  'saved',
  'SimpleGrid',
  'summary',
  'unsent',
  'use',
  'view',
];

test('the files of another screen are asked for at once, not in waves', async ({ admin: page }) => {
  const files = watchAssets(page);
  await page.goto('/features');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  // What follows the rows, and so is not asked for again.
  await expect(page.getByRole('navigation', { name: 'Views' })).toBeVisible();
  await expect.poll(() => [...files].some((file) => file.includes('notification-host'))).toBe(true);
  await page.waitForLoadState('networkidle');
  files.clear();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  const asked = await page.evaluate(() =>
    [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) => link.getAttribute('href')),
  );
  const counted = firstLoad([screen('_shell/settings')]).filter((file) => files.has(file));
  const scripts = counted.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((file) => !asked.includes(file.replace('dist', '')))).toEqual([]);
});

test('the feature list loads what its budget counts, and later nothing of other screens', async ({
  admin: page,
}) => {
  // In a new page the pointer is in the corner, on the link to the home screen, which preloads it. Once moved, it stays
  // there on the next page of the same origin.
  await page.goto('/config.json');
  await page.mouse.move(1279, 799);
  const files = watchAssets(page);
  await page.goto('/features');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await expect.poll(() => [...files].some((file) => file.includes('notification-host'))).toBe(true);

  const counted = firstLoad([screen('_shell/features.index'), loader('_shell/features.index')]);
  expect([...files]).toEqual(expect.arrayContaining(counted));
  const names = [...files].filter((file) => !counted.includes(file)).map((file) => file.split(/[/-]/).at(2));
  expect(names.filter((name) => !later.includes(name ?? ''))).toEqual([]);
});

test('the server does all that the application relies on', async ({ servers }) => {
  expect(await checkDeployment(servers.app, servers.ca)).toEqual([]);
});
