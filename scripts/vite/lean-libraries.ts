import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ESTree, Plugin } from 'vite';

const library = 'mantine-react-table';
const isOfLibrary = (file: string) => file.includes(`/${library}/dist/`);
const libraryCode = readFileSync(fileURLToPath(import.meta.resolve(library)), 'utf8');

/** What our code imports of the library: its model of columns. */
const used = 'useMantineReactTable';

/** The components of the library, and the columns that it makes of them: our own table renders. */
const isRendering = /^(MRT_|getMRT_Row\w+ColumnDef$)/;

/** The library's code with each of these functions replaced. */
const withoutRendering = (code: string, { body }: ESTree.Program): string =>
  body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .filter(
      ({ id, init }) =>
        init?.type === 'ArrowFunctionExpression' && id.type === 'Identifier' && isRendering.test(id.name),
    )
    .reduceRight((rest, { init }) => `${rest.slice(0, init?.start)}leftOut${rest.slice(init?.end)}`, code)
    .concat("\nfunction leftOut() { throw Error('See lean-libraries.ts.'); }");

/** A module for the library that has only these of another one's exports, and throws for what else it imports. */
const moduleWith = (source: string, ...kept: string[]): [string, string] => {
  const imported = new RegExp(`import \\{([^}]+)\\} from '${source}'`).exec(libraryCode)?.[1];
  if (imported === undefined) throw new Error(`The table library does not import ${source}.`);
  const names = imported.split(',').map((name) => name.trim().replace(/ as .*/, ''));
  const left = names.filter((name) => !kept.includes(name));
  return [
    source,
    [
      `const leftOut = () => { throw Error('${source}: see lean-libraries.ts'); };`,
      `export { ${left.map((name) => `leftOut as ${name}`).join(', ')} };`,
      ...kept.map((name) => `export { ${name} } from '${source}';`),
    ].join('\n'),
  ];
};

const modules = new Map([
  moduleWith('@tabler/icons-react'),
  // It is handed no rows: what filters, groups, expands or divides them is not used.
  moduleWith(
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
]);

const prefix = '\0lean:';
/** A suffix of the library's id, for the message of a build that fails. */
const allowance = ' as scripts/vite/lean-libraries.ts allows it';

/**
 * Removes the table library's rendering, which no bundler can see to be unused, from the production build. The build
 * fails where our code imports more of the library than its model of columns, and where the library no longer has what
 * is left out.
 */
export const leanLibraries = (): Plugin => {
  const found = new Set<string>();
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    apply: 'build',
    resolveId: (source, importer = '') => {
      if (source === library && !importer.endsWith(allowance)) return `\0${source}${allowance}`;
      if (!modules.has(source) || !isOfLibrary(importer)) return undefined;
      found.add(source);
      return prefix + source;
    },
    load(id) {
      if (id.endsWith(allowance)) return `export { ${used} } from '${library}';`;
      const code = id.startsWith(prefix) ? modules.get(id.slice(prefix.length)) : undefined;
      return code === undefined ? undefined : { code, moduleSideEffects: false };
    },
    transform(code, id) {
      return isOfLibrary(id) ? { code: withoutRendering(code, this.parse(code)), map: null } : undefined;
    },
    // What `import * as` looks for in vain is only a warning otherwise.
    onLog(_, { code, message }) {
      if (code === 'IMPORT_IS_UNDEFINED') this.error(message);
    },
    buildEnd(error) {
      const gone = [...modules.keys()].filter((source) => !found.has(source));
      if (error === undefined && gone.length > 0)
        this.error(`No longer imported: ${gone.join(', ')}. See scripts/vite/lean-libraries.ts.`);
    },
  };
};
