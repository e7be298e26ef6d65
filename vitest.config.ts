import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { modes } from './.storybook/toolbar.ts';
import { launchOptions } from './scripts/chromium.ts';

/** Nothing moves in a test: what is half faded in counts as hidden, and how long that takes depends on the machine. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
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

type Mode = keyof typeof modes;

/** The stories as Chromatic draws them in a mode. */
const stories = (mode: Mode, include = ['test']) => {
  const { viewport, ...globals } = modes[mode];
  return storybookTest({
    configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
    initialGlobals: { ...globals, viewport: { value: viewport } },
    tags: { include },
  });
};

/** All stories are played in one mode: this one, unless `STORY_MODE="dark tablet"` or the like says otherwise. */
const mainMode: Mode = 'light desktop';

/** The default stories of the screens are played in the others, too. */
const otherLooks = (Object.keys(modes) as Mode[])
  .filter((mode) => mode !== mainMode)
  .map((mode) => ({
    extends: './vite.config.ts',
    optimizeDeps,
    plugins: [stories(mode, ['screen'])],
    test: {
      name: mode,
      // Parts of the kit are no screens: without their files the browser starts sooner.
      exclude: ['stories/{components,development,mocks}/**'],
      // Nor does each file need a page of its own for stories that only rest.
      isolate: false,
      browser: browser(),
      testTimeout,
    },
  }));

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
          testTimeout,
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
        plugins: [stories((process.env.STORY_MODE ?? mainMode) as Mode)],
        test: { name: 'storybook', browser: browser(), testTimeout },
      },
      ...otherLooks,
    ],
  },
});
