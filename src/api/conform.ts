import { isRecord } from '@/lib/is-record';
import { acceptsNull, asList, fits, isEmptyList, toDay, toMember, toNumber } from './conform-values';
import { copyOf, kindOf, otherValue, own } from './field-value';
import { asPicture, onePicture, toAddress } from './pictures';
import { at, pathOf, type Place, report, theAnswer } from './place';
import { bareShape, isPicture, type ObjectShape, type Shape } from './shape';
import type { Unread } from './unread';

/** The result of reading a value; `unread` lists what was left out because it could not be read. */
export type Conformed = { ok: true; value: unknown; unread: Unread[] } | { ok: false; path: string };

class Unreadable extends Error {
  readonly place: Place;
  readonly value: unknown;
  constructor(place: Place, value: unknown) {
    super('This cannot be read.');
    this.place = place;
    this.value = value;
  }
}

const refuse = (place: Place, value: unknown): never => {
  throw new Unreadable(place, value);
};

/**
 * Reads an answer through its shape the way real backends need it: `1`/`0` for booleans, decimal strings for numbers,
 * numbers for texts, null for what is absent, ids for references. Lengths, ranges and formats are rules for what is sent,
 * and unknown members of an enum may be newer than this build: neither makes an answer unreadable. Unknown fields are left
 * out. Of a record only the id is required; everything else that cannot be read is listed in `unread`.
 */
export const conform = (shape: Shape, value: unknown): Conformed => {
  const unread: Unread[] = [];
  try {
    return { ok: true, value: read(shape, value, theAnswer(unread)), unread };
  } catch (error) {
    if (error instanceof Unreadable) return { ok: false, path: pathOf(error.place) };
    throw error;
  }
};

/** Reads what the rest does not depend on: gives `otherwise` for what cannot be read, and adds it to `unread`. */
const readOr = (otherwise: unknown, shape: Shape, value: unknown, place: Place): unknown => {
  try {
    return read(shape, value, place);
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    // Where several readings are tried, only the one that is taken lists what it could not read.
    report({ ...error.place, unread: place.unread }, error.value);
    return otherwise;
  }
};

const read = (shape: Shape, given: unknown, place: Place): unknown => {
  const value = given ?? undefined;
  switch (shape.type) {
    case 'optional':
      if (given === undefined) return undefined;
      if (value === undefined || isBlank(shape, value)) return acceptsNull(shape.of) ? null : undefined;
      return readOr(undefined, shape.of, value, place);
    case 'nullable':
      return value === undefined || isBlank(shape, value) ? null : readOr(null, shape.of, value, place);
    case 'string':
      return readText(value, place);
    case 'date':
      return toDay(readText(value, place));
    case 'picture':
      return value === undefined ? '' : (toAddress(value) ?? refuse(place, given));
    case 'number':
      return toNumber(value) ?? refuse(place, given);
    case 'boolean':
      return value === '' ? false : (toMember([true, false], value) ?? refuse(place, given));
    case 'enum':
      return readMember(shape.members, given, place);
    case 'object':
      // PHP writes an empty map as an empty list.
      return readObject(shape, shape.others && isEmptyList(value) ? {} : given, place);
    case 'array':
      return readArray(shape.of, value, place);
    case 'union':
      return readUnion(shape.options, given, place);
    default:
      return given;
  }
};

/** An empty text where a number, a day or a record may be missing. */
const isBlank = (shape: Shape, value: unknown): boolean =>
  value === '' && ['number', 'date', 'object'].includes(bareShape(shape).type);

/** A member this build does not know is kept, but in the kind of the known ones: screens use it as a text or a number. */
const readMember = (members: readonly unknown[], value: unknown, place: Place): unknown => {
  const known = toMember(members, value);
  if (known !== undefined) return known;
  if (members.some((member) => typeof member === 'string')) {
    return typeof value === 'string' || typeof value === 'number' ? String(value) : refuse(place, value);
  }
  return typeof value === 'string' || typeof value === 'number'
    ? (toNumber(value) ?? value)
    : refuse(place, value);
};

const readText = (value: unknown, place: Place): string => {
  if (value === undefined || typeof value === 'string') return value ?? '';
  return typeof value === 'number' ? String(value) : refuse(place, value);
};

const readObject = (shape: ObjectShape, given: unknown, place: Place): Record<string, unknown> => {
  const value = isPicture(shape) ? asPicture(given) : given;
  if (!isRecord(value)) return refuse(place, value);
  const { fields, others } = shape;
  const result: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const item = readField(shape, key, field, value, place);
    if (item !== undefined) result[key] = item;
  }
  return others ? { ...result, ...readOthers(others, fields, value, place) } : result;
};

/** What an object has beside the fields that are known by name. */
const readOthers = (
  shape: Shape,
  fields: ObjectShape['fields'],
  value: Record<string, unknown>,
  place: Place,
): object =>
  Object.fromEntries(
    Object.keys(value).flatMap((key) => {
      const item = key in fields ? undefined : read(shape, own(value, key), at(place, key));
      return item === undefined ? [] : [[key, item]];
    }),
  ) as object;

/** One field, under the name by which it is read, or else by which it is written, or as the id of what it refers to. */
const readField = (
  { writtenAs = {} }: ObjectShape,
  key: string,
  field: Shape,
  value: Record<string, unknown>,
  place: Place,
): unknown => {
  const here = at(place, key, writtenAs[key]);
  const given = own(value, key);
  if (key === 'id' || key === 'data') return read(field, given, here);
  const kind = kindOf(field);
  const { bare, refers, otherwise } = kind;
  if (!refers && (given ?? undefined) !== undefined) return readOr(copyOf(otherwise), field, given, here);
  const names = [key, writtenAs[key], refers ? `${key}_id` : undefined];
  const whole = otherValue(kind, given, names, value);
  if (bare.type === 'array' && refers && (whole ?? undefined) === undefined) {
    // An empty list and one that was left out are not the same: a body replaces the whole list.
    report(here, undefined);
    return copyOf(otherwise);
  }
  return readOr(copyOf(otherwise), field, whole, here);
};

const readArray = (element: Shape, value: unknown, place: Place): unknown[] => {
  const list =
    value === undefined ? [] : (asList(value) ?? onePicture(element, value) ?? refuse(place, value));
  const unread = Symbol();
  return list
    .map((item, index) => readOr(unread, element, item, at(place, index)))
    .filter((item) => item !== unread);
};

/** The first option of the value's own kind that can be read, else the first that can be read at all. */
const readUnion = (options: readonly Shape[], value: unknown, place: Place): unknown => {
  const ordered = [...options.filter((o) => fits(o, value)), ...options.filter((o) => !fits(o, value))];
  const unread = Symbol();
  for (const option of ordered) {
    const within: Unread[] = [];
    const item = readOr(unread, option, value, { ...place, unread: within });
    if (item === unread) continue;
    place.unread.push(...within);
    return item;
  }
  return refuse(place, value);
};
