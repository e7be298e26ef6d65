// The layers of the code: which folder imports which, and which folder alone uses a library.
/** An import that a folder may not use; the pattern is matched against the module specifier. */
export interface Ban {
  regex: string;
  message: string;
}

export const layer = (names: string, message: string): Ban => ({ regex: `^@/(${names})(/|$)`, message });

/** The layers, lowest first: a folder imports lower ones, and nothing of its own layer. */
export const layers = [
  ['lib'],
  ['api'],
  ['components'],
  ['resources'],
  ['domain'],
  ['shell'],
  ['features'],
  ['app'],
  ['routes'],
];

const onlyDown = 'Layers go one way: import what lies below.';

/** Folders outside the layers: generated from the contract, or for development. */
export const beside = ['generated', 'mocks', 'development'];

export const layersOf = (folder: string): Ban => {
  const level = layers.findIndex((folders) => folders.includes(folder));
  const above = layers
    .slice(level)
    .flat()
    .filter((name) => name !== folder);
  return layer([...above, ...(folder === 'app' ? [] : ['routeTree\\.gen'])].join('|'), onlyDown);
};

/** Libraries that only one folder uses. */
const libraries: (Ban & { owner: string })[] = [
  { owner: 'api', regex: '^axios($|/)', message: 'Only src/api imports axios: call a generated function.' },
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
    owner: 'lib/files',
    regex: '^hucre($|/)',
    message: 'Only lib/files imports the library for workbooks: use readWorkbook and writeWorkbook.',
  },
  {
    owner: 'domain/place',
    regex: '^leaflet($|/)',
    message: 'Only domain/place imports the map: use PlaceInput.',
  },
];

const screens = layer('features|routes|app|routeTree\\.gen', onlyDown);

/** What a folder may not import, in addition to the general bans. */
export const moreBans: Record<string, Ban[]> = {
  lib: [
    layer('(?!lib/).*', 'lib is pure: it imports nothing but lib.'),
    { regex: '^(react|react-dom|@mantine|@tanstack)($|/)', message: 'lib is pure: no React.' },
  ],
  // The offline backend is below the screens, and its panels are beside them.
  mocks: [screens],
  development: [screens],
  app: [layer('features', 'app knows no features: screens reach it through the routes.')],
};

/** The layers within a folder, lowest first; the folder's own files are above them. */
export const sublayers: Record<'lib' | 'api' | 'components' | 'domain', string[]> = {
  lib: [
    'languages',
    'storage',
    'loading',
    'formats',
    'text',
    'dates',
    'numbers',
    'values',
    'files',
    'places',
    'records',
    'lists',
  ],
  api: ['errors', 'tolerant', 'client', 'session', 'writes'],
  components: [
    'hooks',
    'keys',
    'text',
    'links',
    'notices',
    'overlays',
    'screen',
    'dialogs',
    'records',
    'sortable',
    'inputs',
    'pickers',
    'form-page',
    'fields',
    'run',
    'edit-many',
    'data-table',
    'sheet',
    'import',
    'saved-views',
    'list-page',
    'detail-page',
  ],
  domain: [
    'nepal',
    'place',
    'rich-text',
    'seo',
    'bookings',
    'departures',
    'vendors',
    'listings',
    'letters',
    'contradictions',
    'copying',
    'landing-page',
    'requests',
    'uses',
    'history',
  ],
};

export type LayeredFolder = keyof typeof sublayers;

/** What a subfolder may not import: higher layers, and the folder's own files but for those of tests. */
export const sublayerBans = (folder: LayeredFolder, name: string): Ban[] => {
  const higher = sublayers[folder].slice(sublayers[folder].indexOf(name) + 1);
  const own = '(?!test-)[^/]+$';
  return [layersOf(folder), layer(`${folder}/(${[...higher, own].join('|')})`, onlyDown)];
};

export const featureBans = (name: string): Ban[] => [
  layersOf('features'),
  layer(`features/(?!${name}/).*`, 'Features never import each other: use a picker, a link or the route.'),
];

export const librariesForeignTo = (path: string): Ban[] =>
  libraries
    .filter(({ owner }) => path !== owner && !path.startsWith(`${owner}/`))
    .map(({ regex, message }) => ({ regex, message }));
