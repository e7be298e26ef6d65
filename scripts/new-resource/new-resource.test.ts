import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type Contract, operationsOf, parseContract } from '../contract/contract.ts';
import { resourceModule } from '../contract/resource-index.ts';
import { searchIndex } from '../contract/search-index.ts';
import { planOf, textsOf } from './plan.ts';

const words = (text: string) => text.split(' ');

describe('a new resource', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-resource-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const run = (command: string) => {
    const { stdout, stderr, status } = spawnSync(`node_modules/.bin/${command}`, {
      cwd: folder,
      shell: true,
      encoding: 'utf8',
    });
    return status === 0 ? '' : stdout + stderr;
  };

  it('has types, with a field of every kind', () => {
    const asked =
      'staff-members title:text phone:text bio:longtext years:number certified:boolean languages:words level:junior,senior ' +
      'region:package-regions photo:image status:boolean';
    for (const name of ['openapi', 'orval.config.ts', 'src', 'tsconfig.json'])
      cpSync(name, join(folder, name), { recursive: true });
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    const texts = textsOf(planOf(words(asked)));
    for (const [path, text] of texts) write(path, text);
    // A record can be created without what it may refer to.
    expect(texts.get('src/mocks/seed/staff-members.ts')).toContain(
      'region_id: z.int().nullable().default(null)',
    );
    const own = [...texts.keys()].filter((path) => /^src\/(features|resources\/staff)/.test(path));
    const files = ['src/localize.d.ts', 'src/lib/text/virtual-labels.d.ts', ...own];
    // Some of the generated code imports more than it uses.
    const compilerOptions = { noUnusedLocals: false };
    write('part.json', JSON.stringify({ extends: './tsconfig.json', include: [], files, compilerOptions }));
    expect(run('orval --config orval.config.ts')).toBe('');
    const contract = parseContract(texts.get('openapi/admin.yaml') ?? '', 'admin.yaml') as Contract;
    const operations = operationsOf(contract);
    write('src/generated/searches.ts', searchIndex(operations, contract));
    const tag = 'staff-members';
    write(`src/generated/resources/${tag}.ts`, resourceModule(tag, operations, contract) ?? '');
    expect(run('tsc --noEmit -p part.json')).toBe('');
  });
});

it.each([
  ['guides', 'call a record by name:text or title:text'],
  ['people name:text', 'Say what one of “people” is called'],
  ['Guides name:text', '“Guides” is no name'],
  ['guides name:text phone', '“phone:” is of no known kind'],
  ['tour guides guide name:text', '“guide”: after the plural and the singular come fields'],
  ['classes name:text', '“class” is a name of the language'],
  ['features name:text', 'has something of the name “features” already'],
  ['guides name:text phone:telephone', '“phone:telephone” is of no known kind'],
  ['guides name:text status:text', '“status” has a meaning of its own'],
  ['guides name:text type:a,a', '“a,a” are no values'],
  ['guides name:text photo:image photo_url:text', '“photo_url” is there twice'],
])('npm run new-resource %s is refused', (asked, sentence) => {
  expect(() => planOf(words(asked))).toThrow(sentence);
});
