import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintZones } from './zones.ts';

const folders = [
  'api',
  'app',
  'resources',
  'components',
  'development',
  'domain',
  'lib',
  'mocks',
  'routes',
  'shell',
];

interface Report {
  diagnostics: { message: string; filename: string }[];
}

/** Lints all cases in one run, each in a folder of its own: what is said of each. */
const lint = (cases: readonly (readonly [file: string, code: string, ...unknown[]])[]) => {
  const root = mkdtempSync(join(tmpdir(), 'zones-'));
  const config = {
    jsPlugins: [resolve('scripts/lint/house.ts')],
    categories: { correctness: 'off' },
    overrides: lintZones(folders, ['features', 'hotels']).map(({ files, ...rest }) => ({
      ...rest,
      files: files.map((glob) => `*/${glob}`),
    })),
  };
  writeFileSync(join(root, '.oxlintrc.json'), JSON.stringify(config));
  for (const [index, [file, code]] of cases.entries()) {
    const path = join(root, `${index}`, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, code);
  }
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/oxlint'), ['--format=json', '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  if (!stdout.startsWith('{')) throw new Error(stdout + stderr);
  const { diagnostics } = JSON.parse(stdout) as Report;
  return cases.map((_, index) =>
    diagnostics
      .flatMap(({ filename, message }) => (filename.startsWith(`${index}/`) ? [message] : []))
      .join('\n'),
  );
};

const imports = (name: string) => `import { a } from '${name}';\nexport const b = a;\n`;
const loads = (name: string) => `export const load = () => import('${name}');\n`;

type Case = [file: string, code: string, message: string];

const refusedImports = (
  [
    [
      'src/features/hotels/hotel-list.tsx',
      '@/features/features/feature-list',
      'Features never import each other',
    ],
    [
      'src/features/hotels/sections/rooms.tsx',
      '@/features/features/feature-list',
      'Features never import each other',
    ],
    [
      'src/features/hotels/hotel-list.test.ts',
      '@/features/features/feature-list',
      'Features never import each other',
    ],
    ['src/features/hotels/hotel-list.tsx', '@/routes/_shell', 'Layers go one way'],
    ['src/features/hotels/hotel-list.tsx', '@/app/router', 'Layers go one way'],
    ['src/features/hotels/hotel-list.tsx', '@/mocks/handlers', 'must not reach the production bundle'],
    ['src/features/hotels/hotel-list.tsx', '../features/feature-list', "Import across folders by '@/…'"],
    ['src/features/hotels/hotel-list.tsx', 'axios', 'Only src/api imports axios'],
    ['src/features/hotels/hotel-list.tsx', 'mantine-react-table', 'Only components/data-table'],
    ['src/features/hotels/hotel-list.tsx', '@tiptap/react', 'Only components/inputs/rich-text'],
    ['src/features/hotels/hotel-list.tsx', '@mantine/tiptap', 'Only components/inputs/rich-text'],
    ['src/components/list-page.tsx', '@/features/hotels/hotel-list', 'Layers go one way'],
    ['src/components/list-page.tsx', '@/routes/_shell', 'Layers go one way'],
    ['src/components/data-table/data-table.tsx', '@/features/hotels/hotel-list', 'Layers go one way'],
    ['src/components/data-table/data-table.tsx', '@tiptap/react', 'Only components/inputs/rich-text'],
    ['src/components/text/safe-html.tsx', '@/mocks/handlers', 'must not reach the production bundle'],
    ['src/components/inputs/slug-input.tsx', '@/shell/sidebar', 'Layers go one way'],
    ['src/components/inputs/slug-input.tsx', '@/resources/pickers', 'Layers go one way'],
    ['src/components/pickers/picker.ts', '@/components/list-page/list-page', 'Layers go one way'],
    ['src/components/saved-views/view-strip.tsx', '@/components/list-page/list-page', 'Layers go one way'],
    ['src/components/inputs/rich-text/editor.tsx', '@/components/fields/fields', 'Layers go one way'],
    ['src/components/notices/notices.tsx', '@/components/inputs/slug-input', 'Layers go one way'],
    ['src/resources/hotels.ts', '@/domain/listings/readiness', 'Layers go one way'],
    ['src/domain/seo/seo-section.tsx', '@/domain/listings/readiness', 'Layers go one way'],
    ['src/domain/seo/seo-section.tsx', '@/shell/use-page', 'Layers go one way'],
    ['src/shell/palette/palette.tsx', '@/features/hotels/hotel-list', 'Layers go one way'],
    ['src/api/http.ts', '@/components/notices/notices', 'Layers go one way'],
    ['src/api/errors/api-error.ts', '@/api/tolerant/body', 'Layers go one way'],
    ['src/api/writes/persisted.ts', '@/api/http', 'Layers go one way'],
    ['src/api/session/tokens.ts', '@/app/router', 'Layers go one way'],
    ['src/lib/numbers/money.ts', 'react', 'no React'],
    ['src/lib/numbers/money.ts', '@/api/http', 'lib is pure'],
    ['src/mocks/db.ts', '@/features/hotels/hotel-list', 'Layers go one way'],
    ['src/app/providers.tsx', '@/features/hotels/hotel-list', 'app knows no features'],
    ['src/app/providers.tsx', '@/mocks/handlers', 'must not reach the production bundle'],
    ['src/routes/features.tsx', '@/mocks/handlers', 'must not reach the production bundle'],
    ['src/api/http.ts', '@/development/mount', 'must not reach the production bundle'],
    ['src/development/mount.tsx', '@/features/hotels/hotel-list', 'Layers go one way'],
    ['src/features/hotels/hotel-list.tsx', '../../../scripts/check-api/differences', 'Import across folders'],
    ['scripts/bench/bench.ts', '../../vite.config.ts', "Import across folders by '@/…'"],
  ] satisfies Case[]
).flatMap(([file, name, message]): Case[] => [
  [file, imports(name), message],
  [file, loads(name), message],
]);

