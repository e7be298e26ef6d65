import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { ZodType } from 'zod';

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  format?: string;
  minLength?: number;
  minimum?: number;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  allOf?: JsonSchema[];
}

interface Media {
  schema: JsonSchema;
  example?: unknown;
}

export interface Operation {
  operationId: string;
  tag: string;
  method: string;
  path: string;
  isOpen: boolean;
  bodyType: string | undefined;
  bodySchema: JsonSchema | undefined;
  successStatus: number;
  example: unknown;
  refusals: number[];
}

interface RawOperation {
  operationId: string;
  tags: [string];
  security?: unknown[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

interface Contract {
  paths: Record<string, Record<string, RawOperation>>;
  components: { schemas: Record<string, JsonSchema> };
}

const contract = parse(
  readFileSync(fileURLToPath(new URL('../../../openapi/admin.yaml', import.meta.url)), 'utf8'),
) as Contract;

const METHODS = ['get', 'post', 'patch', 'delete'];

const toOperation = (path: string, method: string, raw: RawOperation): Operation => {
  const statuses = Object.keys(raw.responses).map(Number);
  const successStatus = statuses.find((status) => status < 300) ?? 200;
  const [body] = Object.entries(raw.requestBody?.content ?? {});
  return {
    operationId: raw.operationId,
    tag: raw.tags[0],
    method: method.toUpperCase(),
    path,
    isOpen: raw.security?.length === 0,
    bodyType: body?.[0],
    bodySchema: body?.[1].schema,
    successStatus,
    example: raw.responses[successStatus]?.content?.['application/json']?.example,
    refusals: statuses.filter((status) => status >= 400),
  };
};

/** Every operation of the contract, in its order. */
export const OPERATIONS: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => (item[method] ? [toOperation(path, method, item[method])] : [])),
);

export const resolveSchema = (schema: JsonSchema): JsonSchema => {
  if (schema.$ref)
    return resolveSchema(contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if (!schema.allOf) return schema;
  const parts = schema.allOf.map(resolveSchema);
  return {
    type: 'object',
    properties: Object.assign({}, schema.properties, ...parts.map((part) => part.properties)) as Record<
      string,
      JsonSchema
    >,
    required: [...(schema.required ?? []), ...parts.flatMap((part) => part.required ?? [])],
  };
};

const modules = import.meta.glob<Record<string, ZodType>>('/src/generated/zod/*/*.ts', { eager: true });

/** The generated schema of an operation's 2xx answer. */
export const responseSchemaOf = ({ operationId }: Operation): ZodType | undefined => {
  const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Response`;
  return Object.values(modules).find((module) => name in module)?.[name];
};
