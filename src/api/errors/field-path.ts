/** Fields of the contract are in `snake_case`; a server's validator may use `camelCase` or `PascalCase`. */
const snake = (key: string): string =>
  key
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();

/** `meta_tag[title]`, `images[]` and `rooms[0].name` as dotted paths in the contract's spelling. */
const dotted = (key: string): string => snake(key.replace(/\[([^\]]*)\]/g, '.$1').replace(/^\.+|\.+$/g, ''));

/** Joins a key to `path` as a dotted path. */
export const joinPath = (path: string, key: string): string => [path, dotted(key)].filter(Boolean).join('.');

/** A JSON pointer (RFC 6901) into the sent document, without the envelope of JSON:API. */
const fromPointer = (pointer: string): string =>
  pointer
    .replace(/^#?\/(data(\/|$)((attributes|relationships)(\/|$))?)?/, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/** The path of an error: from a key, a JSON pointer, or a list of keys (prefixed by `body` in some frameworks). */
export const namedPath = (place: unknown): string => {
  if (Array.isArray(place)) return place.slice(place[0] === 'body' && place.length > 1 ? 1 : 0).join('.');
  if (typeof place !== 'string') return '';
  return /^#?\//.test(place) ? fromPointer(place) : place.trim();
};
