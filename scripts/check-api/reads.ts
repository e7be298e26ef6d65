import type { Shape } from '@/api/shape';
import { type JsonSchema, shapeOf } from '@/api/shape-of';
import { flatContract } from '@/mocks/contract/flat-contract';

export interface Parameter {
  name: string;
  schema: JsonSchema;
  /** Where it is in the contract. */
  location: string;
}

/** A GET of the contract. */
export interface Read {
  operationId: string;
  path: string;
  /** Where it is in the contract. */
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

export interface RawOperation {
  operationId: string;
  parameters?: RawParameter[];
  responses: Record<string, { content?: { 'application/json'?: { schema: JsonSchema } } }>;
}

export interface Contract {
  paths: Record<string, { get?: unknown; post?: unknown; patch?: unknown; delete?: unknown }>;
  components: { schemas: Record<string, JsonSchema>; parameters?: Record<string, RawParameter> };
}

const lastOf = (ref: string): string => ref.split('/').at(-1) ?? '';

/** The schema that a reference means. */
export const resolver =
  ({ components }: Contract) =>
  (ref: string): JsonSchema =>
    components.schemas[lastOf(ref)] ?? {};

const resolved = (schema: JsonSchema, contract: Contract): JsonSchema =>
  schema.$ref === undefined ? schema : resolved(resolver(contract)(schema.$ref), contract);

const parametersOf = (raw: RawOperation, contract: Contract, location: string): Parameter[] => {
  return (raw.parameters ?? []).flatMap((given) => {
    const shared =
      given.$ref === undefined ? undefined : contract.components.parameters?.[lastOf(given.$ref)];
    const { name = '', in: place, schema = {} } = shared ?? given;
    if (place !== 'query') return [];
    const own = shared
      ? `components/parameters/${lastOf(given.$ref ?? '')}`
      : `${location}/parameters/${name}`;
    return [{ name, schema: resolved(schema, contract), location: own }];
  });
};

/** What a success answers. */
export const answerOf = ({ responses }: RawOperation): JsonSchema =>
  responses['200']?.content?.['application/json']?.schema ?? {};

/** Every GET of the contract, in its order. */
export const readsOf = (given: Contract): Read[] => {
  const contract = flatContract(given);
  return Object.entries(contract.paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const raw = get as RawOperation;
    const location = `paths/${path}/get`;
    const answer = answerOf(raw);
    const shape = shapeOf(answer, resolver(contract));
    const query = parametersOf(raw, contract, location);
    return [{ operationId: raw.operationId, path, location, answer, shape, query }];
  });
};
