import { existsSync, readdirSync } from 'node:fs';
import type { OxlintOverride } from 'oxlint';
import {
  type Ban,
  beside,
  featureBans,
  layer,
  type LayeredFolder,
  layers,
  layersOf,
  librariesForeignTo,
  moreBans,
  sublayerBans,
  sublayers,
} from './layers.ts';
import {
  honestTests,
  lazyParts,
  namedExports,
  oneHand,
  rawHtml,
  sessionKeys,
  type SyntaxBan,
} from './syntax.ts';

interface Rules {
  /** Never imported. */
  bans: Ban[];
  /** Only imported by `import()`. */
  onlyDynamic?: Ban[];
  /** Further disallowed syntax. */
  syntax?: SyntaxBan[];
}

const parent: Ban = { regex: '^\\.\\.(/|$)', message: "Import across folders by '@/…', siblings by './…'." };
/** Node runs the scripts without the alias: they import across their folders, and some read Storybook's files. */
const parentOfScripts: Ban = { ...parent, regex: '^\\.\\./(?!\\.\\./(src|\\.storybook)/|[a-z-]+/)' };
/** The panel of differences shows what `check-api` finds. */
const parentOfDevelopment: Ban = { ...parent, regex: '^\\.\\./(?!\\.\\./scripts/check-api/)' };
const mocks = layer(
  'mocks|development',
  'The offline backend and the panels beside it must not reach the production bundle.',
);
/** The last matching entry decides a rule, so every zone is complete in itself. */
const zone = (files: string | string[], { bans, onlyDynamic = [], syntax = [] }: Rules): OxlintOverride => ({
  files: [files].flat(),
  rules: {
    'house/imports': ['error', { bans, onlyDynamic }],
    'house/syntax': ['error', ...namedExports, ...oneHand, ...syntax],
  },
});

/** A folder of src: its code, and its tests, which may use the offline backend and the stored session. */
const rulesOf = (path: string, own: Ban[]): OxlintOverride[] => {
  const bans = [path === 'development' ? parentOfDevelopment : parent, ...librariesForeignTo(path), ...own];
  const offline = ['mocks', 'development'].includes(path);
  return [
    zone(`src/${path}/**/*.{ts,tsx}`, {
      bans: offline ? bans : [...bans, mocks],
      syntax: [...rawHtml, ...(offline ? [] : lazyParts), ...(path === 'api/session' ? [] : sessionKeys)],
    }),
    zone([`src/${path}/**/*.test.{ts,tsx}`, `src/${path}/**/test-*.ts`], { bans, syntax: honestTests }),
  ];
};

const foldersOf = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
    : [];

const refuseUnlisted = (folder: string, found: readonly string[], known: readonly string[]) => {
  const unlisted = found.filter((name) => !known.includes(name));
  if (unlisted.length > 0)
    throw new Error(`In no layer of ${folder}: ${unlisted.join(', ')}. See layers.ts.`);
};

/** The dependency rules, made from the names of the folders: a new feature is covered automatically. */
export const lintZones = (
  folders = foldersOf('src'),
  features = foldersOf('src/features'),
): OxlintOverride[] => {
  refuseUnlisted('src', folders, [...layers.flat(), ...beside]);
  const everywhere = [parent, ...librariesForeignTo('')];
  return [
    zone('src/*.{ts,tsx}', { bans: everywhere, onlyDynamic: [mocks], syntax: [...rawHtml, ...sessionKeys] }),
    // A classic script, in which an import would be a syntax error.
    zone('src/start.ts', {
      bans: [{ regex: '.', message: 'What runs first imports nothing.' }],
      syntax: rawHtml,
    }),
    ...folders.flatMap((name) =>
      rulesOf(
        name,
        beside.includes(name) ? (moreBans[name] ?? []) : [layersOf(name), ...(moreBans[name] ?? [])],
      ),
    ),
    ...features.flatMap((name) => rulesOf(`features/${name}`, featureBans(name))),
    ...(Object.keys(sublayers) as LayeredFolder[]).flatMap((folder) => {
      refuseUnlisted(`src/${folder}`, foldersOf(`src/${folder}`), sublayers[folder]);
      return sublayers[folder].flatMap((name) =>
        rulesOf(`${folder}/${name}`, [...sublayerBans(folder, name), ...(moreBans[folder] ?? [])]),
      );
    }),
    ...rulesOf('components/inputs/rich-text', sublayerBans('components', 'inputs')),
    zone('src/components/text/safe-html.tsx', {
      bans: [parent, ...librariesForeignTo(''), ...sublayerBans('components', 'text'), mocks],
      syntax: sessionKeys,
    }),
    zone('scripts/**/*.ts', { bans: [parentOfScripts] }),
    zone(['stories/**/*.{ts,tsx}', 'e2e/**/*.ts'], { bans: librariesForeignTo(''), syntax: honestTests }),
  ];
};
