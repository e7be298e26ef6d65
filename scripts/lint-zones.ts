import { existsSync, readdirSync } from 'node:fs';
import type { Linter } from 'eslint';
import {
  honestTests,
  lazyParts,
  namedExports,
  oneHand,
  rawHtml,
  refuse,
  sessionKeys,
  type SyntaxBan,
} from './lint-syntax.ts';

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
  syntax?: SyntaxBan[];
}

const layer = (names: string, message: string): Ban => ({ regex: `^@/(${names})(/|$)`, message });

const parent: Ban = { regex: '^\\.\\.(/|$)', message: "Import across folders by '@/…', siblings by './…'." };
/** Node runs the scripts without the alias. */
const parentButSrc: Ban = { ...parent, regex: '^\\.\\./(?!src/)' };
const mocks = layer(
  'mocks|development',
  'The offline backend and the panels beside it must not reach the production bundle.',
);
/** The floors of the house, from the ground up: a room imports what lies below it, and nothing of its own floor. */
const house = [
  ['lib'],
  ['session'],
  ['api'],
  ['components'],
  ['areas'],
  ['domain', 'shell'],
  ['features'],
  ['app'],
  ['routes'],
];

const onlyDown = 'Layers go one way: import what lies below.';

/** Rooms beside the house: what is generated from the contract, and what is there while one develops. */
const beside = ['generated', 'mocks', 'development'];

const layersOf = (room: string): Ban => {
  const floor = house.findIndex((rooms) => rooms.includes(room));
  const above = house
    .slice(floor)
    .flat()
    .filter((name) => name !== room);
  return layer([...above, ...(room === 'app' ? [] : ['routeTree\\.gen'])].join('|'), onlyDown);
};

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
    owner: 'domain/place',
    regex: '^leaflet($|/)',
    message: 'Only domain/place imports the map: use PlaceInput.',
  },
];

const screens = layer('features|routes|app|routeTree\\.gen', onlyDown);

/** What a room may not import, beyond what nobody may. */
const layers: Record<string, Ban[]> = {
  lib: [
    layer('(?!lib/).*', 'lib is pure: it imports nothing but lib.'),
    { regex: '^(react|react-dom|@mantine|@tanstack)($|/)', message: 'lib is pure: no React.' },
  ],
  session: [layer('generated', 'session is what the browser keeps: it knows no contract.')],
  // The offline backend answers beneath the screens, and the panels are beside them.
  mocks: [screens],
  development: [screens],
  app: [layer('features', 'app knows no features: screens reach it through the routes.')],
};

/** The floors within a room, from the ground up: a folder imports files of the room itself and of floors below it. */
const floors: Record<'components' | 'domain', string[]> = {
  components: [
    'sortable',
    'inputs',
    'pickers',
    'form-page',
    'fields',
    'run',
    'edit-many',
    'data-table',
    'sheet',
    'saved-views',
    'list-page',
    'detail-page',
  ],
  domain: ['place', 'rich-text', 'seo', 'bookings', 'departures', 'listings', 'landing-page', 'requests'],
};

type RoomWithFloors = keyof typeof floors;

/** What a folder of such a room may not import; the room's own files, without a folder, are its ground. */
const floorBans = (room: RoomWithFloors, name = ''): Ban[] => {
  const higher = floors[room].slice(floors[room].indexOf(name) + 1);
  return [layersOf(room), ...(higher.length > 0 ? [layer(`${room}/(${higher.join('|')})`, onlyDown)] : [])];
};

const featureBans = (name: string): Ban[] => [
  layersOf('features'),
  layer(`features/(?!${name}/).*`, 'Features never import each other: use a picker, a link or the route.'),
];

/** ESLint lets the last matching entry decide a rule, so every zone is complete in itself. */
const zone = (files: string | string[], { bans, onlyDynamic = [], syntax = [] }: Rules): Linter.Config => {
  const dynamic = bans.flatMap(({ regex, message }) =>
    refuse(message, `ImportExpression[source.value=/${regex.replaceAll('/', '\\u002F')}/]`),
  );
  return {
    files: [files].flat(),
    rules: {
      'no-restricted-imports': ['error', { patterns: [...bans, ...onlyDynamic] }],
      'no-restricted-syntax': ['error', ...namedExports, ...oneHand, ...dynamic, ...syntax],
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

const refuseStrangers = (room: string, found: readonly string[], known: readonly string[]) => {
  const strangers = found.filter((name) => !known.includes(name));
  if (strangers.length > 0)
    throw new Error(`On no floor of ${room}: ${strangers.join(', ')}. See lint-zones.ts.`);
};

/** The dependency rules, made from the names of the folders: a new feature is covered without being listed. */
export const lintZones = (
  rooms = foldersOf('src'),
  features = foldersOf('src/features'),
): Linter.Config[] => {
  refuseStrangers('src', rooms, [...house.flat(), ...beside]);
  const everywhere = [parent, ...librariesForeignTo('')];
  const ground = [...everywhere, ...floorBans('components')];
  return [
    zone('src/*.{ts,tsx}', { bans: everywhere, onlyDynamic: [mocks], syntax: [...rawHtml, ...sessionKeys] }),
    ...rooms.flatMap((name) =>
      folder(name, beside.includes(name) ? (layers[name] ?? []) : [layersOf(name), ...(layers[name] ?? [])]),
    ),
    ...features.flatMap((name) => folder(`features/${name}`, featureBans(name))),
    zone('src/components/*.{ts,tsx}', {
      bans: [...ground, mocks],
      syntax: [...rawHtml, ...lazyParts, ...sessionKeys],
    }),
    zone('src/components/*.test.{ts,tsx}', { bans: ground, syntax: honestTests }),
    ...(Object.keys(floors) as RoomWithFloors[]).flatMap((room) => {
      refuseStrangers(`src/${room}`, foldersOf(`src/${room}`), floors[room]);
      return floors[room].flatMap((name) => folder(`${room}/${name}`, floorBans(room, name)));
    }),
    ...folder('components/inputs/rich-text', floorBans('components', 'inputs')),
    zone('src/components/safe-html.tsx', { bans: [...ground, mocks], syntax: sessionKeys }),
    zone('scripts/**/*.ts', { bans: [parentButSrc] }),
    zone(['stories/**/*.{ts,tsx}', 'e2e/**/*.ts'], { bans: librariesForeignTo(''), syntax: honestTests }),
  ];
};
