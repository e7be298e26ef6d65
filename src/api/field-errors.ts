import { isRecord } from '@/lib/is-record';
import { joinPath, namedPath } from './field-path';

/** Messages by field, the field as a dotted path (`rooms.0.name`); what belongs to no field is under ''. */
export type FieldErrors = Record<string, string[]>;

const unreadable = 'This value was refused.';
const deepest = 8;

/** Nothing is said there, as of a field that is well where a server names them all. */
const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** The entries that say something; all of them where none does. */
const spokenIn = <Key>(entries: [Key, unknown][]) => {
  const spoken = entries.filter(([, value]) => !isBlank(value));
  return spoken.length > 0 ? spoken : entries;
};

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && !isBlank(value));

const sentenceKeys = ['message', 'msg', 'defaultMessage'];
const messageKeys = [...sentenceKeys, 'detail', 'title'];
const fieldKeys = ['field', 'path', 'param', 'attribute', 'pointer', 'loc', 'property', 'propertyPath'];
/** Those of the keys above that are no field's own name in any form. */
const namingKeys = ['field', 'param', 'attribute', 'property', 'propertyPath'];
const otherKeys = [
  'code',
  'rule',
  'type',
  'status',
  'source',
  'value',
  'location',
  'id',
  'links',
  'meta',
  'params',
];

/** An error spelled out as an object (`{ field: "title", message: "…" }`), and not fields that hold errors. */
export const asEntry = (value: Record<string, unknown>): { field: string; message: string } | undefined => {
  const known = [...messageKeys, ...fieldKeys, ...otherKeys];
  // Frameworks add what they like (`input`, `ctx`, `rejectedValue`) to a sentence and the name of a field.
  const isNamed = fieldKeys.some((key) => key in value) && sentenceKeys.some((key) => key in value);
  if (!isNamed && !Object.keys(value).every((key) => known.includes(key))) return undefined;
  const message = firstText(...messageKeys.map((key) => value[key]));
  if (message === undefined) return undefined;
  const { source } = value;
  const places = [
    ...fieldKeys.map((key) => value[key]),
    ...(isRecord(source) ? [source.pointer, source.parameter] : []),
  ];
  return { field: namedPath(places.find((place) => (place ?? undefined) !== undefined)), message };
};

/** The entry at a path: inside of a field, a mere `title` is a field, too, such as that of `meta_tag`. */
const entryAt = (path: string, value: Record<string, unknown>) =>
  path !== '' && Object.keys(value).join() === 'title' ? undefined : asEntry(value);

/** Reads the `errors` of a 422 in whatever shape it comes, so that every message ends up as text somewhere. */
export const readFieldErrors = (errors: unknown): FieldErrors => {
  const found = new Map<string, string[]>();

  const add = (path: string, message: string) => found.set(path, [...(found.get(path) ?? []), message]);

  const walk = (value: unknown, path: string, depth: number): void => {
    if (typeof value === 'string' && !isBlank(value)) add(path, value.trim());
    else if (typeof value === 'number') add(path, String(value));
    else if (Array.isArray(value)) walkList(value, path, depth);
    else if (isRecord(value) && depth < deepest) walkRecord(value, path, depth);
    else if (path !== '') add(path, unreadable);
  };

  const walkList = (list: unknown[], path: string, depth: number): void => {
    for (const [index, item] of spokenIn([...list.entries()])) {
      const isRow = path !== '' && isRecord(item) && !entryAt(path, item);
      walk(item, isRow ? joinPath(path, String(index)) : path, depth + 1);
    }
  };

  const walkRecord = (record: Record<string, unknown>, path: string, depth: number): void => {
    const entry = depth > 0 ? entryAt(path, record) : undefined;
    if (entry) {
      add(joinPath(path, entry.field), entry.message);
      return;
    }
    // `{ field: "title", messages: ["…", "…"] }`: whatever is said there is said of that field.
    const named = depth > 0 ? namingKeys.find((key) => typeof record[key] === 'string') : undefined;
    const place = named === undefined ? path : joinPath(path, namedPath(record[named]));
    for (const [key, item] of spokenIn(Object.entries(record)))
      if (item !== null && key !== named) walk(item, joinPath(place, key), depth + 1);
  };

  walk(errors, '', 0);
  return Object.fromEntries(found);
};
