import { readMapLink } from './coordinate-links';
import { parseInert } from './inert-html';
import { parseHonest } from './url';

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
