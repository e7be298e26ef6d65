export interface Schema {
  $ref?: string;
  type?: string | string[];
  nullable?: boolean;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  [keyword: string]: unknown;
}

export interface Parameter {
  name: string;
  in: string;
  required?: boolean;
  schema?: Schema;
  [mark: `x-${string}`]: unknown;
}

export type Content = Record<string, { schema?: Schema }>;

export interface Body {
  required?: boolean;
  [mark: `x-${string}`]: unknown;
  content?: Content;
}

export interface Answer {
  content?: Content;
  headers?: Record<string, unknown>;
}

export interface Operation {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: Body;
  responses?: Record<string, Answer>;
  security?: object[];
}

export type PathItem = Partial<Record<string, Operation>> & { parameters?: Parameter[] };

export interface Document {
  security?: object[];
  paths?: Record<string, PathItem>;
  components?: { securitySchemes?: Record<string, unknown>; schemas?: Record<string, Schema> };
}

/** Resolves a reference, merged with its sibling keys; returns anything else unchanged. */
export const resolve = <Node extends object>(document: Document, node: Node): Node => {
  const { $ref, ...beside } = node as Node & { $ref?: string };
  if ($ref === undefined) return node;
  if (!$ref.startsWith('#/')) throw new Error(`${$ref} is in another file; bundle the contract first.`);
  const keys = $ref
    .slice(2)
    .split('/')
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'));
  const found = keys.reduce<unknown>(
    (at, key) => (at as Record<string, unknown> | undefined)?.[key],
    document,
  );
  if (typeof found !== 'object' || found === null) throw new Error(`${$ref} leads nowhere.`);
  return { ...resolve(document, found as Node), ...beside };
};
