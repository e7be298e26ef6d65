import { existsSync, readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const manifestFile = 'dist/.vite/manifest.json';

/** The scripts and styles of the production build that must be there before these modules of ours can run. */
export function firstLoad(modules: string[]): string[] {
  if (!existsSync(manifestFile)) throw new Error('There is no production build: run `npm run build` first.');
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<string, Chunk>;
  const seen = new Set<string>();
  const filesOf = (key: string): string[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    const chunk = manifest[key];
    if (chunk === undefined) throw new Error(`The production build has no ${key}`);
    return [chunk.file, ...(chunk.css ?? []), ...(chunk.imports ?? []).flatMap(filesOf)];
  };
  return [...new Set(['index.html', ...modules].flatMap(filesOf))].map((file) => `dist/${file}`);
}

/** The module that the router's code splitting makes of a route's screen. */
export const screen = (route: string) => `src/routes/${route}.tsx?tsr-split=component`;
