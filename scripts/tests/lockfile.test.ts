import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

interface Entry {
  integrity?: string;
  resolved?: string;
  link?: boolean;
  hasInstallScript?: boolean;
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { packages } = read('package-lock.json') as { packages: Record<string, Entry> };
const { allowScripts } = read('package.json') as { allowScripts: Record<string, boolean> };
// The first is the project itself.
const entries = Object.entries(packages).filter(([path, { link }]) => path !== '' && link !== true);

it('knows the hash of every package, so that no other file can come under its version', () => {
  const without = entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''));
  expect(entries.length).toBeGreaterThan(100);
  expect(without.map(([path]) => path)).toEqual([]);
});

it('names no server, so that each installs from its own registry', () => {
  expect(entries.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

it('lets no package run a script when it is installed', () => {
  const withScripts = entries.filter(([, { hasInstallScript }]) => hasInstallScript === true);
  const names = withScripts.map(([path]) =>
    path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  );
  expect(Object.fromEntries(names.map((name) => [name, false]))).toEqual(allowScripts);
});
