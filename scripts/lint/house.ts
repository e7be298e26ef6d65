import type { Rule } from 'eslint';
import type { Ban } from './layers.ts';
import type { SyntaxBan } from './syntax.ts';
import { wrappedTexts } from './texts.ts';

interface ImportBans {
  /** Never imported. */
  bans: Ban[];
  /** Only imported by `import()`. */
  onlyDynamic: Ban[];
}

/** Modules that a folder may not import, by pattern. */
const imports: Rule.RuleModule = {
  meta: { type: 'problem', schema: false },
  create: (context) => {
    const { bans, onlyDynamic } = context.options[0] as ImportBans;
    const matchers = (all: readonly Ban[]) =>
      all.map(({ regex, message }) => ({ pattern: new RegExp(regex), message }));
    const always = matchers(bans);
    const statically = [...always, ...matchers(onlyDynamic)];
    const check = (source: unknown, banned: typeof always) => {
      const { value } = (source ?? {}) as { value?: unknown };
      if (typeof value !== 'string') return;
      for (const { pattern, message } of banned)
        if (pattern.test(value)) context.report({ node: source as Rule.Node, message });
    };
    return {
      ImportDeclaration: ({ source }) => check(source, statically),
      ExportNamedDeclaration: ({ source }) => check(source, statically),
      ExportAllDeclaration: ({ source }) => check(source, statically),
      ImportExpression: ({ source }) => check(source, always),
    };
  },
};

/** Syntax that a folder may not use, by selector. */
const syntax: Rule.RuleModule = {
  meta: { type: 'problem', schema: false },
  create: (context) =>
    Object.fromEntries(
      (context.options as SyntaxBan[]).map(({ selector, message }) => [
        selector,
        (node: Rule.Node) => context.report({ node, message }),
      ]),
    ),
};

/** Our own rules, as a plugin of oxlint, which has the interface of ESLint's. */
export default { meta: { name: 'house' }, rules: { imports, syntax, 'wrapped-texts': wrappedTexts } };
