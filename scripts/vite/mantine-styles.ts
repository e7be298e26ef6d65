import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const entry = 'virtual:mantine.css';
const base = ['baseline', 'default-css-variables', 'global'];
/** Packages with a single stylesheet, in cascade order. */
const packages = ['dates', 'notifications', 'tiptap'];

/** The components of @mantine/core in the order of its full stylesheet, which is the cascade order. */
const coreOrder = (): string[] => {
  const whole = readFileSync(`${modules}@mantine/core/styles.css`, 'utf8');
  const position = (name: string) => whole.indexOf(readFileSync(coreFile(name), 'utf8').trim());
  return readdirSync(`${modules}@mantine/core/styles`)
    .filter((file) => file.endsWith('.css') && !file.endsWith('.layer.css'))
    .map((file) => basename(file, '.css'))
    .filter((name) => position(name) >= 0)
    .sort((a, b) => position(a) - position(b));
};

const coreFile = (name: string) => `${modules}@mantine/core/styles/${name}.css`;
const packageFile = (name: string) => `${modules}@mantine/${name}/styles.css`;

/** The stylesheet of a Mantine module, found by its class map. */
const stylesheetOf = (id: string): string | undefined => {
  const [, name] = /@mantine\/([a-z]+)\/esm\/.*\.module\.mjs$/.exec(id) ?? [];
  if (name === 'core') return coreFile(basename(id, '.module.mjs'));
  return name && packageFile(name);
};

const layerOf = (id: string): string | undefined => {
  const [, name, component] = /@mantine\/([a-z]+)\/styles(?:\/(.+))?\.css$/.exec(id) ?? [];
  return name && `mantine.${component ?? name}`;
};

const layered = (file: string) =>
  `@layer ${layerOf(file) ?? 'mantine'} {\n${readFileSync(file, 'utf8')}\n}\n`;

/**
 * Brings in Mantine's styles component by component, in the chunk that renders the component. Each stylesheet is a
 * cascade layer of its own and the order of the layers is stated in the page's head, so that it does not matter in
 * which order the chunks arrive, and any style of ours wins over Mantine's.
 *
 * The app imports `virtual:mantine.css`: the global styles in a build, everything when serving, where dependencies
 * are bundled before plugins see them. `whole` makes a build behave as serving does.
 */
export const mantineStyles = ({ whole = false } = {}): Plugin => {
  const core = coreOrder();
  const files = packages.map(packageFile).filter((file) => existsSync(file));
  const order = [...core.map(coreFile), ...files].map(layerOf).join(',');
  let everything = whole;

  return {
    name: 'mantine-styles',
    enforce: 'pre',
    configResolved(config) {
      everything ||= config.command === 'serve';
    },
    transformIndexHtml: () => [{ tag: 'style', children: `@layer ${order};`, injectTo: 'head-prepend' }],
    resolveId: (id) => (id === entry ? entry : undefined),
    load(id) {
      if (id !== entry) return;
      const sheets = everything ? [...core.map(coreFile), ...files] : base.map(coreFile);
      return `@layer ${order};\n${sheets.map(layered).join('')}`;
    },
    transform: {
      filter: { id: /@mantine\// },
      handler(code, id) {
        const layer = layerOf(id);
        if (layer !== undefined) return { code: `@layer ${layer} {\n${code}\n}`, map: null };
        const sheet = stylesheetOf(id);
        if (everything || sheet === undefined) return;
        return { code: `${code}\nimport ${JSON.stringify(sheet)};`, map: null };
      },
    },
  };
};
