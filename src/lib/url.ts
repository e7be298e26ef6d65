import { readMapLink } from './coordinate-links';
import { parseInert } from './inert-html';

const WEB = ['https:', 'http:'];
const LINK = [...WEB, 'mailto:', 'tel:'];

/**
 * URL parsers repair what they read: backslashes become slashes, tabs and line ends vanish, a `user@` part hides the
 * real host. An honest address needs none of that, so it is refused instead of repaired.
 */
const parseHonest = (value: string): URL | undefined => {
  const trimmed = value.trim();
  if (/[\p{Cc}\p{Cf}\p{Z}\\]/u.test(trimmed) || !URL.canParse(trimmed)) return undefined;
  const url = new URL(trimmed);
  return url.username === '' && url.password === '' ? url : undefined;
};

const parseWithScheme = (value: string, schemes: string[]): string | undefined => {
  const url = parseHonest(value);
  if (!url || !schemes.includes(url.protocol)) return undefined;
  // The parser reads `https:/host` and `https:host` too; nobody means to write that.
  const whole = !WEB.includes(url.protocol) || /^https?:\/\/[^/]/i.test(value.trim());
  return whole ? url.href : undefined;
};

/** The normalised address when it is an absolute http or https one, else nothing. */
export const webUrl = (value: string): string | undefined => {
  return parseWithScheme(value, WEB);
};

/** As `webUrl`, with https alone. */
export const httpsUrl = (value: string): string | undefined => {
  return parseWithScheme(value, ['https:']);
};

/** As `webUrl`, and mailto and tel too: what a link in a text may lead to. */
export const linkUrl = (value: string): string | undefined => {
  return parseWithScheme(value, LINK);
};

/** The path when it is an honest one within a site: `/blogs/tea?page=2#cups`. */
export const sitePath = (value: string): string | undefined => {
  const base = 'https://site.invalid';
  const path = value.trim();
  const url = path.startsWith('/') ? parseHonest(base + path) : undefined;
  const stays = url?.origin === base && !path.startsWith('//');
  return stays ? url.pathname + url.search + url.hash : undefined;
};

/** The `src` of the first `<iframe>` in the text, parsed apart from the page: nothing in it runs or is fetched. */
const iframeSrc = (html: string): string | undefined =>
  parseInert(html).querySelector('iframe')?.getAttribute('src') ?? undefined;

/** Google's Maps Embed addresses: what "Share, Embed a map" gives, and the Embed API with its five modes. */
const EMBED_PATH = /^\/maps\/embed(?:\/v1\/(?:place|view|directions|streetview|search))?$/;

/** What became of the text of a map field: nothing there, a map that may be framed, or the reason why not. */
export type MapReading =
  { kind: 'empty' } | { kind: 'map'; src: string } | { kind: 'refused'; reason: string };

const refused = (reason: string): MapReading => ({ kind: 'refused', reason });

/** Reads a map field: an embed address of Google Maps, or the `<iframe>` that Google Maps offers for copying. */
export const readMapEmbed = (value: string): MapReading => {
  const text = value.trim();
  if (text === '') return { kind: 'empty' };
  const fromMarkup = text.includes('<');
  const address = fromMarkup ? iframeSrc(text) : text;
  if (address === undefined) return refused('There is no <iframe> with a src in this text.');
  const url = parseHonest(address);
  if (url?.origin !== 'https://www.google.com') {
    return refused('Only maps from https://www.google.com/maps/embed are shown.');
  }
  if (!EMBED_PATH.test(url.pathname)) {
    return refused('This is a link to Google Maps. Use Share, then “Embed a map”, and paste what it gives.');
  }
  return { kind: 'map', src: url.href };
};

/** The place that an embedded map is about: what it searches for, its name, or its coordinates; nothing where it names none. */
export const wordsOfMap = (src: string): string | undefined => {
  const { searchParams } = new URL(src);
  const name = /!1s0x[\da-f]+:0x[\da-f]+!2s([^!]+)/.exec(searchParams.get('pb') ?? '')?.[1];
  const searched = searchParams.get('q') ?? name ?? searchParams.get('center');
  if (searched) return searched;
  const found = readMapLink(src);
  return typeof found === 'string' ? undefined : found.join(', ');
};
