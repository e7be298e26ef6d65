import type { Rule } from 'eslint';

/** Typed loosely: the parser's nodes of JSX and TypeScript are none of ESLint's own types. */
interface Node {
  type: string;
  parent: Node;
  name?: unknown;
  key?: unknown;
}

/** Attributes and properties whose texts a user reads, also when they are one small word. */
const READ =
  /^(label|title|header|placeholder|alt|description|noun|nouns|one|other|error|confirm|message|aria-(label|description|roledescription|valuetext))$/;

const WORD = /[A-Za-z]{2}/;

/** Begins as a sentence does: a capital, and a second word; or a word alone that is no name in code. */
const SENTENCE = /^[“(]?(?!Bearer )[A-Z][a-z’']*,?\s+[\w“(#]/;

/** Errors for developers, and what is no text: patterns, addresses, names of characters. */
const NO_TEXT = /^(Error|TypeError|RangeError|DOMException|RegExp|URL|Headers|Set|Map|Intl)$/;

const nameOf = (key: unknown): string => {
  const { name, value } = key as { name?: unknown; value?: unknown };
  return typeof name === 'string' ? name : String(value);
};

/** Whether what stands here is read by name: `label="Save"`, `{ title: 'Days' }`. */
const isRead = (node: Node): boolean => {
  let { parent } = node;
  while (
    ['ConditionalExpression', 'LogicalExpression', 'JSXExpressionContainer', 'TSAsExpression'].includes(
      parent.type,
    )
  )
    ({ parent } = parent);
  const { type, name, key } = parent;
  return (
    (type === 'JSXAttribute' && READ.test(nameOf(name))) || (type === 'Property' && READ.test(nameOf(key)))
  );
};

/** Topics of the help, which is in English, and texts that stand in both languages: `{ en, ne }`. */
const HELP = /^(help|about|en|ne)$/;

const isNoText = (node: Node): boolean => {
  const { type, callee, name, key } = node.parent as {
    type: string;
    callee?: unknown;
    name?: unknown;
    key?: unknown;
  };
  if (key === node) return true;
  if (type === 'JSXAttribute') return HELP.test(nameOf(name));
  if (type === 'AssignmentPattern' || type === 'Property')
    return HELP.test(nameOf((node.parent as { left?: unknown }).left ?? key));
  if (type === 'NewExpression') return NO_TEXT.test(nameOf(callee));
  return /^(Import|Export|TS(Literal|Enum)|TaggedTemplate|BinaryExpression|SwitchCase)/.test(type);
};

/** Names a fact: `['Duration', duration]`. */
const isNameOfPair = ({ parent, value }: Node & { value?: unknown }): boolean => {
  const { type, elements = [] } = parent as { type: string; elements?: readonly (Node | null)[] };
  return (
    type === 'ArrayExpression' &&
    elements.length === 2 &&
    elements[1]?.type !== 'Literal' &&
    (elements[0] as { value?: unknown } | null)?.value === value &&
    /^[A-Z][a-z]+$/.test(String(value))
  );
};

/** A text that a user reads is wrapped in $localize: the build writes it in the user's language. */
export const wrappedTexts: Rule.RuleModule = {
  meta: { type: 'problem', messages: { wrap: 'A user reads this: wrap it in $localize`…`.' } },
  create: (context) => {
    const report = (node: unknown) => context.report({ node: node as Rule.Node, messageId: 'wrap' });
    const check = (node: unknown, text: string) => {
      const at = node as Node;
      if (isNoText(at) || !WORD.test(text)) return;
      if (isNameOfPair(at)) report(node);
      else if (isRead(at) ? /^[^/:]*[a-z][^/]*$/.test(text) : SENTENCE.test(text)) report(node);
    };
    return {
      JSXText: (node: Rule.Node) => {
        if (WORD.test((node as unknown as { value: string }).value)) report(node);
      },
      Literal: (node) => {
        if (typeof node.value === 'string') check(node, node.value);
      },
      TemplateLiteral: (node) => check(node, node.quasis.map(({ value }) => value.cooked ?? '').join('1')),
    };
  },
};