const welcomeImports = [
  ['src/api/http.ts', 'axios'],
  ['src/api/http.ts', '@/api/client/client'],
  ['src/components/data-table/toolbar/columns.tsx', 'mantine-react-table'],
  ['src/components/inputs/rich-text/editor.tsx', '@mantine/tiptap'],
  ['src/features/hotels/hotel-list.tsx', '@/features/hotels/hotel-values'],
  ['src/features/hotels/hotel-list.tsx', '@/components/list-page'],
  ['src/features/hotels/hotel-list.tsx', './hotel-values'],
  ['src/features/hotels/hotel-list.test.ts', '@/mocks/handlers'],
  ['src/routes/hotels.tsx', '@/features/hotels/hotel-list'],
  ['src/features/hotels/hotel-list.tsx', '@/resources/hotels'],
  ['src/domain/requests/message-actions.tsx', '@/domain/listings/readiness'],
  ['src/shell/sidebar.tsx', '@/domain/listings/readiness'],
  ['src/lib/files/csv.ts', '@/lib/text/fold'],
  ['src/development/difference-list.ts', '../../scripts/check-api/differences'],
  ['scripts/contract/contract.ts', '../../src/lib/text.ts'],
  ['stories/features/hotels/hotels.stories.tsx', '@/mocks/handlers'],
  ['stories/features/hotels/hotels.stories.tsx', '../../../.storybook/preview'],
] satisfies [string, string][];

const screen = 'src/features/hotels/hotel-list.tsx';

