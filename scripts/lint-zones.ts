import { existsSync, readdirSync } from 'node:fs';
import type { Linter } from 'eslint';

/** A kind of import that a folder may not use; the pattern is matched against the text between the quotes. */
interface Ban {
  regex: string;
  message: string;
}

interface Rules {
  /** Not imported in any way. */
  bans: Ban[];
  /** May only be imported by `import()`. */
  onlyDynamic?: Ban[];
  /** Further syntax that is refused. */
  syntax?: { selector: string; message: string }[];
}

const layer = (names: string, message: string): Ban => ({ regex: `^@/(${names})(/|$)`, message });
const refuse = (message: string, ...selectors: string[]) =>
  selectors.map((selector) => ({ selector, message }));

const parent: Ban = { regex: '^\\.\\.(/|$)', message: "Import across folders by '@/…', siblings by './…'." };
/** Node runs the scripts without the alias. */
const parentButSrc: Ban = { ...parent, regex: '^\\.\\./(?!src/)' };
const mocks = layer(
  'mocks|development',
  'The offline backend and the panels beside it must not reach the production bundle.',
);
const screens = layer(
  'features|routes|app|routeTree\\.gen',
  'Layers go one way: routes, features, components.',
);

/** Libraries that a single folder knows. */
const libraries: (Ban & { owner: string })[] = [
  { owner: 'api', regex: '^axios($|/)', message: 'Only src/api imports axios: call a generated hook.' },
  {
    owner: 'components/data-table',
    regex: '^mantine-react-table($|/)',
    message: 'Only components/data-table imports the table library: use DataTable.',
  },
  {
    owner: 'components/inputs/rich-text',
    regex: '^(@tiptap/|@mantine/tiptap($|/))',
    message: 'Only components/inputs/rich-text imports the editor: use RichTextInput.',
  },
  {
    owner: 'components/inputs/place',
    regex: '^leaflet($|/)',
    message: 'Only components/inputs/place imports the map: use PlaceInput.',
  },
];

/** What a folder of src may not import, beyond what nobody may. A feature's own bans are made from its name. */
const layers: Record<string, Ban[]> = {
  lib: [
    layer('(?!lib/).*', 'lib is pure: it imports nothing but lib.'),
    { regex: '^(react|react-dom|@mantine|@tanstack)($|/)', message: 'lib is pure: no React.' },
  ],
  api: [screens, layer('components', 'api knows no screens.')],
  session: [
    screens,
    layer('components|api|generated', 'session is what the browser keeps: api stands on it.'),
  ],
  components: [screens],
  mocks: [screens],
  development: [screens],
  app: [layer('features', 'app knows no features: screens reach it through the routes.')],
};

/** The floors of the kit, from the ground up: a folder imports files of `components` itself and of floors below it. */
const floors = [
  'sortable',
  'inputs',
  'pickers',
  'form-page',
  'fields',
  'seo',
  'run',
  'edit-many',
  'data-table',
  'sheet',
  'list-page',
  'detail-page',
  'landing-page',
  'request-queue',
  'shell',
];

const floorBans = (name: string): Ban[] => {
  const above = floors.slice(floors.indexOf(name) + 1);
  return above.length > 0
    ? [layer(`components/(${above.join('|')})`, 'The kit has floors: import what lies below.')]
    : [];
};

const featureBans = (name: string): Ban[] => [
  layer('routes|app|routeTree\\.gen', 'Features know no routes.'),
  layer(`features/(?!${name}/).*`, 'Features never import each other: use a picker, a link or the route.'),
];

