import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The commit of the build: from the environment if there is no repository, as in the image. */
const commit = (): string => {
  if (process.env.COMMIT) return process.env.COMMIT;
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
};

/**
 * Writes the version into the page, as `0.1.0+1a2b3c4d`. In a script it would change the hashes of nearly all files
 * with each commit, and browsers would load them all again.
 */
export const version = (): Plugin => ({
  name: 'version',
  transformIndexHtml: () => {
    const { version: number } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
    const short = commit().trim().slice(0, 8);
    const content = short === '' ? number : `${number}+${short}`;
    return [{ tag: 'meta', attrs: { name: 'version', content }, injectTo: 'head' }];
  },
});
