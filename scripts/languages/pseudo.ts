// A language for a test (e2e/pseudo-language.spec.ts): English texts with accents, a third longer, in brackets, so that
// what is not translated stands out, and what leaves no room for a longer text is cut. No product has it.
import type { Plugin } from 'vite';
import { partsOfKey } from '../../src/lib/languages/message-key.ts';
import { type Catalogues, readCatalogues } from './catalogue.ts';

/** The pseudo language of CLDR: https://cldr.unicode.org/, “English (Pseudo-Accents)”. */
export const PSEUDO = 'en-XA';

const accented: Partial<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ó',
  u: 'ú',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ó',
  U: 'Ú',
};

const pseudoPart = (part: string) =>
  part
    .replace(/[aeiou]/gi, (vowel) => accented[vowel]?.repeat(2) ?? vowel)
    .replace(/^(\s*)(.*\p{L}.*?)(\s*)$/su, '$1⟦$2⟧$3');

/**
 * `⟦Dééléétéé⟧ {$name}` for `Delete {$name}`: every vowel twice, which is 35 to 40 % more. What is filled in stays outside
 * of the brackets: it is translated by itself, or data.
 */
export const pseudoText = (text: string): string =>
  text
    .split(/(\{\$\w+\})/)
    .map((part, index) => (index % 2 === 1 ? part : pseudoPart(part)))
    .join('');

const pseudoTexts = (keys: string[]) =>
  Object.fromEntries(keys.map((key) => [key, pseudoText(partsOfKey(key).text)]));

/** Whether a build is the test's: `vite build --mode pseudo`. */
export const isPseudo = (mode: string): boolean => mode === 'pseudo';

/** The languages of a build; the pseudo one has what all others have. */
export const cataloguesOf = (mode: string): Catalogues => {
  const catalogues = readCatalogues();
  const [first] = catalogues.values();
  if (!isPseudo(mode) || first === undefined) return catalogues;
  const pseudo = {
    messages: pseudoTexts(Object.keys(first.messages)),
    names: pseudoTexts(Object.keys(first.names)),
  };
  return new Map([...catalogues, [PSEUDO, pseudo]]);
};

/** Writes the line that a language takes besides its file. */
export const pseudoLanguage = (): Plugin => ({
  name: 'pseudo-language',
  enforce: 'pre',
  transform: {
    filter: { id: /\/lib\/languages\/stored-language\.ts$/ },
    handler: (code) => code.replace("en: 'English',", `$& '${PSEUDO}': 'Pseudo',`),
  },
});
