import { capitalized } from '@/lib/text/capitalized';
import { ALT_LENGTH, type GalleryItem } from './gallery';

/** What is known about the record that images belong to. */
export interface ImageSubject {
  name: string;
  /** The titles of its itinerary days, in order. */
  days?: readonly string[];
}

const stock =
  /unsplash|pexels|shutterstock|istock|gettyimages|adobestock|depositphotos|dreamstime|alamy|screenshot/i;
const dayNumber = /(?<!\p{L})day[\s_-]*(\d{1,2})(?!\d)/iu;

/** Words that cameras, phones, chats and editors put into a file name. */
const generic = new Set(
  (
    'img image images dsc dscn dscf imgp pxl mvimg pano dji gopr vid photo photos pic picture whatsapp viber signal ' +
    'fb received download untitled unnamed snapseed copy edited final scaled resized compressed cropped thumb ' +
    'thumbnail at from am pm'
  ).split(' '),
);
const small = new Set(['a', 'an', 'and', 'at', 'by', 'from', 'in', 'of', 'on', 'over', 'the', 'to', 'with']);

/** A number, a date, a size in pixels, or a code such as P1010023; an altitude or a distance is none. */
const isCode = (word: string) => /\d/.test(word) && !/^\d+(m|km|ft|st|nd|rd|th)$/i.test(word);

const isNoise = (word: string) => isCode(word) || generic.has(word.toLowerCase());

const saysSomething = (word: string) =>
  /[\p{L}\p{M}]{3}/u.test(word) && (/[aeiouy]/i.test(word) || !/^[a-z]+$/i.test(word));

const withCase = (word: string, index: number) => {
  if (index > 0 && small.has(word)) return word;
  return capitalized(word.length > 4 && word === word.toUpperCase() ? word.toLowerCase() : word);
};

/** `Lake2` and `TilichoLake` are two words each. */
const parts = (word: string) => {
  if (generic.has(word.toLowerCase())) return word;
  const apart = /\d/.test(word)
    ? word.replace(/^(\p{L}{3,})(\d{1,3})$/u, '$1 $2')
    : word.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  return apart.split(' ');
};

/** The words of a file name. */
const wordsOf = (fileName: string) =>
  fileName
    .replace(/\.[a-z\d]{2,5}$/i, '')
    .replace(dayNumber, ' ')
    .split(/[\s_.,+()[\]–-]+/)
    .flatMap(parts)
    .filter((word) => word !== '');

/** What a file name says about its image: `tilicho-lake_2.jpg` is “Tilicho Lake”; undefined for `IMG_2034.jpg`. */
const textIn = (fileName: string): string | undefined => {
  if (stock.test(fileName)) return undefined;
  const words = wordsOf(fileName);
  const first = words.findIndex((word) => !isNoise(word));
  const said = words.slice(first, words.findLastIndex((word) => !isNoise(word)) + 1);
  return said.some(saysSomething) ? said.map(withCase).join(' ') : undefined;
};

/** The name of the file that an address leads to; empty if it ends in a slash. */
export const fileNameIn = (url: string): string => {
  const part = url.replace(/[?#].*$/, '').replace(/^.*\//, '');
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/**
 * An alt text to propose for an image: what its file name says, else the title of the itinerary day that it numbers,
 * else the record's name; undefined if there is none.
 */
export const proposedAlt = (
  { file, url = '' }: Pick<GalleryItem, 'file' | 'url'>,
  { name, days = [] }: ImageSubject,
): string | undefined => {
  const fileName = file?.name ?? fileNameIn(url);
  const day = days[Number(dayNumber.exec(fileName)?.[1]) - 1];
  const text = (textIn(fileName) ?? [day, name].find((title) => title?.trim()) ?? '').trim();
  return text === '' ? undefined : text.slice(0, ALT_LENGTH);
};
