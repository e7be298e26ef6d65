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
 * Two pages side by side, each for half of the files: a page for every file costs more than most files' tests, and
 * what starts afresh for each test does so without it.
 */
const shared = { isolate: false, fileParallelism: true, maxWorkers: 2 };

/**
 * Everything that a browser test can reach is bundled before the first one starts: a dependency that turns up later
 * makes Vite reload in the middle of a test.
 */
const optimizeDeps = {
  entries: ['.storybook/preview.tsx', 'stories/**/*.{tsx,mdx}', 'src/**/*.{ts,tsx}'],
  include: ['react/jsx-dev-runtime', 'react-dom/client'],
};

/** States that show a shared part once more, with another resource's words: `npm run test:all` plays them. */
const repeated = process.env.TEST_ALL === undefined ? ['repetition'] : [];

/**
 * Storybook notes down each call of a play function, with the text of each element in it, for a panel that no test opens.
 * What stands in its place notes nothing.
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
 * Vite writes a map of each line into what it serves. Of a dependency, which is bundled, it leads to the bundle itself, is
 * larger than the code, and is made anew for each page.
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
 * The stories as Chromatic draws them in a mode; without their sources for the documentation, which also turn the lines of
 * a failure into others.
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

/** All stories are played in one mode: this one, unless `STORY_MODE="dark tablet"` or the like says otherwise. */
const mainMode: Mode = 'light desktop';

const mainLook = () => ({
  extends: './vite.config.ts',
  optimizeDeps,
  plugins: [stories((process.env.STORY_MODE ?? mainMode) as Mode)],
  test: { name: 'storybook', ...shared, browser: browser(), testTimeout },
});

const asked = process.argv.filter((_, index, all) => all[index - 1] === '--project');

/** Whether a project may be asked for: Storybook reads every story for each project of stories, also for one that does not run. */
const runs = (name: string) =>
  asked.length === 0 ||
  asked.some((each) => each.startsWith('!') || new RegExp(`^${each.replaceAll('*', '.*')}$`).test(name));

/** The default stories of the screens are played in the others, too. */
const otherLooks = (Object.keys(modes) as Mode[])
  .filter((mode) => mode !== mainMode && runs(mode))
  .map((mode) => ({
    extends: './vite.config.ts',
    optimizeDeps,
    plugins: [stories(mode, ['screen'])],
    test: {
      name: mode,
      // Parts of the kit are no screens: without their files the browser starts sooner.
      exclude: ['stories/{components,development,mocks}/**'],
      ...shared,
      browser: browser(),
      testTimeout,
    },
  }));

const unitTests = ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'];

/** What only says that a tool of ours still fits the code that it copies: `npm run test:all` runs it. */
const ofTools = process.env.TEST_ALL === undefined ? ['scripts/new-resource.test.ts'] : [];

/** Tests that put something in the place of a module need modules of their own; all others share theirs. */
const mocked = ['src/{api,app}/**/*.test.ts', 'src/mocks/laws/*.test.ts'];

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
