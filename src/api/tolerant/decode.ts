import { isZero } from '@/lib/numbers/is-zero';
import { isEmpty } from '@/lib/values/is-empty';
import { isRecord } from '@/lib/values/is-record';
import { asList, isEmptyList, toDay, toMember, toNumber } from '@/lib/values/lenient';
import { copyOf, kindOf, otherValue, ownValue } from './field-value';
import { asImage, oneImage, otherPictures, toAddress } from './images';
import { underOwnNames } from './other-names';
import { type BodyPath, pathOf, placeIn, reportUnreadable, wholeBody } from './place';
import { acceptsNull, bareShape, fits, isImage, type ObjectShape, type Shape } from './shape';
import type { UnreadableValue } from './unreadable';

/** Letters alone, in lower case: `isApproved`, `is_approved` and `Is approved` are one name. */
const plain = (text: string): string => text.toLowerCase().replace(/[^a-z]/g, '');

const waiting =
  /^(pending.*|(a?waiting|waits?)(for)?.*|submitted|requested|(in|under|to)(be)?review(ed)?|(un|notyet|not)(approved|verified|reviewed|accepted))$/;
const approved = /^(approved|accepted|verified|confirmed|published|live)$/;

/** Fields of other APIs, as plain names: a word, yes or no, the opposite, and when or by whom. */
const words = /^(request|approval|approve|verification|review|moderation)(status|state)$/;
const yes = /^(is)?(admin)?(approved|verified|accepted)(byadmin)?$/;
const no =
  /^((is)?pending(approval|request|review)?|(needs|awaiting|requires)approval|is(a|vendor)?request)$/;
const marks = /^(approved|verified|accepted|approval|verification)(at|on|date|by|byid)$/;
const rejections = /^((is)?(rejected|declined)|(rejected|declined|rejection)(at|on|date|by))$/;

const wordFor = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const word = plain(value);
  if (waiting.test(word)) return 'pending';
  return approved.test(word) ? 'approved' : undefined;
};

const statusFor = (isApproved: unknown): string | undefined => {
  const answer = isApproved === null ? false : toMember([true, false], isApproved);
  return answer === undefined ? undefined : answer ? 'approved' : 'pending';
};

/** Whether a time or a person is not set: databases also say so by zeros. */
const isUnset = (value: unknown): boolean =>
  isEmpty(value) || isZero(value) || toMember([true, false], value) === false;

const opposite = { pending: 'approved', approved: 'pending' } as Record<string, string | undefined>;

const statusIn = (value: Record<string, unknown>): string | undefined => {
  const named = (pattern: RegExp) =>
    Object.entries(value).flatMap(([name, item]) => (pattern.test(plain(name)) ? [item] : []));
  if (named(rejections).some((item) => !isUnset(item))) return 'rejected';
  const found = [
    ...named(words).map((item) => wordFor(item) ?? (isEmpty(item) ? undefined : String(item))),
    ...named(yes).map(statusFor),
    ...named(no).map((item) => (item === null ? undefined : opposite[statusFor(item) ?? ''])),
    ...named(marks).map((item) => (isUnset(item) ? 'pending' : 'approved')),
    wordFor(ownValue(value, 'status')),
  ];
  return found.find((status) => status !== undefined);
};

/**
 * The `request_status` of a listing. The specification names neither the field nor its values; where it is missing, the
 * listing may say it by `is_approved`, `approved_at`, a word in `status` or their kin.
 */
const requestStatusOf = (value: Record<string, unknown>): unknown => {
  const given = ownValue(value, 'request_status') ?? undefined;
  return given === undefined ? statusIn(value) : (wordFor(given) ?? given);
};

/** The result of reading a value; `unreadable` lists what was left out because it could not be read. */
export type Decoded =
  { ok: true; value: unknown; unreadable: UnreadableValue[] } | { ok: false; path: string };

class CannotRead extends Error {
  readonly place: BodyPath;
  readonly value: unknown;
  constructor(place: BodyPath, value: unknown) {
    super($localize`This cannot be read.`);
    this.place = place;
    this.value = value;
  }
}

const refuse = (place: BodyPath, value: unknown): never => {
  throw new CannotRead(place, value);
};

/**
 * Reads a response body by its shape, as leniently as real backends need: `1`/`0` for booleans, decimal strings for
 * numbers, numbers for strings, null for missing values, ids for references. Lengths, ranges and formats only apply to
 * what is sent, and unknown enum members may be newer than this build: neither makes a body unreadable. Unknown fields
 * are dropped. Only a record's id is required; everything else that cannot be read is listed in `unreadable`.
 */
export const decode = (shape: Shape, value: unknown): Decoded => {
  const unreadable: UnreadableValue[] = [];
  try {
    return { ok: true, value: read(shape, value, wholeBody(unreadable)), unreadable };
  } catch (error) {
    if (error instanceof CannotRead) return { ok: false, path: pathOf(error.place) };
    throw error;
  }
};

