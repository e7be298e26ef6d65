import { type Source, trimmed } from './plain-text';
import type { Span } from './reading';

/** A line that has words, without marks of quotes, chats and lists before them. */
export interface Line extends Span {
  isItem: boolean;
  /** The number of an item. */
  ordinal: number | undefined;
  /** Who wrote it, in a chat. */
  sender: string | undefined;
  /** A blank line or a ruler is above. */
  isApart: boolean;
}

/** “[12:03, 4/5/2026] Ram: ” or “4/5/26, 12:03 pm - Ram: ”. */
const CHATS = [
  /\[(?=[^\]\n]{0,40}\d:\d\d)[^\]\n]{3,40}\] ?~? ?([^:\n]{1,40}): ?/y,
  /\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4},? {1,2}\d{1,2}:\d\d(?::\d\d)?(?: ?[ap]\.?m\.?)? - ([^:\n]{1,40}): ?/iy,
];
const QUOTE = /(?:> ?)+/y;
const HASHES = /#{1,6} |\| ?/y;
const BULLET =
  /(?:[•●▪◦‣·○■□◆◇❖➢➤►▶→⇒»✓✔☑✅✗✘✖❌]|[\u{1F300}-\u{1FAFF}])\ufe0f?[ \t]{0,4}|[-+*][ \t]{1,4}|[-+](?=\p{L})/uy;
const ORDINAL = /(?:\(?(\d{1,2})[.)](?![\d\s]*$|\d)|\(?(?:[a-h]|[ivx]{1,4})\))[ \t]{0,4}/y;

const after = (pattern: RegExp, text: string, at: number) => {
  pattern.lastIndex = at;
  return pattern.exec(text);
};

const HAS_WORDS = /[\p{L}\p{N}]/u;

const readLine = (source: Source, whole: Span, isApart: boolean): Line => {
  const { start, end } = trimmed(source, whole);
  const text = source.plain.slice(start, end);
  let [at, isItem] = [0, false];
  let ordinal: number | undefined;
  let sender: string | undefined;
  for (let before = -1; before !== at;) {
    before = at;
    at += (after(QUOTE, text, at) ?? after(HASHES, text, at))?.[0].length ?? 0;
    const chat = CHATS.map((pattern) => after(pattern, text, at)).find(Boolean);
    const bullet = after(BULLET, text, at + (chat?.[0].length ?? 0));
    const item = bullet ?? after(ORDINAL, text, at + (chat?.[0].length ?? 0));
    sender = chat?.[1] ?? sender;
    isItem ||= item !== null;
    ordinal = item?.[1] === undefined ? ordinal : Number(item[1]);
    at += (chat?.[0].length ?? 0) + (item?.[0].length ?? 0);
    while (text[at] === ' ') at += 1;
  }
  return { start: start + at, end, isItem, ordinal, sender, isApart };
};

/** The lines of a text that have words, in order. */
export const linesOf = (source: Source): readonly Line[] => {
  const lines: Line[] = [];
  let [start, isApart] = [0, true];
  for (const text of source.plain.split('\n')) {
    const end = start + text.length;
    const line = readLine(source, { start, end }, isApart);
    isApart = !HAS_WORDS.test(source.plain.slice(line.start, line.end));
    if (!isApart) lines.push(line);
    start = end + 1;
  }
  return lines;
};