const refusedSyntax: Case[] = [
  [screen, 'export default function List() {}', 'Export by name'],
  [screen, 'const a = 1;\nexport { a as default };', 'Export by name'],
  [screen, "export * from './hotel-values';", 'No barrels'],
  [screen, "export { a } from './hotel-values';", 'No barrels'],
  [screen, "export const token = localStorage.getItem('access_token');", 'Only src/api/session'],
  ['src/api/http.ts', "export const key = 'refresh_token';", 'Only src/api/session'],
  ['src/main.tsx', "export const key = 'userInfo';", 'Only src/api/session'],
  [screen, 'export const a = <p dangerouslySetInnerHTML={{ __html: b }} />;', 'through SafeHtml'],
  [screen, 'export const a = { dangerouslySetInnerHTML: { __html: b } };', 'through SafeHtml'],
  [screen, 'element.innerHTML = html;', 'through SafeHtml'],
  [screen, 'export const a = <p>{b ? <i /> : null}</p>;', 'Write {condition && …}'],
  [screen, 'export const a = `${String(count)} rows`;', 'Write the value itself'],
  [screen, 'export const a = <p onClick={() => { b(); }} />;', 'without braces'],
  [screen, 'export const a = <Modal opened onClose={b} />;', 'Write Dialog'],
  [screen, 'export const a = <SegmentedControl data={b} />;', 'Write Segments'],
  [screen, 'export const a = <Button.Group><Button /></Button.Group>;', 'Write Segments'],
  [screen, 'export const a = <details><summary>b</summary></details>;', 'Write Fold'],
  [screen, 'export const a = <Title order={1} size="h2">b</Title>;', 'has one size'],
  [screen, 'export const a = <Drawer opened onClose={b} />;', 'Write {...useLayer(opened)}'],
  [screen, 'export const a = <Drawer.Root opened onClose={b} />;', 'Write {...useLayer(opened)}'],
  [screen, "export const load = () => import('./hotel-form');", 'Load parts by'],
  [screen, "const Form = lazy(() => import('./hotel-form'));", 'Load parts by'],
  ['src/components/notices/notices.tsx', "await import('./host');", 'Load parts by'],
  ['e2e/login.spec.ts', 'await page.waitForTimeout(500);', 'Wait for something'],
  ['src/lib/files/csv.test.ts', "it.skip('quotes', () => {});", 'Every test runs'],
  ['stories/a.stories.tsx', 'await page.waitForTimeout(500);', 'Wait for something'],
];

const welcome: Case[] = [
  ...welcomeImports.map(([file, name]): Case => [file, imports(name), '']),
  ['src/main.tsx', loads('@/mocks/browser'), ''],
  [screen, 'export const a = <p title={b ? c : null}>{b ? <i /> : <b />}</p>;', ''],
  ['src/components/dialogs/dialog.tsx', 'export const OpenedDialog = () => <Modal />;', ''],
  [screen, 'export const a = <Title order={2} size="h4">b</Title>;', ''],
  ['src/components/screen/fold.tsx', 'export const Fold = () => <details />;', ''],
  [screen, 'export const a = `${String(row?.id)} ${String(b(c))}`;', ''],
  [screen, "useChunk(() => import('./hotel-form'));", ''],
  [screen, "loadChunk(() => import('./a').then((a) => a.b));", ''],
  [screen, "const a = { records: () => import('./find-hotels') };", ''],
  ['src/api/session/tokens.ts', "export const key = 'access_token';", ''],
  ['src/components/text/safe-html.tsx', 'export const a = <p dangerouslySetInnerHTML={b} />;', ''],
];

const refused: Case[] = [
  ...refusedImports,
  ['src/main.tsx', imports('@/mocks/browser'), 'production bundle'],
  ...refusedSyntax,
];

const said = lint([...refused, ...welcome]);

describe('refuses what a folder may not import or write', () => {
  it.each(refused.map((one, index) => [...one, said[index]] as const))(
    '%s may not: %s',
    (_, _code, message, complaint) => {
      expect(complaint).toContain(message);
    },
  );

  it.each(welcome.map(([file, code], index) => [file, code, said[refused.length + index]] as const))(
    '%s may: %s',
    (_, _code, complaint) => {
      expect(complaint).toBe('');
    },
  );
});

it('a folder on no floor stops lint', () => {
  expect(() => lintZones(['helpers'], [])).toThrow('In no layer of src: helpers');
});
