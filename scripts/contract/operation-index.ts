import { capitalized } from '../../src/lib/text/capitalized.ts';
import { type Contract, type Operation, operationsOf } from './contract.ts';
import { generated, lookUp } from './schema-reader.ts';

interface Node {
  $ref?: string;
  name?: string;
  in?: string;
  properties?: Record<string, Node>;
  items?: Node;
  'x-invented'?: boolean;
  'x-reference'?: string;
  'x-written-as'?: string;
}

interface Description {
  parameters?: Node[];
  requestBody?: { content: Record<string, { schema: Node }> };
  responses: Record<string, { content?: Record<string, { schema: Node }>; $ref?: string }>;
  'x-invented'?: boolean;
}

const camel = (tag: string) => tag.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const paging = new Set(['page', 'per_page']);

/** Reads an operation's query, body and response from the contract, following `$ref`s. */
const reader = (contract: Contract) => {
  const whole = lookUp(contract);

  const isInvented = (node: Node): boolean => {
    const { 'x-invented': invented, items } = whole(node);
    return invented === true || (items !== undefined && isInvented(items));
  };

  const fieldsOf = (node: Node): [string, Node][] => Object.entries(whole(node).properties ?? {});

  return ({ method, path }: Pick<Operation, 'method' | 'path'>) => {
    const description = contract.paths[path]?.[method.toLowerCase() as 'get'] as unknown as Description;
    const query = (description.parameters ?? []).map(whole).filter((parameter) => parameter.in === 'query');
    const [body] = Object.values(description.requestBody?.content ?? {});
    const own = query.filter(
      (parameter) =>
        isInvented(parameter) || (description['x-invented'] === true && !paging.has(parameter.name ?? '')),
    );
    const fields = body ? fieldsOf(body.schema) : [];
    const [status = '', success] =
      Object.entries(description.responses).find(([code]) => code.startsWith('2')) ?? [];
    const [answer] = Object.values(success?.content ?? {});
    const record = answer && fieldsOf(answer.schema).find(([name]) => name === 'data')?.[1];
    return {
      status,
      query: query.map(({ name = '' }) => name),
      hasBody: body !== undefined,
      hasAnswer: answer !== undefined,
      references: fields.flatMap(([name, { 'x-reference': to }]) => (to ? [[name, to] as const] : [])),
      renamed: (body && record ? fieldsOf(record) : []).flatMap(([name, { 'x-written-as': written }]) =>
        written && written !== name ? [[written, name] as const] : [],
      ),
      invented: [
        ...own.map(({ name = '' }) => name),
        ...fields.filter(([, field]) => isInvented(field)).map(([name]) => name),
      ],
    };
  };
};

/**
 * src/generated/operations.ts: every operation with its schemas, the targets of its body fields (`x-reference`), their
 * names in the record (`x-written-as`), and which of them and of its query parameters are invented (`x-invented`). For
 * the offline backend.
 */
export const operationIndex = (contract: Contract) => {
  const read = reader(contract);
  const entry = ({ operationId, method, path, tag }: Operation) => {
    const { status, query, hasBody, hasAnswer, references, renamed, invented } = read({ method, path });
    const map = (key: string, pairs: readonly (readonly [string, string])[]) =>
      pairs.length > 0 ? [`${key}: ${JSON.stringify(Object.fromEntries(pairs))}`] : [];
    const schema = (has: boolean, key: string, suffix: string) =>
      has ? [`${key}: ${camel(tag)}.${capitalized(operationId)}${suffix}`] : [];
    const parts = [
      `operationId: '${operationId}'`,
      `tag: '${tag}'`,
      `method: '${method}'`,
      `path: '${path}'`,
      `status: ${status}`,
      ...schema(query.length > 0, 'query', 'QueryParams'),
      ...schema(hasBody, 'body', 'Body'),
      ...schema(hasAnswer, 'answer', 'Response'),
      ...map('references', references),
      ...map('renamed', renamed),
      ...(invented.length > 0 ? [`invented: ${JSON.stringify(invented)}`] : []),
    ];
    return `  { ${parts.join(', ')} },`;
  };
  const operations = operationsOf(contract);
  const entries = operations.map(entry);
  const tags = [...new Set(operations.map(({ tag }) => tag))].filter((tag) =>
    entries.some((line) => line.includes(`: ${camel(tag)}.`)),
  );
  return generated([
    "import type { ZodObject, ZodType } from 'zod';",
    ...tags.map((tag) => `import * as ${camel(tag)} from './zod/${tag}/${tag}';`),
    '',
    'export interface Operation {',
    '  operationId: string;',
    '  tag: string;',
    '  method: string;',
    '  path: string;',
    '  /** Of its success. */',
    '  status: number;',
    '  query?: ZodObject;',
    '  body?: ZodType;',
    '  answer?: ZodType;',
    '  /** Body fields that hold ids, and the tag or the list of the records that they name. */',
    '  references?: Readonly<Record<string, string>>;',
    '  /** Body fields that the record shows under another name. */',
    '  renamed?: Readonly<Record<string, string>>;',
    '  /** Query parameters and body fields that the specification does not know. */',
    '  invented?: readonly string[];',
    '}',
    '',
    'export const OPERATIONS: readonly Operation[] = [',
    ...entries,
    '];',
  ]);
};

/**
 * src/generated/uses.ts: for each tag the lists whose records may name one of its records, with the field and, if the
 * list has one, the query parameter for it; of records without a list only the tag is known.
 */
export const useIndex = (contract: Contract) => {
  const read = reader(contract);
  const operations = operationsOf(contract);
  const uses = operations
    .filter(({ method }) => method === 'POST')
    .flatMap((create) => {
      const { tag } = create;
      const { references, renamed } = read(create);
      const list = operations.find((one) => one.tag === tag && one.path.endsWith('/datatable'));
      return references.map(([name, to]) => {
        const filter = list && read(list).query.find((one) => one === name || `${one}_id` === name);
        const field = new Map(renamed).get(name) ?? name;
        const call = list?.operationId;
        const parts = [
          `tag: '${tag}'`,
          `name: '${name}'`,
          `field: '${field}'`,
          `path: '${create.path}'`,
          ...(filter === undefined ? [] : [`filter: '${filter}'`]),
          ...(call
            ? [
                `list: (params, only) => import('./api/${tag}/${tag}').then(({ ${call} }) => ${call}(params, { only }))`,
              ]
            : []),
        ];
        return { to, line: `    { ${parts.join(', ')} },` };
      });
    });
  return generated([
    "import type { ListPageOf } from '../lib/lists/paging';",
    '',
    '/** Records that may name the record of another tag. */',
    'export interface Use {',
    '  tag: string;',
    '  /** The field of the body with the ids, and that of the record. */',
    '  name: string;',
    '  field: string;',
    '  /** The path of the collection in the API; of parts with a placeholder for the id of their record. */',
    '  path: string;',
    "  /** The list's query parameter for it, if there is one. */",
    '  filter?: string;',
    '  /** Reads only these fields. Undefined if the API lists them for one record at a time only. */',
    '  list?: (params: object, only: readonly string[]) => Promise<ListPageOf<{ id: number }>>;',
    '}',
    '',
    'export const USES: Readonly<Record<string, readonly Use[]>> = {',
    ...[...new Set(uses.map(({ to }) => to))].flatMap((to) => [
      `  '${to}': [`,
      ...uses.filter((use) => use.to === to).map(({ line }) => line),
      '  ],',
    ]),
    '};',
  ]);
};
