/** Syntax that a folder may not use, as an ESLint selector. */
export interface SyntaxBan {
  selector: string;
  message: string;
}

const refuse = (message: string, ...selectors: string[]): SyntaxBan[] =>
  selectors.map((selector) => ({ selector, message }));

/** No default exports, no barrel files. */
export const namedExports = [
  ...refuse('Export by name.', 'ExportDefaultDeclaration', "ExportSpecifier[exported.name='default']"),
  ...refuse(
    'No barrels: import from where it is defined.',
    'ExportAllDeclaration',
    'ExportNamedDeclaration[source]',
  ),
];

/** One way to write what can be written in two. */
export const oneHand = [
  ...refuse(
    'Write the value itself in a template; of one that may be missing, write what is shown for it: ${value ?? …}.',
    "TemplateLiteral > CallExpression[callee.name='String'] > :matches(Identifier, MemberExpression, BinaryExpression).arguments",
  ),
  ...refuse(
    'Write {condition && …} where nothing else is rendered.',
    ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > ConditionalExpression[alternate.raw="null"]',
    ':matches(JSXElement, JSXFragment) > JSXExpressionContainer > ConditionalExpression[consequent.raw="null"]',
  ),
  ...refuse(
    'Write a handler of one call without braces.',
    'JSXAttribute[name.name=/^on[A-Z]/] > JSXExpressionContainer > ArrowFunctionExpression > BlockStatement[body.length=1] > ExpressionStatement',
  ),
  ...refuse(
    'Write Segments or SegmentLinks: a few modes are chosen in one way.',
    "JSXOpeningElement[name.name='SegmentedControl']",
    "JSXOpeningElement[name.object.name='Button'][name.property.name='Group']",
  ),
  ...refuse(
    'Write Fold: all that opens has its chevron.',
    "JSXOpeningElement[name.name='details']:not(VariableDeclarator[id.name='Fold'] JSXOpeningElement)",
  ),
  ...refuse(
    'The heading of a screen has one size.',
    "JSXOpeningElement[name.name='Title']:has(JSXAttribute[name.name='order'] > JSXExpressionContainer > Literal[value=1]) > JSXAttribute[name.name='size']",
  ),
  ...refuse(
    'Write Dialog: Escape closes the topmost one alone.',
    "JSXOpeningElement[name.name='Modal']:not(VariableDeclarator[id.name='OpenedDialog'] JSXOpeningElement)",
  ),
  ...refuse(
    'Write {...useLayer(opened)}: it leads the focus back, and Escape closes the topmost one alone.',
    "JSXOpeningElement:matches([name.name='Drawer'], [name.object.name='Drawer'][name.property.name='Root']):not(:has(> JSXSpreadAttribute[argument.callee.name='useLayer']))",
  ),
];

/** No waiting for a time, no skipped tests. */
export const honestTests = [
  ...refuse('Wait for something, not for a while.', "CallExpression[callee.property.name='waitForTimeout']"),
  ...refuse(
    'Every test runs.',
    'CallExpression[callee.object.name=/^(it|test|describe)$/][callee.property.name=/^(skip|only|fixme|todo)$/]',
  ),
];

export const sessionKeys = refuse(
  'Only src/api/session touches the stored session: use @/api/session/tokens.',
  'Literal[value=/^(access_token|refresh_token|userInfo)$/]',
);

export const rawHtml = refuse(
  'Show HTML through SafeHtml.',
  "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  "Property[key.name='dangerouslySetInnerHTML']",
  'AssignmentExpression[left.property.name=/^(innerHTML|outerHTML|srcdoc)$/]',
);

/** Lazy imports go through helpers that handle hanging, missing and outdated scripts. */
export const lazyParts = refuse(
  'Load parts by loadChunk or useChunk.',
  'ImportExpression:not(CallExpression[callee.name=/^(loadChunk|useChunk|waitingRequests)$/] ImportExpression):not(Property[key.name="records"] ImportExpression)',
);
