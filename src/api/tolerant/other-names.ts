import { addDays, isPlainDate } from '@/lib/dates/dates';
import { chosenName } from '@/lib/records/field-names';
import { isRecord } from '@/lib/values/is-record';
import { toDay, toIdentity, toMember, toNumber } from '@/lib/values/lenient';
import { ownValue } from './field-value';
import { bareShape, type ObjectShape, type Shape } from './shape';

type Fields = Record<string, unknown>;

/** `checkIn`, `check_in` and `check.in` are one name. */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const NEPAL_MINUTES = 345;

/** The day of a date or time in Nepal; undefined for anything else. */
export const dayIn = (value: unknown): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const day = toDay(value.trim());
  if (isPlainDate(day)) return day;
  const [, date = '', zone] =
    /^(\d{4}-\d\d-\d\d)[T ]\d\d:\d\d[\d:.]*\s?(Z|[+-]\d\d:?\d\d)?$/i.exec(day) ?? [];
  if (!isPlainDate(date)) return undefined;
  const time = Date.parse(day.replace(' ', 'T'));
  return zone === undefined || Number.isNaN(time)
    ? date
    : new Date(time + NEPAL_MINUTES * 60_000).toISOString().slice(0, 10);
};

/** A person, whose full name may have another name. */
const named = ({ name, first_name, last_name, ...person }: Fields): Fields => {
  const full = [name, [first_name, last_name].filter(isText).join(' ')].find(isText);
  return { ...(full !== undefined && { full_name: full }), ...person };
};

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Laravel names a kind by its class: `App\\Models\\Homestay`. Only a field that has to be there may have other words. */
const asMember = (members: readonly unknown[], value: unknown, onlyKnown: boolean): unknown => {
  if (!isText(value)) return undefined;
  const word = value.split('\\').at(-1);
  return toMember(members, word) ?? (onlyKnown ? undefined : word);
};

/** The value as one of this shape; undefined if it cannot be one. */
const asValue = (shape: Shape, value: unknown): unknown => {
  const bare = bareShape(shape);
  switch (bare.type) {
    case 'date':
      return dayIn(value);
    case 'number':
      return typeof value === 'boolean' ? undefined : toNumber(value);
    case 'object':
      return isRecord(value) ? named(value) : toIdentity(value);
    case 'enum':
      return asMember(bare.members, value, shape.type === 'optional');
    default:
      return (typeof value === 'string' && value !== '') || typeof value === 'number' ? value : undefined;
  }
};

type Path = readonly [key: string, inner?: string];

/** Objects that only group fields of their record: what is in them is named without them. */
const groups = /^(dates?|days|period|stay|travel|trip|schedule|details|guests|payment|prices?|amounts?)$/i;

/** All fields of a record and of the objects in it, by their plain names; those of the record itself come first. */
const pathsIn = (record: Fields): ReadonlyMap<string, Path> => {
  const inner = Object.entries(record).flatMap(([key, value]) =>
    isRecord(value) ? Object.keys(value).map((name): Path => [key, name]) : [],
  );
  return new Map<string, Path>([
    ...inner.flatMap(([key, name = '']): [string, Path][] =>
      groups.test(key) ? [[plain(name), [key, name]]] : [],
    ),
    ...inner.map(([key, name = '']): [string, Path] => [plain(key + name), [key, name]]),
    ...Object.keys(record).map((key): [string, Path] => [plain(key), [key]]),
  ]);
};

const valueAt = (record: Fields, [key, inner]: Path): unknown => {
  const value = ownValue(record, key);
  return inner === undefined ? value : isRecord(value) ? ownValue(value, inner) : undefined;
};

const without = (record: Fields, [key, inner]: Path): Fields => {
  const { [key]: value, ...rest } = record;
  if (inner === undefined || !isRecord(value)) return rest;
  const { [inner]: _, ...others } = value;
  return Object.keys(others).length === 0 ? rest : { ...record, [key]: others };
};

const heard = new Map<string, string>();

/** Forgets the names that were read. */
export const forgetReadNames = (): void => heard.clear();

/**
 * The name by which the server may sort by a field of ours: the chosen one, or that under which it was read last. No
 * server is taken to sort by a field within another one.
 */
export const sortName = (field: string): string => {
  const name = chosenName(field) ?? heard.get(field) ?? field;
  return name.includes('.') ? field : name;
};

/** A currency that is not Nepal's, by its code, sign or word. */
const isForeign = (currency: unknown): currency is string =>
  typeof currency === 'string' &&
  /^(?!npr|nrs)([a-z]{3}|[$€£¥₹]|(us )?dollars?|euros?|pounds?)$/i.test(currency.trim());

/** What follows from fields of a booking for those that are missing; amounts of another currency keep it. */
const completed = (booking: Fields, { service_id: idName = '' }: Record<string, string>): Fields => {
  const { start_date: start, nights, currency, total_amount, paid_amount, ...rest } = booking;
  const count = toNumber(nights);
  const first = dayIn(start);
  const last = first !== undefined && count !== undefined && count >= 0 ? addDays(first, count) : undefined;
  const kind = /^(package|homestay|hotel)/.exec(plain(idName))?.[0];
  const amounts = Object.entries({ total_amount, paid_amount }).filter(([, value]) => value !== undefined);
  return {
    ...rest,
    ...(start !== undefined && { start_date: first ?? start }),
    ...(nights !== undefined && { nights }),
    ...(currency !== undefined && { currency }),
    ...(last !== undefined && rest.end_date === undefined && { end_date: last }),
    ...(kind !== undefined && (rest.service_type ?? undefined) === undefined && { service_type: kind }),
    ...Object.fromEntries(
      amounts.map(([name, value]) => [
        isForeign(currency) ? `${name}_${currency.toLowerCase()}` : name,
        value,
      ]),
    ),
  };
};

/**
 * A record with the fields that we guessed under our names: each under the name that was chosen, under ours, or under
 * the first other one (`x-names`) whose value can be one of the field. What was renamed is not there twice.
 */
export const underOwnNames = ({ names = {}, fields }: ObjectShape, record: Fields): Fields => {
  let rest = record;
  let paths: ReadonlyMap<string, Path> | undefined;
  const renamed: Record<string, string> = {};
  const find = (field: string, name: string) => {
    const path = (paths ??= pathsIn(rest)).get(plain(name));
    // A field of ours stays what it is.
    if (!path || (path.length === 1 && path[0] !== field && path[0] in fields)) return undefined;
    const value = asValue(fields[field] ?? { type: 'any' }, valueAt(rest, path));
    return value === undefined ? undefined : { path, value };
  };
  for (const [field, others] of Object.entries(names)) {
    const chosen = chosenName(field);
    const own = ownValue(rest, field);
    if (own !== undefined) heard.delete(field);
    if ((own ?? '') !== '' && chosen === undefined) continue;
    for (const name of chosen === undefined ? [field, ...others] : [chosen]) {
      const found = find(field, name);
      if (!found) continue;
      rest = { ...without(rest, found.path), [field]: found.value };
      paths = undefined;
      renamed[field] = found.path.join('.');
      if (own === undefined) heard.set(field, found.path.join('.'));
      break;
    }
  }
  return 'start_date' in names ? completed(rest, renamed) : rest;
};
