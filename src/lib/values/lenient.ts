import { addDays, isPlainDate } from '@/lib/dates/dates';
import { isRecord } from './is-record';

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

/** A record's id, from a number or digits; `undefined` for anything else. */
export const toIdentity = (value: unknown): number | undefined => {
  const id = typeof value === 'string' || typeof value === 'number' ? toNumber(value) : undefined;
  return id !== undefined && Number.isSafeInteger(id) && id > 0 ? id : undefined;
};
