import { addDays, isPlainDate } from '@/lib/dates/dates';
import { isRecord } from '@/lib/values/is-record';
import type { Shape } from './shape';

export const isEmptyList = (value: unknown): boolean => Array.isArray(value) && value.length === 0;

/** Reads a list, also one with gaps in its keys that PHP serialized as an object (`{"0": …, "2": …}`). */
export const asList = (value: unknown): unknown[] | undefined => {
  if (Array.isArray(value)) return value as unknown[];
  const keys = isRecord(value) ? Object.keys(value) : [];
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
    ? Object.values(value as object)
    : undefined;
};

/** Reads a number, also from a decimal string or a boolean; `undefined` for anything else. */
export const toNumber = (value: unknown): number | undefined => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  const isDecimal = typeof value === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i.test(value);
  const number = isDecimal ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** A date without the midnight that some frameworks append, in UTC (`T00:00:00.000000Z`) or Nepal's (`T18:15:00Z`). */
export const toDay = (text: string): string => {
  const [, eve] = /^(\d{4}-\d{2}-\d{2})[T ]18:15(?::00(?:\.0+)?)? ?(?:Z|UTC|\+00:?00)$/i.exec(text) ?? [];
  if (eve !== undefined && isPlainDate(eve)) return addDays(eve, 1);
  return text.replace(/^(\d{4}-\d{2}-\d{2})[T ]00:00(:00(\.0+)?)?( ?(Z|UTC|[+-]\d{2}:?\d{2}))?$/i, '$1');
};

const spelling = (value: unknown): string => {
  if (value === true || value === 'true') return '1';
  if (value === false || value === 'false') return '0';
  return typeof value === 'string' || typeof value === 'number' ? String(value).toLowerCase() : '';
};

/** The enum member that loosely equals the value: `1`, `"1"` and `true` are equal, and `Pending` and `pending`. */
export const toMember = (members: readonly unknown[], value: unknown): unknown =>
  members.find((member) => member === value) ??
  members.find((member) => spelling(member) !== '' && spelling(member) === spelling(value));

/** The fallback for an unreadable value of this shape: an empty value; `undefined` if the shape has none. */
export const fallbackOf = (shape: Shape): unknown => {
  switch (shape.type) {
    case 'nullable':
      return null;
    case 'boolean':
      return false;
    case 'string':
    case 'date':
    case 'image':
      return '';
    case 'array':
      return [];
    default:
      return undefined;
  }
};

/** A record's id, from a number or digits; `undefined` for anything else. */
export const toIdentity = (value: unknown): number | undefined => {
  const id = typeof value === 'string' || typeof value === 'number' ? toNumber(value) : undefined;
  return id !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};

export const acceptsNull = (shape: Shape): boolean =>
  shape.type === 'nullable' ||
  shape.type === 'any' ||
  (shape.type === 'optional' && acceptsNull(shape.of)) ||
  (shape.type === 'union' && shape.options.some(acceptsNull));

/** Whether the value has the shape's type without conversion. For objects, literal fields must match too. */
export const fits = (shape: Shape, value: unknown): boolean => {
  switch (shape.type) {
    case 'enum':
      return shape.members.includes(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return (
        isRecord(value) &&
        Object.entries(shape.fields).every(([key, field]) => !isFixed(field) || fits(field, value[key]))
      );
    case 'optional':
    case 'nullable':
      return fits(shape.of, value);
    case 'date':
    case 'image':
      return typeof value === 'string';
    default:
      return typeof value === shape.type;
  }
};

const isFixed = (shape: Shape): boolean => shape.type === 'enum' && shape.members.length === 1;
