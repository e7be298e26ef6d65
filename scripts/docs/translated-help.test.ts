import { describe, expect, it } from 'vitest';
import type { HelpElement, HelpNode } from '@/features/help/help-node';
import { partsOfKey } from '../../src/lib/languages/message-key.ts';
import { readCatalogues, readHelpFile } from '../languages/catalogue.ts';
import { boldIn, helpParts, helpText } from '../vite/help-text.ts';

/** What the interface has in English in every language. */
const SAME = new Set(['…', 'English', 'नेपाली', 'Offline backend']);

const partsOf = (language: string) => {
  const help = helpText(readHelpFile(language));
  return new Map([['(beginning)', help.lead], ...helpParts(help)]);
};

const elementsIn = (nodes: readonly HelpNode[]): HelpElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));

/** What a part has in every language: how many steps, paragraphs and lines, and which pictures, links and keys. */
const formOf = (nodes: readonly HelpNode[]) => {
  const elements = elementsIn(nodes);
  const valuesOf = (tag: string, value: (element: HelpElement) => unknown) =>
    elements.filter((element) => element.tag === tag).map((element) => String(value(element)));
  return {
    blocks: elements
      .filter(({ tag }) => /^(h3|p|ol|ul)$/.test(tag))
      .map(({ tag, children }) => (tag.endsWith('l') ? `${tag} of ${children.length}` : tag)),
    pictures: valuesOf('img', ({ attrs }) => attrs.src),
    links: valuesOf('a', ({ attrs }) => attrs.href).toSorted(),
    keys: valuesOf('code', ({ children: [key] }) => (typeof key === 'string' ? key : '')).toSorted(),
  };
};

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** What is filled into a text of the interface. */
const FILLED = /\{\$\w+\}|#/;

/** Finds texts of the interface by words of the help: from its beginning, or from something filled in. */
const beginningWith = (words: string) => {
  const either = [words, words.replaceAll(/\d+/g, '#')].map(literally).join('|');
  const pattern = new RegExp(String.raw`(^|\} ?)(${either})(?![\p{L}\p{M}])`, 'iu');
  return (text: string) => pattern.test(text);
};

/** Recognizes a text of the interface with something filled in: "12 rows" is "# rows". Nothing, if it has little else. */
const filledIn = (text: string) =>
  FILLED.test(text) && /[\p{L}\p{M}]{3}/u.test(text.replaceAll(new RegExp(FILLED, 'g'), ''))
    ? new RegExp(
        `^${text
          .split(FILLED)
          .map(literally)
          .join(String.raw`[\p{L}\p{M}\d:]+`)}$`,
        'u',
      )
    : undefined;

const english = partsOf('en');

describe.each([...readCatalogues()])('docs/administrators.%s.md', (language, { messages, names: labels }) => {
  const translated = partsOf(language);
  const texts = [...Object.entries(messages), ...Object.entries(labels)].map(([key, text]) => {
    const source = partsOfKey(key).text;
    return { source, filled: filledIn(source), text };
  });

  /** The texts of the language for words in bold of the English help. */
  const translationsOf = (words: string): string[] => {
    const begins = beginningWith(words);
    return texts.flatMap(({ source, filled, text }) => (begins(source) || filled?.test(words) ? [text] : []));
  };

  it('has every part of docs/administrators.md, in its order, and no other', () => {
    const [own, wanted] = [[...translated.keys()], [...english.keys()]];
    expect
      .soft(
        wanted.filter((id) => !translated.has(id)),
        'parts to translate',
      )
      .toEqual([]);
    expect
      .soft(
        own.filter((id) => !english.has(id)),
        'parts that the English help no longer has',
      )
      .toEqual([]);
    expect(own).toEqual(wanted);
  });

  it.each([...english])('has in the part "%s" the same steps, pictures, links and keys', (id, nodes) => {
    expect(formOf(translated.get(id) ?? [])).toEqual(formOf(nodes));
  });

  it.each([...english])(
    'names in the part "%s" what the English help names, as the interface does',
    (id, nodes) => {
      const bold = [boldIn(translated.get(id) ?? []), boldIn(nodes)];
      const [own = [], wanted = []] = bold.map((words) =>
        [...new Set(words)].filter((one) => !SAME.has(one)),
      );
      const found = new Set<string>();
      const isNamed = (words: string) => {
        const possible = translationsOf(words);
        const patterns = possible.flatMap((text) => filledIn(text) ?? []);
        const naming = own.filter(
          (one) => possible.some(beginningWith(one)) || patterns.some((pattern) => pattern.test(one)),
        );
        for (const one of naming) found.add(one);
        return naming.length > 0;
      };
      expect
        .soft(
          wanted.filter((words) => !isNamed(words)),
          'words of the interface to name',
        )
        .toEqual([]);
      expect(
        own.filter((words) => !found.has(words)),
        'words in bold that the interface does not have there',
      ).toEqual([]);
    },
  );
});
