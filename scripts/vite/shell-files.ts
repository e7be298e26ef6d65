import { readFile } from 'node:fs/promises';
import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import { type Catalogues, folderOf } from '../languages/catalogue.ts';
import { scriptsWithTexts } from './languages.ts';
import { reachedFrom } from './reached-from.ts';

type Output = Rolldown.OutputBundle[string];
type Chunk = Rolldown.OutputChunk;

const isChunk = (output: Output): output is Chunk => output.type === 'chunk';
const isStart = (output: Output) => output.type === 'asset' && output.names.includes('start.js');
const isReads = ({ name }: Chunk) => name === 'reads';
const isShell = ({ name }: Chunk) => name === 'shell';
const isNext = ({ name }: Chunk) => name === 'lists' || name === 'forms';
/** Sends writes: needed by signing in, and by the first save. */
const isWrite = ({ name }: Chunk) => name === 'write';

/** `features/*` for a path and its children, `*` for an id: the paths that need the chunks of a route file. */
const addressOf = ({ facadeModuleId }: Chunk): string | undefined => {
  const [, route] = /\/src\/routes\/_shell\/(.+)\.tsx\?tsr-split=/.exec(facadeModuleId ?? '') ?? [];
  return route
    ?.split('.')
    .filter((part) => part !== 'index')
    .map((part) => (part.startsWith('$') ? '*' : part))
    .join('/');
};

const isLoader = ({ facadeModuleId }: Chunk) => facadeModuleId?.includes('?tsr-split=loader') ?? false;
/** What the rows of a list need to be asked for, so that pointing at its link asks at once. */
const isLoaderOfList = (chunk: Chunk) => isLoader(chunk) && !addressOf(chunk)?.includes('/');

/** The scripts and styles that chunks need in addition to those loaded. */
const filesIn = (chunks: Chunk[]) => {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const neededBy = (file: string) => {
    const { imports = [], viteMetadata } = byFile.get(file) ?? {};
    return [...(viteMetadata?.importedCss ?? []), ...imports];
  };
  return (wanted: Chunk[], there: ReadonlySet<string> = new Set()): Set<string> => {
    const starts = wanted.map(({ fileName }) => fileName);
    return new Set([...reachedFrom(starts, neededBy)].filter((file) => !there.has(file)));
  };
};

/** Routes as `address:0,4`, with indices into a list of files. */
const routeTable = (routes: ReadonlyMap<string, ReadonlySet<string>>) => {
  const files = [...new Set([...routes.values()].flatMap((own) => [...own]))];
  const places = (own: ReadonlySet<string>) => [...own].map((file) => files.indexOf(file)).join();
  return { files, routes: [...routes].map(([address, own]) => `${address}:${places(own)}`) };
};

const source = 'src/start.ts';

/** The script that runs first, with a content hash in its name, so that a second visit need not revalidate it. */
const builtStart = async () => {
  const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
  return (await minify('start.js', code)).code;
};

/**
 * Builds src/start.ts and passes it lists of files, where `~` is the folder of the language: the entry and what it imports
 * that has texts, what every loader needs besides, what each path needs besides the shell, loader first, what the shell
 * needs, and what the first write, the next lists with their rows, and the next forms need. The page itself asks for the entry's libraries.
 */
export const shellFiles = (catalogues: Catalogues): Plugin => ({
  name: 'shell-files',
  apply: 'build',
  async buildStart() {
    this.emitFile({ type: 'asset', name: 'start.js', source: await builtStart() });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => {
      const chunks = Object.values(bundle).filter(isChunk);
      const start = Object.values(bundle).find(isStart);
      const filesOf = filesIn(chunks);
      const entry = filesOf(chunks.filter(({ isEntry }) => isEntry));
      const withTexts = scriptsWithTexts(bundle);
      const reads = filesOf(chunks.filter(isReads), entry);
      const shell = filesOf(chunks.filter(isShell), new Set([...entry, ...reads]));
      const there = new Set([...entry, ...reads, ...shell]);
      const byAddress = Map.groupBy([...chunks.filter(isLoader), ...chunks], addressOf);
      const routes = new Map(
        [...byAddress].flatMap(([address, own]) =>
          address === undefined ? [] : [[address, filesOf(own, there)] as const],
        ),
      );
      const table = routeTable(routes);
      const paths = (files: Iterable<string>) =>
        [...files].map((file) => (withTexts.has(file) ? '~' : '') + file.slice('assets/'.length)).join(' ');
      const data = {
        folders: [...catalogues].map(([language, texts]) => folderOf(language, texts)).join(' '),
        entry: paths([...entry].filter((file) => withTexts.has(file))),
        reads: paths(reads),
        shell: paths(shell),
        write: paths(filesOf(chunks.filter(isWrite), there)),
        next: paths(filesOf([...chunks.filter(isNext), ...chunks.filter(isLoaderOfList)], there)),
        files: paths(table.files),
        routes: table.routes.join(' '),
      };
      const shared = [...entry]
        .filter((file) => file.endsWith('.js') && !withTexts.has(file))
        .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`);
      const attributes = Object.entries(data).map(([name, value]) => `data-${name}="${value}"`);
      return html
        .replace(
          /<script\s+src="\/src\/start\.ts"/,
          `<script src="/${start?.fileName}" ${attributes.join(' ')}`,
        )
        .replace(/<script type="module"[^>]*><\/script>/, shared.join('\n    '));
    },
  },
});
