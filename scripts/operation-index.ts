import { type Contract, type Operation, operationsOf } from './contract.ts';

interface Node {
  $ref?: string;
  name?: string;
  in?: string;
  properties?: Record<string, Node>;
  allOf?: Node[];
  items?: Node;
  'x-invented'?: boolean;
}

interface Description {
  parameters?: Node[];
  requestBody?: { content: Record<string, { schema: Node }> };
  responses: Record<string, { content?: object; $ref?: string }>;
  'x-invented'?: boolean;
}

const pascal = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const camel = (tag: string) => tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const paging = new Set(['page', 'per_page']);

/** What the contract says of an operation's query and body, by following its references. */
const reader = (contract: Contract) => {
  const target = ({ $ref }: Node): Node | undefined =>
    $ref
      ?.slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], contract) as Node | undefined;

  const whole = (node: Node): Node => target(node) ?? node;

  const isInvented = (node: Node): boolean =>
    node['x-invented'] === true ||
    [target(node), node.items].some((inner) => inner !== undefined && isInvented(inner));

  const fieldsOf = (node: Node): [string, Node][] => {
    const { properties = {}, allOf = [] } = whole(node);
    return [...Object.entries(properties), ...allOf.flatMap(fieldsOf)];
  };

  return (description: Description) => {
    const query = (description.parameters ?? []).map(whole).filter((parameter) => parameter.in === 'query');
    const [body] = Object.values(description.requestBody?.content ?? {});
    const own = query.filter(
      (parameter) =>
        isInvented(parameter) || (description['x-invented'] === true && !paging.has(parameter.name ?? '')),
    );
    const fields = body ? fieldsOf(body.schema).filter(([, field]) => isInvented(field)) : [];
    return {
      hasQuery: query.length > 0,
      hasBody: body !== undefined,
      hasAnswer: ['200', '201'].some((status) => description.responses[status]?.content),
      invented: [...own.map(({ name = '' }) => name), ...fields.map(([name]) => name)],
    };
  };
};

/**
 * src/generated/operations.ts: every operation with its schemas, and with the names of its query parameters and body
 * fields that are invented (`x-invented`). For the offline backend's dialects.
 */
export const operationIndex = (contract: Contract) => {
  const read = reader(contract);
  const entry = ({ operationId, method, path, tag }: Operation) => {
    const description = contract.paths[path]?.[method.toLowerCase() as 'get'] as unknown as Description;
    const { hasQuery, hasBody, hasAnswer, invented } = read(description);
    const schema = (has: boolean, key: string, suffix: string) =>
      has ? [`${key}: ${camel(tag)}.${pascal(operationId)}${suffix}`] : [];
    const parts = [
      `operationId: '${operationId}'`,
      `tag: '${tag}'`,
      `method: '${method}'`,
      `path: '${path}'`,
      ...schema(hasQuery, 'query', 'QueryParams'),
      ...schema(hasBody, 'body', 'Body'),
      ...schema(hasAnswer, 'answer', 'Response'),
      ...(invented.length > 0 ? [`invented: ${JSON.stringify(invented)}`] : []),
    ];
    return `  { ${parts.join(', ')} },`;
  };
  const operations = operationsOf(contract);
  const entries = operations.map(entry);
  const tags = [...new Set(operations.map(({ tag }) => tag))].filter((tag) =>
    entries.some((line) => line.includes(`: ${camel(tag)}.`)),
  );
  return [
    '/**',
    ' * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.',
    ' */',
    "import type { ZodObject, ZodType } from 'zod';",
    ...tags.map((tag) => `import * as ${camel(tag)} from './zod/${tag}/${tag}';`),
    '',
    'export interface Operation {',
    '  operationId: string;',
    '  tag: string;',
    '  method: string;',
    '  path: string;',
    '  query?: ZodObject;',
    '  body?: ZodType;',
    '  answer?: ZodType;',
    '  /** Query parameters and body fields that the specification does not know. */',
    '  invented?: readonly string[];',
    '}',
    '',
    'export const OPERATIONS: readonly Operation[] = [',
    ...entries,
    '];',
    '',
  ].join('\n');
};
