// The languages' files, src/lib/languages/<language>.json.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Catalogue } from '../../src/lib/languages/translations.ts';

/** Catalogues by their language: all but English, whose texts are the source's own. */
export type Catalogues = ReadonlyMap<string, Catalogue>;

export const catalogues = join(import.meta.dirname, '../../src/lib/languages');

export const readCatalogue = (language: string) =>
  JSON.parse(readFileSync(join(catalogues, `${language}.json`), 'utf8')) as Catalogue;

/** All that there is a file of. */
export const readCatalogues = (): Catalogues =>
  new Map(
    globSync('*.json', { cwd: catalogues })
      .map((file) => basename(file, '.json'))
      .sort()
      .map((language) => [language, readCatalogue(language)]),
  );

/** The file of the help in a language. */
export const helpFile = (language: string): string =>
  join(import.meta.dirname, `../../docs/administrators${language === 'en' ? '' : `.${language}`}.md`);

/** The help in a language as it is written; none if nobody has translated it. */
export const readHelpFile = (language: string): string => {
  const file = helpFile(language);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** Where a build has the scripts of a language, below `assets`: another one with each change of its texts. */
export const folderOf = (language: string, catalogue: Catalogue): string => {
  const hash = createHash('sha256').update(JSON.stringify(catalogue)).update(readHelpFile(language));
  return `${language}-${hash.digest('hex').slice(0, 8)}/`;
};
