import type { JsonSchema } from '../../src/api/tolerant/shape-of.ts';
import type { Contract } from './contract.ts';

/**
 * orval's zod schemas with the objects that the contract leaves open (`additionalProperties: true`) as `looseObject`:
 * orval 8.33 writes `object` for them, which drops what it does not name.
 */
export const withOpenObjects = (zod: string, { components: { schemas } }: Contract): string => {
  const isOpen = ({ $ref, items, ...schema }: JsonSchema): boolean => {
    const inner = $ref === undefined ? items : schemas[$ref.split('/').at(-1) ?? ''];
    return schema.additionalProperties === true || (inner !== undefined && isOpen(inner));
  };
  const open = Object.values(schemas)
    .flatMap(({ properties = {} }) => Object.entries(properties))
    .filter(([, property]) => isOpen(property))
    .map(([name]) => name);
  const objects = new RegExp(
    `("(?:${[...new Set(open)].join('|')})": zod\\.(?:array\\(zod\\.)?)object\\(`,
    'g',
  );
  return zod.replace(objects, '$1looseObject(');
};
