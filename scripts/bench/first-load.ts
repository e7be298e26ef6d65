import { existsSync, readFileSync } from 'node:fs';
import { reachedFrom } from '../vite/reached-from.ts';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const manifestFile = 'dist/.vite/manifest.json';

/** The scripts and styles of the production build that must be loaded before these modules can run. */
export const firstLoad = (modules: string[]): string[] => {
  if (!existsSync(manifestFile)) throw new Error('There is no production build: run `npm run build` first.');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const chunkOf = (key: string): Chunk => {
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The production build has no ${key}`);
    return chunk;
  };
  const keys = reachedFrom(['index.html', ...modules], (key) => chunkOf(key).imports ?? []);
  const files = [...keys].map(chunkOf).flatMap(({ file, css = [] }) => [file, ...css]);
  return [...new Set(files)].map((file) => `dist/${file}`);
};

/** The modules that the router's code splitting makes of a route: its screen, and its loader. */
export const screen = (route: string) => `src/routes/${route}.tsx?tsr-split=component`;
export const loader = (route: string) => `src/routes/${route}.tsx?tsr-split=loader`;
