// The texts of the application, as the source has them: tagged templates, `$localize`.
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ɵmakeTemplateObject as makeTemplateObject, ɵparseMessage as parseMessage } from '@angular/localize';
import ts from 'typescript';
import { NAMES } from '../../src/lib/languages/translations.ts';

/** A text, with the files that have it. */
export interface Message {
  /** The English text; what is filled in has a name: `Delete {$noun}?`. A meaning stands before it: `:button|:Book`. */
  key: string;
  files: string[];
}

const root = join(import.meta.dirname, '../..');

const literalsOf = (template: ts.TemplateLiteral) =>
  ts.isNoSubstitutionTemplateLiteral(template)
    ? [template]
    : [template.head, ...template.templateSpans.map(({ literal }) => literal)];

/** The text as it is typed, between its marks. */
const rawOf = (literal: ts.Node, source: ts.SourceFile) =>
  literal
    .getText(source)
    .replace(/^[`}]/, '')
    .replace(/(`|\$\{)$/, '');

/** The key of a text, which stands in the catalogues. */
const keyOf = (cooked: string[], raw: string[]): string => {
  const { text, meaning } = parseMessage(
    makeTemplateObject(cooked, raw),
    cooked.map(() => ''),
  );
  return meaning === undefined || meaning === '' ? text : `:${meaning}|:${text}`;
};

/** The keys of a file's texts, in their order. */
const keysIn = (code: string, file: string): string[] => {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const keys: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText(source) === '$localize') {
      const literals = literalsOf(node.template);
      keys.push(
        keyOf(
          literals.map(({ text }) => text),
          literals.map((literal) => rawOf(literal, source)),
        ),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return keys;
};

/** All texts of the application, by file. */
export const readMessages = (): Message[] => {
  const byKey = new Map<string, Message>();
  const paths = globSync('src/**/*.{ts,tsx}', { cwd: root }).sort();
  for (const path of paths) {
    if (/\.test\.|^src\/(generated|mocks|development)\//.test(path)) continue;
    const code = readFileSync(join(root, path), 'utf8');
    if (!code.includes('$localize`')) continue;
    const file = relative('src', path);
    for (const key of keysIn(code, path)) {
      if (key === NAMES) continue;
      const message = byKey.get(key) ?? { key, files: [] };
      byKey.set(key, message);
      if (!message.files.includes(file)) message.files.push(file);
    }
  }
  return [...byKey.values()];
};
