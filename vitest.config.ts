import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { modes } from './.storybook/toolbar.ts';
import { launchOptions } from './scripts/chromium.ts';

const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions() }),
  instances: [{ browser: 'chromium' as const }],
});

/** For a busy machine; what a test waits for has tighter limits of its own. */
const testTimeout = 60_000;

/**
 * Everything that a browser test can reach is bundled before the first one starts: a dependency that turns up later
 * makes Vite reload in the middle of a test.
 */
const optimizeDeps = {
  entries: ['.storybook/preview.tsx', 'stories/**/*.{tsx,mdx}', 'src/**/*.{ts,tsx}'],
  include: ['react/jsx-dev-runtime', 'react-dom/client'],
};

/** `STORY_MODE="dark tablet"` runs the stories as Chromatic draws them in that mode. */
const { viewport, ...globals } = modes[(process.env.STORY_MODE ?? 'light desktop') as keyof typeof modes];

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        test: {
          name: 'unit',
          environment: 'node',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: ['**/*.browser.test.*'],
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps,
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
          browser: browser(),
          testTimeout,
        },
      },
      {
        extends: './vite.config.ts',
        optimizeDeps,
        plugins: [
          storybookTest({
            configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
            initialGlobals: { ...globals, viewport: { value: viewport } },
          }),
        ],
        test: { name: 'storybook', browser: browser(), testTimeout },
      },
    ],
  },
});
