import { isRecord } from '@/lib/is-record';
import { acceptsNull, asList, fits, isEmptyList, toDay, toMember, toNumber } from './conform-values';
import type { Shape } from './shape';

/** What could be made of a value; `skipped` names what was left out because it could not be read. */
export type Conformed = { ok: true; value: unknown; skipped: string[] } | { ok: false; path: string };

class Unreadable extends Error {
  readonly path: string;
  constructor(path: string) {
    super(`cannot be read: ${path}`);
    this.path = path;
  }
}

function refuse(path: string): never {
  throw new Unreadable(path);
}

const at = (path: string, key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);

/**
 * Reads an answer through its shape the way real backends need it: `1`/`0` for booleans, decimal strings for numbers,
 * numbers for texts, null for what is absent. Lengths, ranges and formats are rules for what is sent, and unknown members
 * of an enum may be newer than this build: neither makes an answer unreadable. Unknown fields are left out.
 */
export function conform(shape: Shape, value: unknown): Conformed {
  const skipped: string[] = [];
  try {
    return { ok: true, value: read(shape, value, '', skipped), skipped };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, path: error.path };
    throw error;
  }
}

/** Reads what may be missing: left out, in favour of `otherwise`, when it is of the wrong kind. */
function readOr(otherwise: unknown, shape: Shape, value: unknown, path: string, skipped: string[]): unknown {
  try {
    return read(shape, value, path, skipped);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    skipped.push(error.path);
    return otherwise;
  }
}

function read(shape: Shape, given: unknown, path: string, skipped: string[]): unknown {
  const value = given ?? undefined;
  switch (shape.type) {
    case 'optional':
      if (value === undefined) return given === null && acceptsNull(shape.of) ? null : undefined;
      return readOr(undefined, shape.of, value, path, skipped);
    case 'nullable':
      return value === undefined ? null : readOr(null, shape.of, value, path, skipped);
    case 'default':
      return value === undefined ? shape.value : readOr(shape.value, shape.of, value, path, skipped);
    case 'string':
      return readText(value, path);
    case 'date':
      return toDay(readText(value, path));
    case 'number':
      return toNumber(value) ?? refuse(path);
    case 'boolean':
      return value === undefined || value === '' ? false : (toMember([true, false], value) ?? refuse(path));
    case 'enum':
      return readMember(shape.members, given, path);
    case 'object':
      // PHP writes an empty map as an empty list.
      return readObject(shape, shape.others && isEmptyList(value) ? {} : value, path, skipped);
    case 'array':
      return readArray(shape.of, value, path, skipped);
    case 'union':
      return readUnion(shape.options, given, path, skipped);
    case 'all': {
      const parts = shape.options.map((part) => read(part, given, path, skipped));
      return parts.every(isRecord) ? (Object.assign({}, ...parts) as unknown) : parts.at(-1);
    }
    case 'null':
      return null;
    default:
      return given;
  }
}

/** A member this build does not know is kept, but in the kind of the known ones: screens use it as a text or a number. */
function readMember(members: readonly unknown[], value: unknown, path: string): unknown {
  const known = toMember(members, value);
  if (known !== undefined) return known;
  if (members.some((member) => typeof member === 'string')) return readText(value ?? undefined, path);
  return typeof value === 'string' || typeof value === 'number' ? (toNumber(value) ?? value) : refuse(path);
}

function readText(value: unknown, path: string): string {
  if (value === undefined || typeof value === 'string') return value ?? '';
  return typeof value === 'number' ? String(value) : refuse(path);
}

function readObject(
  { fields, others }: Extract<Shape, { type: 'object' }>,
  value: unknown,
  path: string,
  skipped: string[],
): Record<string, unknown> {
  if (!isRecord(value)) return refuse(path);
  const known = Object.entries(fields);
  const extra = others
    ? Object.keys(value).flatMap((key) => (key in fields ? [] : [[key, others] as const]))
    : [];
  return Object.fromEntries(
    [...known, ...extra]
      .map(([key, field]) => [key, read(field, own(value, key), at(path, key), skipped)] as const)
      .filter(([, item]) => item !== undefined),
  );
}

const own = (value: Record<string, unknown>, key: string) =>
  Object.hasOwn(value, key) ? value[key] : undefined;

function readArray(element: Shape, value: unknown, path: string, skipped: string[]): unknown[] {
  const list = value === undefined ? [] : (asList(value) ?? refuse(path));
  const unread = Symbol();
  return list
    .map((item, index) => readOr(unread, element, item, at(path, index), skipped))
    .filter((item) => item !== unread);
}

/** The first option of the value's own kind that can be read, else the first that can be read at all. */
function readUnion(options: readonly Shape[], value: unknown, path: string, skipped: string[]): unknown {
  if (value === null && options.some(acceptsNull)) return null;
  const ordered = [...options.filter((o) => fits(o, value)), ...options.filter((o) => !fits(o, value))];
  const unread = Symbol();
  for (const option of ordered) {
    const within: string[] = [];
    const item = readOr(unread, option, value, path, within);
    if (item === unread) continue;
    skipped.push(...within);
    return item;
  }
  return refuse(path);
}
