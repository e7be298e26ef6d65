/** Every field of the contract is written `like_this`; a server's validator may name it `likeThis` or `LikeThis`. */
const snake = (key: string): string =>
  key
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase();

/** `meta_tag[title]`, `images[]` and `rooms[0].name` as dotted paths, in the spelling of the contract. */
const dotted = (key: string): string => snake(key.replace(/\[([^\]]*)\]/g, '.$1').replace(/^\.+|\.+$/g, ''));

/** The dotted path of what a key means inside of `path`. */
export const joinPath = (path: string, key: string): string => [path, dotted(key)].filter(Boolean).join('.');

/** A JSON pointer (RFC 6901) into the document that was sent, without the envelope that JSON:API puts around it. */
const fromPointer = (pointer: string): string =>
  pointer
    .replace(/^#?\/(data(\/|$)((attributes|relationships)(\/|$))?)?/, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.');

/** The path that an error names: a key, a JSON pointer, or a list of keys (behind `body` in some frameworks). */
export const namedPath = (place: unknown): string => {
  if (Array.isArray(place)) return place.slice(place[0] === 'body' && place.length > 1 ? 1 : 0).join('.');
  if (typeof place !== 'string') return '';
  return /^#?\//.test(place) ? fromPointer(place) : place.trim();
};
