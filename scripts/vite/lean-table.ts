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
};

const prefix = '\0lean-table:';

function standIns(source: string): string {
  const { names, keeps } = unused[source] ?? { names: [], keeps: true };
  const missing = (name: string) =>
    `export function ${name}() { throw new Error('${name} is left out of the table: see scripts/vite/lean-table.ts'); }`;
  return [...(keeps ? [`export * from '${source}';`] : []), ...names.map(missing)].join('\n');
}

/**
 * Leaves out of the production build what the table library imports and DataTable never turns on: a quarter of its
 * weight, which no bundler can tell is unused. Turning such an option on throws, naming this file.
 */
export function leanTable(): Plugin {
  return {
    name: 'lean-table',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer = '') =>
      source in unused && importer.includes('/mantine-react-table/dist/') ? prefix + source : undefined,
    load: {
      filter: { id: /^\0lean-table:/ },
      handler: (id) => ({ code: standIns(id.slice(prefix.length)), moduleSideEffects: false }),
    },
  };
}
