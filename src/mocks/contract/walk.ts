import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parse } from 'yaml';
import type { ZodType } from 'zod';
import { capitalized } from '@/lib/text/capitalized';

export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  pattern?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  /** The object is sent back whole. */
  additionalProperties?: boolean | JsonSchema;
  oneOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  /** It describes the files beside it. */
  'x-of-files'?: boolean;
  /** Its name in a request body. */
  'x-written-as'?: string;
  /** The URL of an image. */
  'x-image'?: boolean;
}

interface Media {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value: unknown }>;
}

export interface Operation {
  operationId: string;
  tag: string;
  method: string;
  path: string;
  /** The example of each id in its path. */
  exampleIds: readonly (number | undefined)[];
  isOpen: boolean;
  bodyType: string | undefined;
  bodySchema: JsonSchema | undefined;
  /** The contract's example bodies, the complete one first. */
  bodyExamples: unknown[];
  successStatus: number;
  /** The schema of its success response, if that is JSON. */
  answerSchema: JsonSchema | undefined;
  example: unknown;
  refusals: number[];
  /** As in the contract: `404`, `5XX`. */
  statuses: string[];
}

interface RawOperation {
  operationId: string;
  tags: [string];
  security?: unknown[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

type PathItem = Record<string, RawOperation> & { parameters?: { example?: number }[] };

interface Contract {
  paths: Record<string, PathItem>;
  components: { schemas: Record<string, JsonSchema> };
}

const contract = parse(
  readFileSync(fileURLToPath(new URL('../../../openapi/admin.yaml', import.meta.url)), 'utf8'),
) as Contract;

const METHODS = ['get', 'post', 'patch', 'delete'];

const examplesOf = ({ example, examples = {} }: Media): unknown[] =>
  [example, ...Object.values(examples).map(({ value }) => value)].filter((value) => value !== undefined);

const toOperation = (path: string, method: string, raw: RawOperation, item: PathItem): Operation => {
  const statuses = Object.keys(raw.responses).map(Number);
  const successStatus = statuses.find((status) => status < 300) ?? 200;
  const [body] = Object.entries(raw.requestBody?.content ?? {});
  const answer = raw.responses[successStatus]?.content?.['application/json'];
  return {
    operationId: raw.operationId,
    tag: raw.tags[0],
    method: method.toUpperCase(),
    path,
    exampleIds: (item.parameters ?? []).map(({ example: id }) => id),
    isOpen: raw.security?.length === 0,
    bodyType: body?.[0],
    bodySchema: body?.[1].schema,
    bodyExamples: body ? examplesOf(body[1]) : [],
    successStatus,
    answerSchema: answer?.schema,
    example: answer?.example,
    refusals: statuses.filter((status) => status >= 400),
    statuses: Object.keys(raw.responses),
  };
};

/** All operations of the contract, in order. */
export const OPERATIONS: readonly Operation[] = Object.entries(contract.paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => (item[method] ? [toOperation(path, method, item[method], item)] : [])),
);

export const resolveSchema = (schema: JsonSchema): JsonSchema =>
  schema.$ref
    ? resolveSchema(contract.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {})
    : schema;

const holdsFile = (schema: JsonSchema): boolean => {
  const { format, items, properties = {} } = resolveSchema(schema);
  return format === 'binary' || (items ? [items] : Object.values(properties)).some(holdsFile);
};

/** The fields of a body that are files, or describe its files. */
export const fileFieldsOf = (schema: JsonSchema): string[] =>
  Object.entries(resolveSchema(schema).properties ?? {})
    .filter(([, property]) => property['x-of-files'] === true || holdsFile(property))
    .map(([name]) => name);

const modules = import.meta.glob<Record<string, ZodType>>('/src/generated/zod/*/*.ts', { eager: true });

/** The generated schema of an operation's 2xx response. */
export const responseSchemaOf = ({ operationId }: Operation): ZodType | undefined => {
  const name = `${capitalized(operationId)}Response`;
  return Object.values(modules).find((module) => name in module)?.[name];
};
