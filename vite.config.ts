import { fileURLToPath } from 'node:url';
import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cataloguesOf, isPseudo, pseudoLanguage } from './scripts/languages/pseudo.ts';
import { helpPage } from './scripts/vite/help-page.ts';
import { labelsOfLanguages } from './scripts/vite/labels-of-languages.ts';
import { languages } from './scripts/vite/languages.ts';
import { leanLibraries } from './scripts/vite/lean-libraries.ts';
import { LICENCES, licences } from './scripts/vite/licences.ts';
import { mantineStyles } from './scripts/vite/mantine-styles.ts';
import { mockWorker } from './scripts/vite/mock-worker.ts';
import { precompressed } from './scripts/vite/precompressed.ts';
import { screenChunks } from './scripts/vite/screen-chunks.ts';
import { shellFiles } from './scripts/vite/shell-files.ts';
import { textsAtRunTime } from './scripts/vite/texts-at-run-time.ts';
import { version } from './scripts/vite/version.ts';
import { yamlData } from './scripts/vite/yaml-data.ts';
import { zodWithoutEval } from './scripts/vite/zod-without-eval.ts';

// Stories and unit tests render components, not the route files.
const inTests = process.env.VITEST !== undefined || process.env.STORYBOOK !== undefined;

const routes = tanstackRouter({
  target: 'react',
  autoCodeSplitting: true,
  codeSplittingOptions: {
    // Loaders are separate chunks, which start queries while the screen's code is loading.
    defaultBehavior: [['loader'], ['component']],
    // New users first see the sign-in page, so it is part of the entry instead of one more request.
    splitBehavior: ({ routeId }) => (routeId === '/login' ? [] : undefined),
  },
});

const shared = /node_modules\/(@mantine\/(core|hooks)|@floating-ui|@tabler)\//;
const placing = '@floating-ui|react-remove-scroll(-bar)?|react-style-singleton|use-callback-ref|use-sidecar';
const over =
  'FocusTrap|Menu|Modal|ModalBase|OptionsDropdown|Popover|ScrollArea|Select|Table|Tooltip|Floating';
const select = String.raw`Combobox(?!\.css|\/(ComboboxC|Combobox\.module|get-))`;
/** The overlays, and the code that positions them; the field of a select is on the screen itself. */
const overlays = new RegExp(
  String.raw`node_modules\/(${placing}|@mantine\/core\/.*\/(${over}|${select}))(\/|\.css)|src\/components\/overlays\/overlay-parts\.ts`,
);
const onlyInForms =
  /node_modules\/(react-number-format|@mantine\/(form|core\/.*\/(Checkbox\w*|Fieldset|MultiSelect|NumberInput|PillsInput|SimpleGrid|TagsInput|Textarea)))(\/(?!CheckIcon)|\.css)/;

const namesScreens = /\/src\/(main\.tsx|routeTree\.gen\.ts|app\/router\.ts|routes\/)/;

export default defineConfig(({ command, mode }) => ({
  plugins: [
    !inTests && routes,
    react(),
    mantineStyles({ whole: inTests }),
    inTests || command === 'serve' ? textsAtRunTime() : languages(cataloguesOf(mode)),
    isPseudo(mode) && pseudoLanguage(),
    !inTests && leanLibraries(),
    mockWorker(inTests),
    yamlData(),
    labelsOfLanguages(),
    helpPage({ atRunTime: inTests || command === 'serve' }),
    shellFiles(cataloguesOf(mode)),
    version(),
    !inTests && licences(),
    !inTests && zodWithoutEval(),
    !inTests && !isPseudo(mode) && precompressed(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: isPseudo(mode) ? 'dist-pseudo' : 'dist',
    target: 'baseline-widely-available',
    sourcemap: false,
    // src/start.ts asks for the files of a screen, from one list of all: a second one would be 7 kB of the first load.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed) => needed.filter((file) => file.endsWith('.css')),
    },
    // For the size budgets; the server does not deliver it.
    manifest: true,
    // What the libraries and fonts in the build ask to be handed on with them; the help links to it.
    license: { fileName: LICENCES },
    reportCompressedSize: false,
    // The editor is a chunk loaded on demand; scripts/bench/size.ts has the budgets of first visits.
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      output: {
        // The entry contains the name of every chunk of a route: short names make it smaller.
        chunkFileNames: ({ facadeModuleId }) =>
          facadeModuleId?.includes('?tsr-split=') ? 'assets/[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          // Everything else is split by the routes that need it. Without these groups, a screen would load dozens of
          // files, one for each control that it shares with other screens. Priorities are integers, as Rolldown
          // truncates fractions. A group includes the imports of its modules, unless it says otherwise.
          groups: [
            // Both the libraries and our code import these; apart from ours, the libraries' file has no texts.
            {
              name: 'styles',
              test: (id) => id.endsWith('.css') || id.startsWith('\0'),
              tags: ['$initial'],
              includeDependenciesRecursively: false,
              priority: 9,
            },
            // Code shared with the sign-in page is one file: several small ones compress worse. The routes have the
            // names of all files: in the entry, which no shared file imports, they do not change other names.
            {
              name: 'base',
              test: (id) => id.includes('/src/') && !namesScreens.test(id),
              tags: ['$initial'],
              includeDependenciesRecursively: false,
              priority: 8,
            },
            { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 7 },
            {
              name: 'ui',
              test: (id) => shared.test(id) && !onlyInForms.test(id) && !overlays.test(id),
              minShareCount: 11,
              priority: 6,
            },
            { name: 'overlays', test: overlays, minShareCount: 2, priority: 5 },
            // Views, requests, their comparison and the start page each need some of the rules: one file instead of several.
            {
              name: 'rules',
              test: /\/domain\/listings\/(?:rules\/|compare|shop-health|found-titles)/,
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 1,
            },
            ...screenChunks(),
          ],
        },
      },
    },
  },
}));
