import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

interface LeftOut {
  /** A part of the path of those who import it. */
  importer: string;
  /** The names that nobody gets to. */
  names: string[];
  /** The names that are used. */
  kept: string[];
}

const tableLibrary = readFileSync(fileURLToPath(import.meta.resolve('mantine-react-table')), 'utf8');

/** Of the table library only the model of a list's columns is used: its head, rows, toolbars and menus are never rendered. */
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
  // axios in a browser sends by XMLHttpRequest, which alone reports the progress of an upload.
  ofAxios('./fetch.js', 'getFetch'),
  // Names of statuses, tokens that cancel, and forms that are sent as JSON: nobody asks axios for them.
  ofAxios('./helpers/HttpStatusCode.js'),
  ofAxios('./cancel/CancelToken.js'),
  ofAxios('./helpers/formDataToJSON.js'),
  ofAxios('../helpers/formDataToJSON.js'),
  // Buttons that are joined to one another: nobody does.
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
 * Leaves out of the production build what the table library would render, the transport of axios that no browser gets to, and
 * parts of controls that nobody uses: weight that no bundler can tell is unused. Turning such an option on throws, naming
 * this file.
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
