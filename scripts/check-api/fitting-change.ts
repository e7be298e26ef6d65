import { acceptsNull, bareShape, type Shape } from '@/api/tolerant/shape';
import type { Finding } from './findings';
import { masked } from './masked';

const typeOf = (value: unknown): string => {
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return value === null ? '"null"' : typeof value;
};

/** YAML reads some words as values of another type. */
const plainWord = /^(?!(?:true|false|null|yes|no|on|off|y|n)$)[a-z][\w-]*$/i;

const inYaml = (value: unknown): string =>
  typeof value === 'string' && plainWord.test(value) ? value : JSON.stringify(value);

const enumWith = (members: readonly unknown[], finding: Finding): string => {
  const { path, example, found } = finding;
  // A masked example is not the value.
  if (masked(path, example) !== JSON.stringify(example)) return 'add the value to its enum';
  const same = String(example).toLowerCase();
  const others =
    found === 'another spelling'
      ? members.filter((member) => String(member).toLowerCase() !== same)
      : members;
  return `{ enum: [${[...others, example].map(inYaml).join(', ')}] }`;
};

/** The same type, and null. */
const orNull = (bare: Shape): string => {
  if (bare.type === 'enum') return `{ enum: [${[...bare.members, null].map(inYaml).join(', ')}] }`;
  if (bare.type === 'date' || bare.type === 'image') return '{ type: [string, "null"] }';
  const isPlain = ['string', 'number', 'boolean', 'array'].includes(bare.type);
  return isPlain ? `{ type: [${bare.type}, "null"] }` : 'add { type: "null" } by anyOf';
};

const ruleFor = (finding: Finding): string => {
  const { shape, found, example } = finding;
  const bare = shape && bareShape(shape);
  if (found === '1 or 0') return '{ type: integer, enum: [0, 1] }';
  if (bare?.type === 'enum') return enumWith(bare.members, finding);
  const isTime = typeof example === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d:/.test(example);
  if (isTime) return '{ type: string, format: date-time }';
  if (Array.isArray(example))
    return example.length > 0
      ? `{ type: array, items: { type: ${typeOf(example[0])} } }`
      : 'none: only an empty list came';
  if (example === null) return 'none: only null came';
  const type = typeOf(example);
  return `{ type: ${shape && acceptsNull(shape) ? `[${type}, "null"]` : type} }`;
};

const unreadableChange = (finding: Finding): string | undefined => {
  const { path, shape } = finding;
  if (!shape) return 'none: the API should answer it';
  if (path === '' || path === 'data') {
    const data = path === '' && shape.type === 'object' ? shape.fields.data : shape;
    const isList = data && bareShape(data).type === 'array';
    return `none: the API should answer { "data": ${isList ? '[…]' : '{…}'} }`;
  }
  // Records are known by numbers everywhere.
  return /(^|\.)id$/.test(path) ? 'none: the API should answer a whole number' : undefined;
};

/** How the contract would describe a place as it came, without its name; or that only the API can change it. */
export const fittingChange = (finding: Finding): string => {
  const { path, kind, name, example, shape } = finding;
  const impossible = kind === 'unreadable' || kind === 'missing' ? unreadableChange(finding) : undefined;
  if (impossible !== undefined) return impossible;
  if (kind === 'missing') {
    return shape?.type === 'optional'
      ? 'none: the API should answer it also when it is empty'
      : 'take it out of `required`';
  }
  if (kind === 'otherwise' && example === undefined) return 'none needed';
  if (name !== undefined) return `${name}: ${ruleFor(finding)} in its place`;
  if (example === null && kind === 'otherwise' && shape) return orNull(bareShape(shape));
  return path.endsWith('[]') ? `{ type: array, items: ${ruleFor(finding)} }` : ruleFor(finding);
};
