import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Smaller files fit into one packet anyway. */
const WORTH_IT = 1024;

const compressions = [
  // One level below the maximum: 2 % larger, in a third of the time.
  [
    '.br',
    (text: Buffer) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  ],
  ['.gz', (text: Buffer) => promisify(gzip)(text, { level: 9 })],
] as const;

/**
 * Writes compressed variants of a build's text files, for servers that send `index.js.br` for `index.js`. Not of
 * config.json, which differs per installation.
 */
export const compress = async (dir: string): Promise<void> => {
  const files = globSync('**/*.{css,html,js,json,svg,txt}', {
    cwd: dir,
    exclude: ['config.json', '.vite/**'],
  });
  await Promise.all(
    files.map(async (file) => {
      const path = join(dir, file);
      const text = await readFile(path);
      if (text.length < WORTH_IT) return;
      await Promise.all(
        compressions.map(async ([suffix, compress]) => writeFile(path + suffix, await compress(text))),
      );
    }),
  );
};

/** Does so after a build. */
export const precompressed = (): Plugin => ({
  name: 'precompressed',
  apply: 'build',
  writeBundle: { order: 'post', sequential: true, handler: ({ dir = 'dist' }) => compress(dir) },
});