const namedExports = [
  ...refuse('Export by name.', 'ExportDefaultDeclaration', "ExportSpecifier[exported.name='default']"),
  ...refuse(
    'No barrels: import from where it is defined.',
    'ExportAllDeclaration',
    'ExportNamedDeclaration[source]',
  ),
];
const honestTests = [
  ...refuse('Wait for something, not for a while.', "CallExpression[callee.property.name='waitForTimeout']"),
  ...refuse(
    'Every test runs.',
    'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|fixme|todo)$/]',
  ),
];
const sessionKeys = refuse(
  'Only src/session touches the stored session: use @/session/tokens.',
  'Literal[value=/^(access_token|refresh_token|userInfo)$/]',
);
const rawHtml = refuse(
  'Show HTML through SafeHtml.',
  "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  "Property[key.name='dangerouslySetInnerHTML']",
  'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
);

/** A script may hang, be missing or be another: who loads it says so. Editing is loaded by the sheet and the dialog. */
const lazyParts = refuse(
  'Load parts by loadChunk or useChunk.',
  "ImportExpression:not(CallExpression[callee.name=/^(loadChunk|useChunk)$/] ImportExpression):not(Property[key.name='editing'] ImportExpression)",
);

/** ESLint lets the last matching entry decide a rule, so every zone is complete in itself. */
const zone = (files: string | string[], { bans, onlyDynamic = [], syntax = [] }: Rules): Linter.Config => {
  const dynamic = bans.flatMap(({ regex, message }) =>
    refuse(message, `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`),
  );
  return {
    files: [files].flat(),
    rules: {
      'no-restricted-imports': ['error', { patterns: [...bans, ...onlyDynamic] }],
      'no-restricted-syntax': ['error', ...namedExports, ...dynamic, ...syntax],
    },
  };
};

const librariesForeignTo = (path: string): Ban[] =>
  libraries
    .filter(({ owner }) => path !== owner && !path.startsWith(`${owner}/`))
    .map(({ regex, message }) => ({ regex, message }));

/** A folder of src: its code, and its tests, which may use the offline backend and look at the stored session. */
const folder = (path: string, own: Ban[]): Linter.Config[] => {
  const bans = [parent, ...librariesForeignTo(path), ...own];
  const offline = ['mocks', 'development'].includes(path);
  return [
    zone(`src/${path}/**/*.{ts,tsx}`, {
      bans: offline ? bans : [...bans, mocks],
      syntax: [...rawHtml, ...(offline ? [] : lazyParts), ...(path === 'session' ? [] : sessionKeys)],
    }),
    zone([`src/${path}/**/*.test.{ts,tsx}`, `src/${path}/**/test-*.ts`], { bans, syntax: honestTests }),
  ];
};

const foldersOf = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    : [];

/** The dependency rules, made from the names of the folders, so that a new feature is covered without being listed. */
export const lintZones = (
  areas = foldersOf('src'),
  features = foldersOf('src/features'),
): Linter.Config[] => {
  const everywhere = [parent, ...librariesForeignTo('')];
  return [
    zone('src/*.{ts,tsx}', { bans: everywhere, onlyDynamic: [mocks], syntax: [...rawHtml, ...sessionKeys] }),
    ...areas.flatMap((name) => folder(name, layers[name] ?? [])),
    ...features.flatMap((name) => folder(`features/${name}`, featureBans(name))),
    zone('src/components/*.{ts,tsx}', {
      bans: [...everywhere, screens, mocks, ...floorBans('')],
      syntax: [...rawHtml, ...lazyParts, ...sessionKeys],
    }),
    zone('src/components/*.test.{ts,tsx}', { bans: [...everywhere, screens], syntax: honestTests }),
    ...floors.flatMap((name) => folder(`components/${name}`, [screens, ...floorBans(name)])),
    ...['rich-text', 'place'].flatMap((name) =>
      folder(`components/inputs/${name}`, [screens, ...floorBans('inputs')]),
    ),
    zone('src/components/safe-html.tsx', {
      bans: [...everywhere, screens, mocks, ...floorBans('')],
      syntax: sessionKeys,
    }),
    zone('scripts/**/*.ts', { bans: [parentButSrc] }),
    zone(['stories/**/*.{ts,tsx}', 'e2e/**/*.ts'], { bans: librariesForeignTo(''), syntax: honestTests }),
  ];
};
