import type { Page } from '@playwright/test';
import { checkDeployment } from '../scripts/check-deployment.ts';
import { firstLoad, loader, screen } from '../scripts/first-load.ts';
import { expect, test } from './fixtures.ts';

/**
 * Collects the scripts and styles that the page loads, as files of the build; fonts and what runs before all else have no
 * part in the budgets, nor has what is fetched for the next click when nothing else is on its way.
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

test('the login page loads what its budget counts', async ({ page }) => {
  const files = watchAssets(page);
  await page.goto('/login');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect([...files].sort()).toEqual(firstLoad([]).sort());
});

/** After the first load: how answers are read, the notices, the count of requests in the menu, and the list's views. */
const later = [
  '_shell',
  'copy',
  'count',
  'features',
  'form',
  'forms',
  'homestays',
  'hotels',
  'IconArrowLeft',
  'IconLink',
  'moved',
  'notification',
  'overlay',
  'overlays',
  'packages',
  'pending',
  'saved',
  'SimpleGrid',
  'unsent',
  'use',
  'view',
];

test('the feature list loads what its budget counts, and later nothing of other screens', async ({
  admin: page,
}) => {
  // In a new page the pointer rests in the corner, on the link to the home screen, which fetches what it leads to. Once
  // moved on a page of the same site it rests elsewhere from the first moment of the next.
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
