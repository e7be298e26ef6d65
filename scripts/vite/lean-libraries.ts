import type { Plugin } from 'vite';

/** What the table library imports for filters in column heads, single choice, fuzzy search and virtual rows. */
const unused: Record<string, { names: string[]; keeps: boolean }> = {
  '@mantine/core': {
    names: ['Autocomplete', 'CopyButton', 'Highlight', 'MultiSelect', 'Radio', 'RangeSlider'],
    keeps: true,
  },
  '@mantine/dates': { names: ['DateInput'], keeps: false },
  '@tanstack/match-sorter-utils': { names: ['compareItems', 'rankItem', 'rankings'], keeps: false },
  '@tanstack/react-virtual': { names: ['defaultRangeExtractor', 'useVirtualizer'], keeps: false },
  // axios in a browser sends by XMLHttpRequest, which alone reports the progress of an upload.
  './fetch.js': { names: ['getFetch'], keeps: false },
  // Names of statuses, and forms that are sent as JSON: nobody asks axios for either.
  './helpers/HttpStatusCode.js': { names: ['default'], keeps: false },
  './helpers/formDataToJSON.js': { names: ['default'], keeps: false },
  '../helpers/formDataToJSON.js': { names: ['default'], keeps: false },
};

const importers = [
  '/mantine-react-table/dist/',
  '/axios/lib/adapters/adapters.js',
  '/axios/lib/axios.js',
  '/axios/lib/defaults/index.js',
];
const prefix = '\0lean:';

const standIns = (source: string): string => {
  const { names, keeps } = unused[source] ?? { names: [], keeps: true };
  const missing = (name: string) =>
    `export ${name === 'default' ? 'default function' : `function ${name}`}() { throw new Error('${source} is left out of the build: see scripts/vite/lean-libraries.ts'); }`;
  return [...(keeps ? [`export * from '${source}';`] : []), ...names.map(missing)].join('\n');
};

/**
 * Leaves out of the production build what the table library imports and DataTable never turns on, and the transport of
 * axios that no browser gets to: weight that no bundler can tell is unused. Turning such an option on throws, naming
 * this file.
 */
export const leanLibraries = (): Plugin => {
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer = '') =>
      source in unused && importers.some((path) => importer.includes(path)) ? prefix + source : undefined,
    load: {
      filter: { id: /^\0lean:/ },
      handler: (id) => ({ code: standIns(id.slice(prefix.length)), moduleSideEffects: false }),
    },
  };
};
