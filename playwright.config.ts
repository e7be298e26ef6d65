import '@angular/localize/init';
import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/browser/chromium.ts';
import { findNginx } from './scripts/servers/nginx.ts';

/** The certificate is generated for the run. */
const behindNginx = process.env.APP_SERVER === 'nginx';

// Before the workers start: on a fresh machine two of them would install it at the same time.
if (behindNginx) findNginx();

export default defineConfig({
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  projects: [
    {
      name: 'journeys',
      testDir: 'e2e',
      testIgnore: ['**/storybook/**', ...(behindNginx ? [] : ['**/nginx.spec.ts'])],
    },
    { name: 'storybook', testDir: 'e2e/storybook', use: { contextOptions: { reducedMotion: 'reduce' } } },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
    ignoreHTTPSErrors: behindNginx,
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
});
