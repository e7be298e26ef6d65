import { parseInert } from '@/lib/text/inert-html';
import { parseStrict } from '@/lib/text/url';

/** The `src` of the first `<iframe>` in the text, parsed in a detached document: nothing in it runs or is fetched. */
const iframeSrc = (html: string): string | undefined =>
  parseInert(html).querySelector('iframe')?.getAttribute('src') ?? undefined;

/** Google Maps Embed URLs: from "Share, Embed a map", and the five modes of the Embed API. */
const EMBED_PATH = /^\/maps\/embed(?:\/v1\/(?:place|view|directions|streetview|search))?$/;

/** The result of reading a map field: empty, a map that may be framed, or the reason why not. */
export type MapReading =
  { kind: 'empty' } | { kind: 'map'; src: string } | { kind: 'refused'; reason: string };

const refused = (reason: string): MapReading => ({ kind: 'refused', reason });

/** Reads a map field: a Google Maps embed URL, or the `<iframe>` that Google Maps offers for copying. */
export const readMapEmbed = (value: string): MapReading => {
  const text = value.trim();
  if (text === '') return { kind: 'empty' };
  const fromMarkup = text.includes('<');
  const address = fromMarkup ? iframeSrc(text) : text;
  if (address === undefined)
    return refused(
      $localize`There is no map in this text. In Google Maps use Share, then “Embed a map”, and paste the code.`,
    );
  const url = parseStrict(address);
  if (url?.origin !== 'https://www.google.com') {
    return refused($localize`Only maps from https://www.google.com/maps/embed are shown.`);
  }
  if (!EMBED_PATH.test(url.pathname)) {
    return refused(
      $localize`This is a link to Google Maps. Use Share, then “Embed a map”, and paste the code.`,
    );
  }
  return { kind: 'map', src: url.href };
};

/** The place that an embedded map shows: its search, name or coordinates; undefined if it has none. */
export const placeOfMap = (src: string): string | undefined => {
  const { searchParams } = new URL(src);
  const pb = searchParams.get('pb') ?? '';
  const name = /!1s0x[\da-f]+:0x[\da-f]+!2s([^!]+)/.exec(pb)?.[1];
  const searched = searchParams.get('q') ?? name ?? searchParams.get('center');
  if (searched) return searched;
  const [, longitude, latitude] = /!2d(-?[\d.]+)!3d(-?[\d.]+)/.exec(pb) ?? [];
  return latitude === undefined ? undefined : `${latitude}, ${longitude}`;
};
