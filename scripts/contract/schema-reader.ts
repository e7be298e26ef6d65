import type { JsonSchema } from '../../src/api/tolerant/shape-of.ts';
import type { Contract } from './contract.ts';

/** A schema with what describes a field of a body. */
export interface FieldSchema extends JsonSchema {
  title?: string;
  default?: unknown;
  maxLength?: number;
  items?: FieldSchema;
  anyOf?: FieldSchema[];
  properties?: Record<string, FieldSchema>;
  'x-reference'?: string;
  'x-of-files'?: boolean;
}

/** Looks up what a node of the contract refers to; what is beside a `$ref` counts, too. */
export const lookUp =
  (contract: Contract) =>
  <Node extends { $ref?: string }>(node: Node): Node => {
    if (node.$ref === undefined) return node;
    const path = node.$ref.slice(2).split('/');
    const found = path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], contract);
    const { $ref, ...beside } = node;
    return { ...lookUp(contract)(found as Node), ...beside };
  };

/** The type of a schema, without null; undefined for a union. */
export const typeOf = ({ type }: JsonSchema): string | undefined =>
  [type].flat().find((one) => one !== undefined && one !== 'null');

/** A module that must not be edited. */
export const generated = (lines: readonly string[]): string =>
  [
    '/**',
    ' * Generated from openapi/admin.yaml by `npm run generate`. Do not edit.',
    ' */',
    ...lines,
    '',
  ].join('\n');
