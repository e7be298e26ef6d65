import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { modes } from './.storybook/toolbar.ts';
import { launchOptions } from './scripts/browser/chromium.ts';

/** No animations in tests: half faded-in elements count as hidden, and their duration depends on the machine. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions: launchOptions(), contextOptions: { reducedMotion: 'reduce' } }),
  instances: [{ browser: 'chromium' as const }],
});

/** For a busy machine; waits in tests have shorter limits. */
const testTimeout = 60_000;

/**
 * Two pages in parallel, each for half of the files: a page per file costs more than most files' tests, and tests reset
 * their own state.
 */
const shared = { isolate: false, fileParallelism: true, maxWorkers: 2 };

/**
 * All dependencies of browser tests are bundled before the first one starts: one found later makes Vite reload in the
 * middle of a test.
 */
const optimizeDeps = {
  entries: [
    '.storybook/preview.tsx',
    'stories/**/*.{tsx,mdx}',
    'src/**/*.{ts,tsx}',
    '!src/**/!(*.browser).test.{ts,tsx}',
  ],
  include: ['@storybook/addon-docs/preview', 'react/jsx-dev-runtime', 'react-dom/client'],
};

/** States that repeat a shared part with another resource's texts: only `npm run test:all` runs them. */
const repeated = process.env.TEST_ALL === undefined ? ['repetition'] : [];

/**
 * Storybook records each call of a play function, with the text of each element in it, for a panel that no test opens.
 * This replacement records nothing.
 */
const withoutNotes = {
  name: 'without-notes-of-calls',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'window.__STORYBOOK_ADDON_INTERACTIONS_INSTRUMENTER__ = { instrument: (value) => value }',
      injectTo: 'head-prepend' as const,
    },
  ],
};

/**
 * Vite adds a source map to each file it serves. That of a bundled dependency only leads to the bundle, is larger than
 * the code, and is generated again for each page.
 */
const withoutMaps = {
  name: 'without-maps-of-dependencies',
  transform: {
    filter: { id: /\/node_modules\// },
    handler: (code: string) => ({ code, map: { mappings: '' as const } }),
  },
};

type Mode = keyof typeof modes;

/**
 * The stories as Chromatic renders them in a mode; without their sources for the documentation, which also shift the
 * line numbers of failures.
 */
const stories = async (mode: Mode, include = ['test']) => {
  const { viewport, ...globals } = modes[mode];
  const plugins = await storybookTest({
    configDir: fileURLToPath(new URL('.storybook', import.meta.url)),
    initialGlobals: { ...globals, viewport: { value: viewport } },
    tags: { include, exclude: repeated },
  });
  return [withoutMaps, withoutNotes, ...plugins.filter(({ name }) => name !== 'plugin-csf')];
};

/** All stories run in this mode, unless `STORY_MODE="dark tablet"` or the like says otherwise. */
const mainMode: Mode = 'light desktop';

const mainLook = () => ({
  extends: './vite.config.ts',
  optimizeDeps,
  plugins: [stories((process.env.STORY_MODE ?? mainMode) as Mode)],
  test: { name: 'storybook', ...shared, browser: browser(), testTimeout },
});

const asked = process.argv.filter((_, index, all) => all[index - 1] === '--project');

/** Whether a project may run: Storybook parses every story for each project of stories, even if it does not run. */
const runs = (name: string) =>
  asked.length === 0 ||
  asked.some((each) => each.startsWith('!') || new RegExp(`^${each.replaceAll('*', '.*')}$`).test(name));

/** The default stories of screens also run in the other modes. */
const otherLooks = (Object.keys(modes) as Mode[])
  .filter((mode) => mode !== mainMode && runs(mode))
  .map((mode) => ({
    extends: './vite.config.ts',
    optimizeDeps,
    plugins: [stories(mode, ['screen'])],
    test: {
      name: mode,
      // Components are no screens: without their files the browser starts faster.
      exclude: ['stories/{components,development,mocks}/**'],
      ...shared,
      browser: browser(),
      testTimeout,
    },
  }));

const unitTests = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];

/** Tests that a tool of ours still matches the code that it copies: only `npm run test:all` runs them. */
const ofTools = process.env.TEST_ALL === undefined ? ['scripts/new-resource/new-resource.test.ts'] : [];

/** Tests that mock or reload modules need a module graph of their own; all others share one. */
const mocked = ['src/{api,app,resources,development}/**/*.test.ts', 'src/mocks/invariants/*.test.ts'];

const unit = (name: string, files: { include: string[]; exclude: string[]; isolate?: boolean }) => ({
  extends: './vite.config.ts',
  test: { name, environment: 'node', testTimeout, ...files },
});

export default defineConfig({
  test: {
    projects: [
      unit('unit', {
        include: unitTests,
        exclude: [...mocked, ...ofTools, '**/*.browser.test.*'],
        isolate: false,
      }),
      unit('unit with mocked modules', { include: mocked, exclude: ['**/*.browser.test.*'] }),
      {
        extends: './vite.config.ts',
        optimizeDeps,
        plugins: [withoutMaps],
        test: {
          name: 'browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
          ...shared,
          browser: browser(),
          testTimeout,
        },
      },
      ...(runs('storybook') ? [mainLook()] : []),
      ...otherLooks,
    ],
  },
});
