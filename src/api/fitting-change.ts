import { acceptsNull } from './conform-values';
import type { Finding } from './findings';
import { masked } from './masked';
import { bareShape } from './shape';

const yamlType = (value: unknown): string => {
  if (value === null) return '"null"';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
};

const property = (key: string, rule: string): string => `${key}: { ${rule} }`;

const ruleFor = ({ path, shape, found, example }: Finding): string => {
  const bare = shape && bareShape(shape);
  if (found === '1 or 0') return 'type: integer, enum: [0, 1]';
  if (found === 'a day with a time') return 'type: string, format: date-time';
  if (bare?.type === 'enum') return `enum: [${[...bare.members, masked(path, example)].join(', ')}]`;
  const type = yamlType(example);
  if (Array.isArray(example)) return `type: array, items: { type: ${yamlType(example[0])} }`;
  return `type: ${shape && acceptsNull(shape) && example !== null ? `[${type}, "null"]` : type}`;
};

/** The change to the contract that would resolve this difference. */
export const fittingChange = (finding: Finding): string => {
  const { path, kind, name, example, shape } = finding;
  const key = (path.split('.').at(-1) ?? path).replace('[]', '');
  if (kind === 'unreadable' && !shape) return 'none: the API should answer it';
  if (kind === 'missing') {
    return shape?.type === 'optional'
      ? `none: the API should answer ${key} also when it is empty`
      : `take ${key} out of required`;
  }
  if (name !== undefined) return `${property(name, ruleFor(finding))} in place of ${key}`;
  if (example === null && kind === 'otherwise') return `${key}: add "null" to its type`;
  if (path.endsWith('[]')) return `${key}: { type: array, items: { ${ruleFor(finding)} } }`;
  return property(key, ruleFor(finding));
};