/** Reads an optional part: returns `otherwise` if it cannot be read, and adds it to `unreadable`. */
const readOr = (otherwise: unknown, shape: Shape, value: unknown, place: BodyPath): unknown => {
  try {
    return read(shape, value, place);
  } catch (error) {
    if (!(error instanceof CannotRead)) throw error;
    // If several readings are tried, only the chosen one adds to `unreadable`.
    reportUnreadable({ ...error.place, unreadable: place.unreadable }, error.value);
    return otherwise;
  }
};

const read = (shape: Shape, given: unknown, place: BodyPath): unknown => {
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
    case 'image':
      return value === undefined ? '' : (toAddress(value) ?? refuse(place, given));
    case 'number':
      return toNumber(value) ?? refuse(place, given);
    case 'boolean':
      return value === '' ? false : (toMember([true, false], value) ?? refuse(place, given));
    case 'enum':
      return readMember(shape.members, given, place);
    case 'object':
      // PHP serializes an empty map as an empty list.
      return readObject(shape, shape.others && isEmptyList(value) ? {} : given, place);
    case 'array':
      return readArray(shape.of, value, place);
    case 'union':
      return readUnion(shape.options, given, place);
    default:
      return given;
  }
};

/** An empty string in place of a missing number, date or record; PHP has an empty list in place of a record, too. */
const isBlank = (shape: Shape, value: unknown): boolean => {
  const { type } = bareShape(shape);
  return (
    (value === '' && ['number', 'date', 'object'].includes(type)) || (type === 'object' && isEmptyList(value))
  );
};

/** An unknown member is kept, but converted to the type of the known ones, on which screens rely. */
const readMember = (members: readonly unknown[], value: unknown, place: BodyPath): unknown => {
  const known = toMember(members, value);
  if (known !== undefined) return known;
  if (members.some((member) => typeof member === 'string')) {
    return typeof value === 'string' || typeof value === 'number' ? String(value) : refuse(place, value);
  }
  return typeof value === 'string' || typeof value === 'number'
    ? (toNumber(value) ?? value)
    : refuse(place, value);
};

const readText = (value: unknown, place: BodyPath): string => {
  if (value === undefined || typeof value === 'string') return value ?? '';
  return typeof value === 'number' ? String(value) : refuse(place, value);
};

const readObject = (shape: ObjectShape, given: unknown, place: BodyPath): Record<string, unknown> => {
  const found = isImage(shape) ? asImage(given) : given;
  if (!isRecord(found)) return refuse(place, found);
  const value = shape.names ? underOwnNames(shape, found) : found;
  const { fields, others } = shape;
  const result: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    const item = readField(shape, key, field, value, place);
    if (item !== undefined) result[key] = item;
  }
  return others ? { ...result, ...readOthers(others, fields, value, place) } : result;
};

/** Reads the fields of an object that are not known by name. */
const readOthers = (
  shape: Shape,
  fields: ObjectShape['fields'],
  value: Record<string, unknown>,
  place: BodyPath,
): object =>
  Object.fromEntries(
    Object.keys(value).flatMap((key) => {
      const item = key in fields ? undefined : read(shape, ownValue(value, key), placeIn(place, key));
      return item === undefined ? [] : [[key, item]];
    }),
  ) as object;

/** Reads one field by its read name, else its write name, or as the id of its reference. */
const readField = (
  shape: ObjectShape,
  key: string,
  field: Shape,
  value: Record<string, unknown>,
  place: BodyPath,
): unknown => {
  const { writtenAs = {} } = shape;
  const here = placeIn(place, key, writtenAs[key]);
  const own = key === 'request_status' ? requestStatusOf(value) : ownValue(value, key);
  const given = own ?? otherPictures(shape, key, value) ?? own;
  if (key === 'id' || key === 'data') return read(field, given, here);
  const kind = kindOf(field);
  const { bare, refers, otherwise } = kind;
  if (!refers && (given ?? undefined) !== undefined) return readOr(copyOf(otherwise), field, given, here);
  const names = [key, writtenAs[key], refers ? `${key}_id` : undefined];
  const whole = otherValue(kind, given, names, value);
  if (bare.type === 'array' && refers && (whole ?? undefined) === undefined) {
    // Missing is not the same as empty: a body replaces the whole list.
    reportUnreadable(here, whole);
    return copyOf(otherwise);
  }
  return readOr(copyOf(otherwise), field, whole, here);
};

const readArray = (element: Shape, value: unknown, place: BodyPath): unknown[] => {
  const list = value === undefined ? [] : (asList(value) ?? oneImage(element, value) ?? refuse(place, value));
  const unreadable = Symbol();
  return list
    .map((item, index) => readOr(unreadable, element, item, placeIn(place, index)))
    .filter((item) => item !== unreadable);
};

/** The first readable option of the value's own type, else the first readable one. */
const readUnion = (options: readonly Shape[], value: unknown, place: BodyPath): unknown => {
  const ordered = [...options.filter((o) => fits(o, value)), ...options.filter((o) => !fits(o, value))];
  const unreadable = Symbol();
  for (const option of ordered) {
    const within: UnreadableValue[] = [];
    const item = readOr(unreadable, option, value, { ...place, unreadable: within });
    if (item === unreadable) continue;
    place.unreadable.push(...within);
    return item;
  }
  return refuse(place, value);
};
