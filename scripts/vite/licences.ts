import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** The file that Vite writes of the libraries in the scripts; the help links to it. */
export const LICENCES = 'licences.txt';

const ofPackage = /^.*node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** A package's part of the file, as Vite writes those of others; a package without a text says so by its licence alone. */
const partOf = (folder: string): string => {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  const text = file === undefined ? '' : `\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  return `\n## ${name} - ${version} (${license})\n${text}`;
};

/** Adds the packages of which only files, such as fonts, are in the build: Vite looks at scripts. */
export const withFiles = (licences: string, files: readonly string[]): string => {
  const folders = new Set(files.flatMap((file) => ofPackage.exec(file)?.[0] ?? []));
  const parts = [...folders]
    .filter((folder) => !licences.includes(`\n## ${ofPackage.exec(folder)?.[1]} - `))
    .map(partOf);
  return licences + parts.join('');
};

/** Completes the licences of a build. */
export const licences = (): Plugin => ({
  name: 'licences',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const file = bundle[LICENCES];
      if (file?.type !== 'asset') this.error(`Vite wrote no ${LICENCES}.`);
      const files = Object.values(bundle).flatMap((output) =>
        output.type === 'asset' ? output.originalFileNames : [],
      );
      file.source = withFiles(String(file.source), files);
    },
  },
});
