import type { Plugin } from 'vite';
import { partsOfKey } from '../../src/lib/languages/message-key.ts';
import type { Catalogue } from '../../src/lib/languages/translations.ts';
import { readCatalogues } from '../languages/catalogue.ts';

const name = 'virtual:labels';

/** Longer texts are neither heads nor values of a spreadsheet. */
const LONGEST = 40;

const isLabel = (english: string) => english.length <= LONGEST && !/[{#.?!;]/.test(english);

/** The short texts of a language, without their meanings: pairs of the English one and its translation. */
const labelsOf = ({ messages, names }: Catalogue) =>
  [...Object.entries(messages), ...Object.entries(names)]
    .map(([key, text]) => [partsOfKey(key).text, text] as const)
    .filter(([english]) => isLabel(english));

/** Makes the labels of all languages importable, for `lib/text/other-labels.ts`. */
export const labelsOfLanguages = (): Plugin => ({
  name: 'labels-of-languages',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}`
      ? `export const labels = JSON.parse(${JSON.stringify(JSON.stringify([...readCatalogues().values()].flatMap(labelsOf)))});`
      : undefined,
});
