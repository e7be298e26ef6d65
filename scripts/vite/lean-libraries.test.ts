import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { leanLibraries } from './lean-libraries.ts';

const built = async (code: string) => {
  const folder = mkdtempSync(join('node_modules', '.lean-'));
  try {
    const input = join(folder, 'screen.ts');
    writeFileSync(input, code);
    await build({
      configFile: false,
      logLevel: 'silent',
      plugins: [leanLibraries()],
      build: { write: false, rolldownOptions: { input } },
    });
    return 'built';
  } catch (error) {
    return String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const use = (name: string, source: string) =>
  `import ${name} from '${source}';\nconsole.log(${name.replaceAll(/[{}]/g, '')});\n`;
const model = use('{ useMantineReactTable }', 'mantine-react-table');

it.each([
  ['nothing else', '', /^built$/],
  [
    "the table library's rendering",
    use('{ MantineReactTable }', 'mantine-react-table'),
    /MISSING_EXPORT.*"MantineReactTable" is not exported by .*scripts\/vite\/lean-libraries\.ts/,
  ],
  [
    'it through a namespace',
    "import * as table from 'mantine-react-table';\nconsole.log(table.MantineReactTable);",
    /Import `MantineReactTable` will always be undefined/,
  ],
])('knows what is allowed from what is left out: %s', async (_, code, result) => {
  expect(await built(model + code)).toMatch(result);
});

it('fails where a library no longer has what is left out', async () => {
  expect(await built(use('react', 'react'))).toContain('No longer imported: @tabler/icons-react');
});
