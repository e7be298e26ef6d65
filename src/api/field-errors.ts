/** Messages by field, the field as a dotted path (`rooms.0.name`); what belongs to no field stands under ''. */
export type FieldErrors = Record<string, string[]>;

const unreadable = 'This value was refused.';
const deepest = 8;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `meta_tag[title]`, `images[]` and `rooms[0].name` as dotted paths. */
const dotted = (key: string): string => key.replace(/\[([^\]]*)\]/g, '.$1').replace(/^\.+|\.+$/g, '');

const join = (path: string, key: string): string => [path, dotted(key)].filter(Boolean).join('.');

const firstText = (...values: unknown[]): string | undefined =>
  values.find((value): value is string => typeof value === 'string' && value.trim() !== '');

const messageKeys = ['message', 'msg', 'detail', 'title'];
const fieldKeys = ['field', 'path', 'param', 'attribute', 'pointer'];
const otherKeys = ['code', 'rule', 'type', 'status', 'source', 'value', 'location'];

/** An error spelled out as an object (`{ field: "title", message: "…" }`), and not fields that hold errors. */
function asEntry(value: Record<string, unknown>): { field: string; message: string } | undefined {
  const known = [...messageKeys, ...fieldKeys, ...otherKeys];
  if (!Object.keys(value).every((key) => known.includes(key))) return undefined;
  const message = firstText(...messageKeys.map((key) => value[key]));
  if (message === undefined) return undefined;
  const place = fieldKeys.map((key) => value[key]).find((field) => field !== undefined);
  return { field: Array.isArray(place) ? place.join('.') : (firstText(place) ?? ''), message };
}

/** Reads the `errors` of a 422 in whatever shape it comes, so that every message ends up as text somewhere. */
export function readFieldErrors(errors: unknown): FieldErrors {
  const found = new Map<string, string[]>();

  const add = (path: string, message: string) => found.set(path, [...(found.get(path) ?? []), message]);

  function walk(value: unknown, path: string, depth: number): void {
    if (typeof value === 'string' && value.trim() !== '') add(path, value.trim());
    else if (typeof value === 'number') add(path, String(value));
    else if (Array.isArray(value)) walkList(value, path, depth);
    else if (isRecord(value) && depth < deepest) walkRecord(value, path, depth);
    else if (path !== '') add(path, unreadable);
  }

  function walkList(list: unknown[], path: string, depth: number): void {
    list.forEach((item, index) => {
      const isRow = path !== '' && isRecord(item) && !asEntry(item);
      walk(item, isRow ? join(path, String(index)) : path, depth + 1);
    });
  }

  function walkRecord(record: Record<string, unknown>, path: string, depth: number): void {
    const entry = depth > 0 ? asEntry(record) : undefined;
    if (entry) add(join(path, entry.field), entry.message);
    else for (const [key, item] of Object.entries(record)) walk(item, join(path, key), depth + 1);
  }

  walk(errors, '', 0);
  return Object.fromEntries(found);
}
