import { defineConfig, devices } from '@playwright/test';
import { launchOptions } from './scripts/chromium.ts';

/** The certificate is made for the run. */
const behindNginx = process.env.APP_SERVER === 'nginx';

export default defineConfig({
  testDir: 'e2e',
  testIgnore: behindNginx ? [] : '**/nginx.spec.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 150_000,
  expect: { timeout: 30_000 },
  reporter: 'line',
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
    ignoreHTTPSErrors: behindNginx,
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
});
