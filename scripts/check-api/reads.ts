import type { Shape } from '@/api/tolerant/shape';
import { type JsonSchema, shapeOf } from '@/api/tolerant/shape-of';

export interface Parameter {
  name: string;
  schema: JsonSchema;
  /** Its location in the contract. */
  location: string;
}

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** An operation of the contract, with what is needed of its response. */
export interface Read {
  operationId: string;
  method: Method;
  path: string;
  /** Its location in the contract. */
  location: string;
  answer: JsonSchema;
  shape: Shape;
  query: Parameter[];
}

interface RawParameter {
  $ref?: string;
  name?: string;
  in?: string;
  schema?: JsonSchema;
}

interface Body {
  properties?: Record<string, JsonSchema & { 'x-reference'?: string }>;
}

interface RawOperation {
  operationId: string;
  parameters?: RawParameter[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
  responses: Record<string, { content?: { 'application/json'?: { schema: JsonSchema } } }>;
}

export interface Contract {
  paths: Record<string, Partial<Record<Method, unknown>>>;
  components: { schemas: Record<string, JsonSchema>; parameters?: Record<string, RawParameter> };
}

const lastOf = (ref: string): string => ref.split('/').at(-1) ?? '';

/** Resolves a `$ref`. */
export const resolver =
  ({ components }: Contract) =>
  (ref: string): JsonSchema =>
    components.schemas[lastOf(ref)] ?? {};

const resolved = (schema: JsonSchema, contract: Contract): JsonSchema =>
  schema.$ref === undefined ? schema : resolved(resolver(contract)(schema.$ref), contract);

const parametersOf = (raw: RawOperation, contract: Contract, location: string): Parameter[] =>
  (raw.parameters ?? []).flatMap((given) => {
    const shared =
      given.$ref === undefined ? undefined : contract.components.parameters?.[lastOf(given.$ref)];
    const { name = '', in: place, schema = {} } = shared ?? given;
    if (place !== 'query') return [];
    const own = shared
      ? `components/parameters/${lastOf(given.$ref ?? '')}`
      : `${location}/parameters/${name}`;
    return [{ name, schema: resolved(schema, contract), location: own }];
  });

const answerOf = ({ responses }: RawOperation): JsonSchema => {
  const success = Object.keys(responses).find((status) => status.startsWith('2'));
  return responses[success ?? '']?.content?.['application/json']?.schema ?? {};
};

/** One operation, which the contract must have. */
export const readAt = (contract: Contract, method: Method, path: string): Read => {
  const raw = contract.paths[path]?.[method] as RawOperation;
  const location = `paths/${path}/${method}`;
  const answer = answerOf(raw);
  const shape = shapeOf(answer, resolver(contract));
  const query = parametersOf(raw, contract, location);
  return { operationId: raw.operationId, method, path, location, answer, shape, query };
};

/** Whether an operation's body is multipart. */
export const isMultipart = (contract: Contract, { method, path }: Read): boolean => {
  const { requestBody } = contract.paths[path]?.[method] as RawOperation;
  return requestBody !== undefined && 'multipart/form-data' in requestBody.content;
};

/** The fields of an operation's body that name one record of a list, and the path of that list. */
export const referencesOf = (contract: Contract, { method, path }: Read) => {
  const { requestBody } = contract.paths[path]?.[method] as RawOperation;
  const [body] = Object.values(requestBody?.content ?? {});
  const { properties = {} }: Body = body ? resolved(body.schema, contract) : {};
  return Object.entries(properties).flatMap(([field, { 'x-reference': tag, items }]) => {
    const collection = `/v1/admin/${tag ?? ''}`;
    const list = [`${collection}/datatable`, collection].find((known) => contract.paths[known]?.get);
    return list === undefined || items ? [] : [{ field, list }];
  });
};

/** Every GET of the contract, in order. */
export const readsOf = (contract: Contract): Read[] =>
  Object.entries(contract.paths).flatMap(([path, { get }]) => (get ? readAt(contract, 'get', path) : []));
