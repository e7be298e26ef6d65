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

/** What our code can import of these libraries: the column model of one, the client of the other. */
const allowed = new Map([
  ['mantine-react-table', 'useMantineReactTable'],
  ['axios', 'default, AxiosError, AxiosHeaders, isAxiosError, isCancel'],
]);

const tableCode = readFileSync(fileURLToPath(import.meta.resolve('mantine-react-table')), 'utf8');

/** What the library's head, rows, toolbars and menus are made of: they are never rendered. */
const ofTable = (source: string, ...kept: string[]): [string, LeftOut] => {
  const imported = new RegExp(`import \\{([^}]+)\\} from '${source}'`).exec(tableCode)?.[1];
  if (imported === undefined) throw new Error(`The table library does not import ${source}.`);
  const names = imported.split(',').map((name) => name.trim().replace(/ as .*/, ''));
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

const leftOut = new Map<string, LeftOut>([
  ofTable('@mantine/core', 'useDirection'),
  ofTable('@mantine/dates'),
  ofTable('@mantine/hooks'),
  ofTable('@tabler/icons-react'),
  ofTable('@tanstack/match-sorter-utils'),
  ofTable('@tanstack/react-virtual'),
  // It is handed no rows: what filters, groups, expands or divides them is not used.
  ofTable(
    '@tanstack/react-table',
    'aggregationFns',
    'createRow',
    'filterFns',
    'flexRender',
    'getCoreRowModel',
    'getSortedRowModel',
    'sortingFns',
    'useReactTable',
  ),
  // In a browser axios sends by XMLHttpRequest, which alone reports upload progress. Lint refuses the other transport,
  // and the properties of axios that are left out.
  ofAxios('./fetch.js', 'getFetch'),
  ofAxios('./helpers/HttpStatusCode.js'),
  ofAxios('./cancel/CancelToken.js'),
  ofAxios('./helpers/formDataToJSON.js'),
  ofAxios('../helpers/formDataToJSON.js'),
]);

const prefix = '\0lean:';
/** A suffix of ids, for the message of a build that fails. */
const allowance = ' as scripts/vite/lean-libraries.ts allows it';

const stubs = (source: string): string => {
  const { names = [], kept = [] } = leftOut.get(source) ?? {};
  return [
    `const leftOut = () => { throw Error('${source}: see lean-libraries.ts'); };`,
    `export { ${names.map((name) => `leftOut as ${name}`).join(', ')} };`,
    ...kept.map((name) => `export { ${name} } from '${source}';`),
  ].join('\n');
};

/**
 * Removes unused code that no bundler can detect from the production build: the table library's rendering, and an
 * unused transport of axios. The build fails where our code imports more of these libraries than is allowed, and where
 * a library no longer has what is left out.
 */
export const leanLibraries = (): Plugin => {
  const found = new Set<string>();
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer = '') => {
      if (allowed.has(source) && !importer.endsWith(allowance)) return `\0${source}${allowance}`;
      const left = leftOut.get(source);
      if (!left || !importer.includes(left.importer)) return undefined;
      found.add(source);
      return prefix + source;
    },
    load(id) {
      const library = id.endsWith(allowance) ? id.slice(1, -allowance.length) : '';
      if (library !== '') return `export { ${allowed.get(library)} } from '${library}';`;
      if (!id.startsWith(prefix)) return undefined;
      return { code: stubs(id.slice(prefix.length)), moduleSideEffects: false };
    },
    // What `import * as` looks for in vain is only a warning otherwise.
    onLog(_, { code, message }) {
      if (code === 'IMPORT_IS_UNDEFINED') this.error(message);
    },
    buildEnd(error) {
      const gone = [...leftOut.keys()].filter((source) => !found.has(source));
      if (error === undefined && gone.length > 0)
        this.error(`No longer imported: ${gone.join(', ')}. See scripts/vite/lean-libraries.ts.`);
    },
  };
};
