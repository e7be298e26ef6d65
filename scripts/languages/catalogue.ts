// The languages' files, src/lib/languages/<language>.json.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Catalogue } from '../../src/lib/languages/translations.ts';

export const catalogues = join(import.meta.dirname, '../../src/lib/languages');

const read = (language: string) => readFileSync(join(catalogues, `${language}.json`), 'utf8');

export const readCatalogue = (language: string) => JSON.parse(read(language)) as Catalogue;

/** All languages but English, whose texts are the source's own. */
export const otherLanguages = (): string[] =>
  globSync('*.json', { cwd: catalogues })
    .map((file) => basename(file, '.json'))
    .sort();

/** Where a build has the scripts of a language, below `assets`: another one with each change of its texts. */
export const folderOf = (language: string): string =>
  `${language}-${createHash('sha256').update(read(language)).digest('hex').slice(0, 8)}/`;
