import type { Shape } from './shape.ts';

/** The parts of a JSON schema that matter for reading. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: boolean | JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  'x-written-as'?: string;
  'x-image'?: boolean;
  'x-names'?: string[];
}

type Resolve = (ref: string) => JsonSchema;

const membersOf = (shape: Shape) => (shape.type === 'enum' ? shape.members : undefined);

const unionOf = (schemas: readonly JsonSchema[], resolve: Resolve): Shape => {
  const isNull = (schema: JsonSchema) => schema.type === 'null';
  const options = schemas.filter((schema) => !isNull(schema)).map((schema) => shapeOf(schema, resolve));
  const members = options.map(membersOf);
  const [first] = options;
  let shape: Shape = { type: 'union', options };
  if (first && options.length === 1) shape = first;
  else if (!members.includes(undefined))
    shape = { type: 'enum', members: members.flatMap((some) => some ?? []) };
  return schemas.some(isNull) ? { type: 'nullable', of: shape } : shape;
};

const objectOf = (schema: JsonSchema, resolve: Resolve): Shape => {
  const { properties = {}, required = [], additionalProperties } = schema;
  const entries = Object.entries(properties);
  const fields = entries.map(([key, property]): [string, Shape] => {
    const shape = shapeOf(property, resolve);
    return [key, required.includes(key) ? shape : { type: 'optional', of: shape }];
  });
  const written = entries.flatMap(([key, { 'x-written-as': name }]) =>
    name === undefined ? [] : [[key, name]],
  );
  const named = entries.flatMap(([key, { 'x-names': names }]) => (names ? [[key, names]] : []));
  const others = additionalProperties === true ? {} : additionalProperties;
  return {
    type: 'object',
    fields: Object.fromEntries(fields),
    ...(written.length > 0 && { writtenAs: Object.fromEntries(written) as Record<string, string> }),
    ...(named.length > 0 && { names: Object.fromEntries(named) as Record<string, string[]> }),
    ...(others && { others: shapeOf(others, resolve) }),
  };
};

const ofType = (type: string | undefined, schema: JsonSchema, resolve: Resolve): Shape => {
  switch (type) {
    case 'string':
      if (schema['x-image']) return { type: 'image' };
      return { type: schema.format === 'date' ? 'date' : 'string' };
    case 'integer':
    case 'number':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'array':
      return { type: 'array', of: shapeOf(schema.items ?? {}, resolve) };
    case 'object':
      return objectOf(schema, resolve);
    default:
      return { type: 'any' };
  }
};

/** Converts a JSON schema to a shape; `resolve` looks up a `$ref`. */
export const shapeOf = (schema: JsonSchema, resolve: Resolve): Shape => {
  if (schema.$ref !== undefined) return shapeOf(resolve(schema.$ref), resolve);
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return unionOf(options, resolve);
  if (schema.const !== undefined) return { type: 'enum', members: [schema.const] };
  if (schema.enum) return { type: 'enum', members: schema.enum };
  const { type } = schema;
  if (!Array.isArray(type)) return ofType(type, schema, resolve);
  return unionOf(
    type.map((name) => ({ ...schema, type: name })),
    resolve,
  );
};
