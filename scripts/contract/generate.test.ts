import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

it('leaves what was generated alone for a contract that cannot be read, and says where it breaks', () => {
  const folder = mkdtempSync(join(tmpdir(), 'generate-'));
  try {
    mkdirSync(join(folder, 'openapi'));
    mkdirSync(join(folder, 'src/generated/model'), { recursive: true });
    writeFileSync(join(folder, 'src/generated/model/index.ts'), 'export {};\n');
    const lines = readFileSync('openapi/admin.yaml', 'utf8').split('\n');
    const typo = [...lines.slice(0, 40), '  - : [', ...lines.slice(40)];
    writeFileSync(join(folder, 'openapi/admin.yaml'), typo.join('\n'));
    const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/contract/generate.ts')], {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toMatch(/admin\.yaml:4[1-3]/);
    expect(stderr).not.toMatch(/^\s+at /m);
    expect(readdirSync(join(folder, 'src/generated/model'))).toEqual(['index.ts']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
