import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import type { Shape } from './shape.ts';

/** The shape of what a zod schema describes. */
export function shapeOf(schema: $ZodType): Shape {
  const { def } = (schema as $ZodTypes)._zod;
  switch (def.type) {
    case 'string':
      return { type: 'format' in def && def.format === 'date' ? 'date' : 'string' };
    case 'number':
    case 'boolean':
    case 'null':
      return { type: def.type };
    case 'enum':
      return { type: 'enum', members: Object.values(def.entries) };
    case 'literal':
      return { type: 'enum', members: def.values };
    case 'optional':
    case 'nullable':
      return { type: def.type, of: shapeOf(def.innerType) };
    case 'default':
      return { type: 'default', of: shapeOf(def.innerType), value: def.defaultValue };
    case 'readonly':
      return shapeOf(def.innerType);
    case 'array':
      return { type: 'array', of: shapeOf(def.element) };
    case 'object': {
      const fields = Object.fromEntries(
        Object.entries(def.shape).map(([key, field]) => [key, shapeOf(field)]),
      );
      return { type: 'object', fields, ...(def.catchall && { others: shapeOf(def.catchall) }) };
    }
    case 'record':
      return { type: 'object', fields: {}, others: shapeOf(def.valueType) };
    case 'union': {
      const options = def.options.map(shapeOf);
      const members = options.map((option) => (option.type === 'enum' ? option.members : undefined));
      return members.includes(undefined)
        ? { type: 'union', options }
        : { type: 'enum', members: members.flatMap((some) => some ?? []) };
    }
    case 'intersection':
      return { type: 'all', options: [shapeOf(def.left), shapeOf(def.right)] };
    default:
      return { type: 'any' };
  }
}
