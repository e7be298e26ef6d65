// Writes the texts of one language into a built script.
import {
  ɵisMissingTranslationError as isMissing,
  ɵmakeTemplateObject as makeTemplateObject,
  ɵparseMessage as parseMessage,
  ɵtranslate as translate,
} from '@angular/localize';
import { type ESTree, parseSync, Visitor } from 'vite';
import type { translationsOf } from '../../src/lib/languages/translations.ts';

interface Edit {
  start: number;
  end: number;
  text: () => string;
}

export interface Target {
  language: string;
  /** Without them, the source's own. */
  translations?: ReturnType<typeof translationsOf>;
  /** The new specifier of an imported script. */
  importOf?: (specifier: string) => string;
}

type Parts = readonly [parts: readonly string[], values: readonly string[]];

const escaped = (text: string) => text.replace(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

const template = ([parts, values]: Parts) =>
  `\`${parts.map((part, index) => escaped(part) + (index < values.length ? `\${${values[index]}}` : '')).join('')}\``;

/** A message in a language, with the code of its values. */
const partsOf = (
  { quasis }: ESTree.TemplateLiteral,
  values: string[],
  translations: Target['translations'],
): Parts => {
  const parts = makeTemplateObject(
    quasis.map(({ value }) => value.cooked ?? ''),
    quasis.map(({ value }) => value.raw),
  );
  try {
    if (translations) return translate(translations, parts, values) as unknown as Parts;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return [parseMessage(parts, values).messageParts, values];
};

/** A built script with its texts in one language. */
export const writeTexts = (
  code: string,
  { language, translations, importOf = (one) => one }: Target,
): string => {
  const edits: Edit[] = [];
  const written = (start: number, end: number): string => {
    let text = '';
    let at = start;
    for (const edit of edits) {
      if (edit.start < at || edit.end > end) continue;
      text += code.slice(at, edit.start) + edit.text();
      at = edit.end;
    }
    return text + code.slice(at, end);
  };
  const rewriteImport = ({ start, end }: ESTree.Span) =>
    edits.push({ start: start + 1, end: end - 1, text: () => importOf(code.slice(start + 1, end - 1)) });
  new Visitor({
    TaggedTemplateExpression: ({ start, end, tag, quasi }) => {
      if (tag.type !== 'Identifier' || tag.name !== '$localize') return;
      const text = () => {
        const values = quasi.expressions.map((value) => written(value.start, value.end));
        return template(partsOf(quasi, values, translations));
      };
      edits.push({ start, end, text });
    },
    MemberExpression: ({ start, end, object }) => {
      if (object.type === 'Identifier' && object.name === '$localize')
        edits.push({ start, end, text: () => JSON.stringify(language) });
    },
    ImportDeclaration: ({ source }) => rewriteImport(source),
    ExportNamedDeclaration: ({ source }) => source && rewriteImport(source),
    ExportAllDeclaration: ({ source }) => rewriteImport(source),
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' || source.type === 'TemplateLiteral') rewriteImport(source);
    },
  }).visit(parseSync('chunk.js', code).program);
  edits.sort((one, other) => one.start - other.start);
  return written(0, code.length);
};
