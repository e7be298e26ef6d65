import { isRecord } from '@/lib/values/is-record';

/** Messages by field, as a dotted path (`rooms.0.name`); general ones are under ''. */
export type FieldErrors = Record<string, string[]>;

const unreadable = $localize`This value was refused.`;
const deepest = 8;

/** No message, as for the valid fields of a server that lists all fields. */
const isBlank = (value: unknown): boolean =>
  value === null || (typeof value === 'string' && value.trim() === '');

/** The entries with messages; all entries if none has one. */
const spokenIn = <Key>(entries: [Key, unknown][]) => {
  const spoken = entries.filter(([, value]) => !isBlank(value));
  return spoken.length > 0 ? spoken : entries;
};

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && !isBlank(value));

const sentenceKeys = ['message', 'msg', 'defaultMessage'];
const messageKeys = [...sentenceKeys, 'detail', 'title'];
const fieldKeys = ['field', 'path', 'param', 'attribute', 'pointer', 'loc', 'property', 'propertyPath'];
/** The keys above that are never the name of a form field. */
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

/** An error as an object (`{ field: "title", message: "…" }`), as opposed to fields with errors. */
export const asEntry = (value: Record<string, unknown>): { field: string; message: string } | undefined => {
  const known = [...messageKeys, ...fieldKeys, ...otherKeys];
  // Frameworks add further keys (`input`, `ctx`, `rejectedValue`) to the field and the message.
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

/** The entry at a path; within a field, a bare `title` is a field too, such as that of `meta_tag`. */
const entryAt = (path: string, value: Record<string, unknown>) =>
  path !== '' && Object.keys(value).join() === 'title' ? undefined : asEntry(value);

/** Fields of the contract are in `snake_case`; a server's validator may use `camelCase` or `PascalCase`. */
const snake = (key: string): string =>
  key
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();

/** `meta_tag[title]`, `images[]` and `rooms[0].name` as dotted paths in the contract's spelling. */
const dotted = (key: string): string => snake(key.replace(/\[([^\]]*)\]/g, '.$1').replace(/^\.+|\.+$/g, ''));

/** Joins a key to `path` as a dotted path. */
const joinPath = (path: string, key: string): string => [path, dotted(key)].filter(Boolean).join('.');

/** A JSON pointer (RFC 6901) into the sent document, without the envelope of JSON:API. */
const fromPointer = (pointer: string): string =>
  pointer
    .replace(/^#?\/(data(\/|$)((attributes|relationships)(\/|$))?)?/, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/** The path of an error: from a key, a JSON pointer, or a list of keys (prefixed by `body` in some frameworks). */
const namedPath = (place: unknown): string => {
  if (Array.isArray(place)) return place.slice(place[0] === 'body' && place.length > 1 ? 1 : 0).join('.');
  if (typeof place !== 'string') return '';
  return /^#?\//.test(place) ? fromPointer(place) : place.trim();
};

/** Reads the `errors` of a 422 in any format; every message is kept as text somewhere. */
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
    // `{ field: "title", messages: ["…", "…"] }`: all messages belong to that field.
    const named = depth > 0 ? namingKeys.find((key) => typeof record[key] === 'string') : undefined;
    const place = named === undefined ? path : joinPath(path, namedPath(record[named]));
    for (const [key, item] of spokenIn(Object.entries(record)))
      if (item !== null && key !== named) walk(item, joinPath(place, key), depth + 1);
  };

  walk(errors, '', 0);
  return Object.fromEntries(found);
};
