import type { JsonSchema } from '@/api/tolerant/shape-of';
import { type Contract, resolver } from './reads';

interface Place {
  /** The contract's locations on the way: components and their properties, outermost first. */
  locations: string[];
  /** The component that contains the last field; undefined if none has a name. */
  owner: string | undefined;
  /** The last field within it: `price`, `images[]`. */
  field: string;
}

/** Where the contract describes a place of a response (`data[].vendor`). */
export const placeOf = (contract: Contract, answer: JsonSchema, path: string): Place => {
  const resolve = resolver(contract);
  const locations: string[] = [];
  let component: string | undefined;
  let named: string | undefined;
  let within: string[] = [];
  let owner: string | undefined;
  let field = '';
  const enter = (schema: JsonSchema): JsonSchema => {
    if (schema.$ref === undefined) {
      const record = schema.anyOf?.find(({ type }) => type !== 'null');
      return record ? enter(record) : schema;
    }
    component = schema.$ref.replace('#/', '');
    named = component.split('/').at(-1);
    within = [];
    locations.push(component);
    return enter(resolve(schema.$ref));
  };
  let schema = enter(answer);
  for (const key of path === '' ? [] : path.split('.')) {
    const name = key.replaceAll('[]', '');
    owner = named;
    within.push(key);
    field = within.join('.');
    if (component !== undefined) locations.push(`${component}/properties/${name}`);
    const property = schema.properties?.[name] ?? {};
    if (property.$ref === undefined) component = component && `${component}/properties/${name}`;
    schema = enter(property);
    if (key.endsWith('[]')) schema = enter(schema.items ?? {});
  }
  return { locations, owner, field };
};

/** The names of all components that a schema refers to. */
export const componentsOf = (contract: Contract, schema: unknown, known = new Set<string>()): Set<string> => {
  if (typeof schema !== 'object' || schema === null) return known;
  for (const [key, value] of Object.entries(schema)) {
    if (key !== '$ref') componentsOf(contract, value, known);
    else {
      const name = String(value).split('/').at(-1) ?? '';
      if (known.has(name)) continue;
      known.add(name);
      componentsOf(contract, contract.components.schemas[name], known);
    }
  }
  return known;
};
