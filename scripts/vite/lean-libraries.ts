import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface LeftOut {
  /** A part of the importer's path. */
  importer: string;
  /** The names that are never used. */
  names: string[];
  /** The names that are used. */
  kept: string[];
}

const tableLibrary = readFileSync(fileURLToPath(import.meta.resolve('mantine-react-table')), 'utf8');

/** Of the table library only the column model is used: its head, rows, toolbars and menus are never rendered. */
const ofTable = (source: string, ...kept: string[]): [string, LeftOut] => {
  const imported = new RegExp(`import \\{([^}]+)\\} from '${source}'`).exec(tableLibrary)?.[1];
  if (imported === undefined) throw new Error(`The table library does not import ${source}.`);
  const names = imported.split(',').map((name) => name.trim());
  return [
    source,
    {
      importer: '/mantine-react-table/dist/',
      names: names.filter((name) => !kept.includes(name)),
      kept,
    },
  ];
};

const ofAxios = (source: string, name = 'default'): [string, LeftOut] => [
  source,
  { importer: '/axios/lib/', names: [name], kept: [] },
];

const ofControl = (name: string): [string, LeftOut] => [
  `./${name}/${name}.mjs`,
  { importer: '/@mantine/core/', names: [name], kept: [] },
];

const leftOut = new Map<string, LeftOut>([
  ofTable('@mantine/core', 'useDirection'),
  ofTable('@mantine/dates'),
  ofTable('@mantine/hooks'),
  ofTable('@tabler/icons-react'),
  ofTable('@tanstack/match-sorter-utils'),
  ofTable('@tanstack/react-virtual'),
  // In a browser axios sends by XMLHttpRequest, which alone reports upload progress.
  ofAxios('./fetch.js', 'getFetch'),
  // Status names, cancel tokens, and forms sent as JSON are not used.
  ofAxios('./helpers/HttpStatusCode.js'),
  ofAxios('./cancel/CancelToken.js'),
  ofAxios('./helpers/formDataToJSON.js'),
  ofAxios('../helpers/formDataToJSON.js'),
  // Button groups are not used.
  ofControl('ButtonGroup'),
  ofControl('ButtonGroupSection'),
  ofControl('ActionIconGroup'),
  ofControl('ActionIconGroupSection'),
]);

const prefix = '\0lean:';

const stubs = (source: string): string => {
  const { names = [], kept = [] } = leftOut.get(source) ?? {};
  const missing = (name: string) =>
    `export ${name === 'default' ? 'default function' : `function ${name}`}() { throw new Error('${source} is left out of the build: see scripts/vite/lean-libraries.ts'); }`;
  const keep = (name: string) => `export { ${name} } from '${source}';`;
  return [...kept.map(keep), ...names.map(missing)].join('\n');
};

/**
 * Removes unused code that no bundler can detect from the production build: the table library's rendering, an unused
 * transport of axios, and parts of controls. Using such an option throws an error that names this file.
 */
export const leanLibraries = (): Plugin => ({
  name: 'lean-libraries',
  enforce: 'pre',
  apply: 'build',
  resolveId: (source, importer = '') => {
    const left = leftOut.get(source);
    return left && importer.includes(left.importer) ? prefix + source : undefined;
  },
  load: {
    filter: { id: /^\0lean:/ },
    handler: (id) => ({ code: stubs(id.slice(prefix.length)), moduleSideEffects: false }),
  },
});
