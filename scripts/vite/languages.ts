import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { translationsOf } from '../../src/lib/languages/translations.ts';
import { type Catalogues, folderOf } from '../languages/catalogue.ts';
import { writeTexts } from '../languages/write-texts.ts';
import { helpMessages } from './help-text.ts';
import { reachedFrom } from './reached-from.ts';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const isChunk = (output: Bundle[string]): output is Chunk => output.type === 'chunk';

/**
 * The scripts that each language has of its own: those with texts, and all that import one of them. Only so is every
 * module loaded once: what is shared imports nothing that is not.
 */
export const scriptsWithTexts = (bundle: Bundle): Set<string> => {
  const chunks = Object.values(bundle).filter(isChunk);
  const importers = new Map<string, string[]>();
  for (const { fileName, imports, dynamicImports } of chunks)
    for (const file of [...imports, ...dynamicImports])
      importers.set(file, [...(importers.get(file) ?? []), fileName]);
  const withTexts = chunks.filter(({ code }) => code.includes('$localize')).map(({ fileName }) => fileName);
  return reachedFrom(withTexts, (file) => importers.get(file) ?? []);
};

/**
 * Writes the texts into the built scripts, English in place, and each other language into a folder of its own, from which
 * src/start.ts loads the scripts (docs/decisions/0046-texts-are-written-at-build.md).
 */
export const languages = (catalogues: Catalogues): Plugin => ({
  name: 'languages',
  apply: 'build',
  // A text that nothing uses is left out, with what else its module has.
  config: () => ({ build: { rolldownOptions: { treeshake: { manualPureFunctions: ['$localize'] } } } }),
  generateBundle: {
    // The page is made before, and asks which scripts have texts.
    order: 'post',
    handler(_options, bundle) {
      const own = scriptsWithTexts(bundle);
      const importOf = (specifier: string) =>
        specifier.startsWith('./') && !own.has(`assets/${specifier.slice(2)}`) ? `.${specifier}` : specifier;
      for (const [language, { messages, names }] of catalogues) {
        const translations = translationsOf({ messages: { ...messages, ...helpMessages(language) }, names });
        const target = { language, translations, importOf };
        const folder = folderOf(language, { messages, names });
        for (const file of own) {
          const source = writeTexts((bundle[file] as Chunk).code, target);
          this.emitFile({ type: 'asset', fileName: `assets/${folder}${basename(file)}`, source });
        }
      }
      for (const file of own) {
        const chunk = bundle[file] as Chunk;
        if (chunk.code.includes('$localize')) chunk.code = writeTexts(chunk.code, { language: 'en' });
      }
    },
  },
});
