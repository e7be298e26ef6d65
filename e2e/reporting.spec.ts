import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { screen } from '../scripts/bench/first-load.ts';
import { expect, test } from './fixtures.ts';

/** Enables error reporting for this page, and collects the reports. */
const collectReports = async (page: Page) => {
  const reports: string[] = [];
  await page.route('/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as object;
    await route.fulfill({ response, json: { ...config, reportTo: '/reports' } });
  });
  await page.route('/reports', (route) => {
    reports.push(route.request().postData() ?? '');
    return route.fulfill({ status: 204 });
  });
  return () => reports.map((report) => JSON.parse(report) as Record<string, unknown>);
};

const version: unknown = expect.stringMatching(/^\d+\.\d+\.\d+\+[\da-f]{8}$/);

const fileOf = (module: string) => {
  const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >;
  return `/${manifest[module]?.file ?? ''}`;
};

test('what fails is reported', async ({ admin: page, api, complaints }) => {
  await test.step('a refused write and a screen that fails to load are reported once each', async () => {
    const reports = await collectReports(page);
    await page.goto('/features');
    const status = page.getByRole('switch', { name: 'Status of TIMS card' });
    await expect(status).toBeChecked();
    const notice = page.getByRole('alert').filter({ hasText: 'The server failed' });
    for (const _time of ['first', 'second']) {
      await api.command('fail', { count: 1, status: 405, path: '/v1/admin/features/7', method: 'PATCH' });
      await status.click();
      await notice.getByRole('button').click();
      await expect(notice).toBeHidden();
    }
    const refused = {
      kind: 'write',
      call: 'PATCH /v1/admin/features/:id',
      error: 'http',
      status: 405,
      route: '/features',
      version,
    };
    await expect.poll(reports).toEqual([refused]);

    const file = fileOf(screen('_shell/amenities.index'));
    await page.route(file, (route) => route.abort());
    await page.getByRole('link', { name: 'Amenities', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'This screen could not be loaded' })).toBeVisible();
    await expect
      .poll(reports)
      .toEqual([refused, { kind: 'chunk', error: 'TypeError', file, route: '/amenities', version }]);
    // The browser also logs the error.
    expect(complaints.splice(0).join()).toContain(file);
  });
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await test.step('a crashed screen leaves the menu working, and is reported without its content', async () => {
    const reports = await collectReports(page);
    await page.addInitScript(() => {
      const format = () => {
        throw new RangeError('Pema’s phone is 9841000000');
      };
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', { get: () => format });
    });
    await page.goto('/packages?name=Trek');
    await expect(page.getByRole('heading', { name: 'This screen has stopped working' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Features', exact: true })).toBeVisible();
    await expect.poll(reports).toEqual([
      {
        kind: 'crash',
        error: 'RangeError',
        route: '/packages',
        version,
        stack: expect.arrayContaining([expect.stringMatching(/^\/assets\/[\w.-]+\.js:\d+:\d+$/)]) as unknown,
      },
    ]);
    // As above.
    expect(complaints.splice(0).join()).toContain('9841000000');
  });
});
