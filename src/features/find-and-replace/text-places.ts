import { escaped } from '@/lib/text/escaped';

/** What is looked for, and what takes its place. */
export interface Replacing {
  /** The texts looked for: one, or all the other spellings of a name. */
  finds: readonly string[];
  replacement: string;
  matchCase: boolean;
  wholeWords: boolean;
  /** Whether a found word in capitals, or with a first one, gives its capitals to the replacement. */
  keepCase: boolean;
}

/** A place in a text: `from` and `to` are its indices in the text as it is stored, tags and entities counted. */
export interface TextPlace {
  from: number;
  to: number;
  old: string;
  new: string;
  /** What is read just before and after it. */
  before: string;
  after: string;
  /** Tags part the words, as in `Lob<b>uje</b>`: it is shown, but not replaced. */
  isSplit: boolean;
}

const TAG_OR_UNSHOWN =
  '<!--[\\s\\S]*?(?:-->|$)|<(script|style|textarea|title)\\b[\\s\\S]*?(?:</\\1\\s*>|$)|</?[a-z!?](?:"[^"]*"|\'[^\']*\'|[^\'">])*(?:>|$)';
/** Tags within a word that do not part it for those who read it. */
const WITHIN_WORDS =
  /^<\/?(?:a|abbr|b|big|cite|code|del|dfn|em|font|i|ins|mark|q|s|small|span|strike|strong|sub|sup|tt|u|var|wbr)\b/iu;
const ENTITY = '&(?:#\\d+|#x[\\da-f]+|[a-z][\\da-z]*);';

/** In a run of characters without spaces: it is, or holds, a web address or an e-mail address. */
const ADDRESS = /:\/\/|\bwww\.|@[^@]+\.|[a-z\d]\.[a-z]{2,}\//iu;

/** Stands for other tags and unknown entities, so that no place goes across them. */
const BREAK = '\n\uFFFC\n';

const named: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&nbsp;': '\u00A0',
};

const characterOf = (entity: string) => {
  const code = /^&#(x?)([\da-f]+);$/iu.exec(entity);
  if (!code) return named[entity] ?? BREAK;
  const point = Number.parseInt(code[2] ?? '', code[1] ? 16 : 10);
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : BREAK;
};

/** The text as it is read, and the index in the source of each of its code units and of its end. */
const shownText = (source: string, rich: boolean) => {
  let text = '';
  const starts: number[] = [];
  const ends: number[] = [];
  const add = (shown: string, from: number, to: number) => {
    text += shown;
    starts.push(...Array<number>(shown.length).fill(from));
    ends.push(...Array<number>(shown.length).fill(to));
  };
  const parts = rich ? source.matchAll(new RegExp(`${TAG_OR_UNSHOWN}|${ENTITY}`, 'giu')) : [];
  let at = 0;
  const addPlain = (to: number) => {
    for (; at < to; at += 1) add(source.charAt(at), at, at + 1);
  };
  for (const part of parts) {
    addPlain(part.index);
    at += part[0].length;
    if (part[0].startsWith('&')) add(characterOf(part[0]), part.index, at);
    else if (!WITHIN_WORDS.test(part[0])) add(BREAK, part.index, at);
  }
  addPlain(source.length);
  return { text, starts, ends };
};

/** Any spaces between words are found by any, as a line may end there. A letter is never parted from its vowel sign. */
const patternOf = ({ finds, matchCase, wholeWords }: Replacing) => {
  const words = finds.map((find) => find.trim()).filter(Boolean);
  if (words.length === 0) return;
  const any = words
    .toSorted((one, other) => other.length - one.length)
    .map((find) =>
      find
        .split(/\s+/u)
        .map(escaped)
        .join(String.raw`\s+`),
    )
    .join('|');
  const edge = String.raw`[\p{L}\p{M}\p{N}]`;
  return new RegExp(
    wholeWords ? `(?<!${edge})(?:${any})(?!${edge})` : String.raw`(?:${any})(?!\p{M})`,
    matchCase ? 'gu' : 'giu',
  );
};

const inCaseOf = (found: string, { finds, replacement, keepCase }: Replacing) => {
  if (!keepCase) return replacement;
  const letters = found.match(/\p{L}/gu) ?? [];
  const capitals = letters.length > 1 && letters.every((letter) => /\p{Lu}/u.test(letter));
  if (capitals && !finds.includes(found)) return replacement.toUpperCase();
  return /^\p{Lu}/u.test(found)
    ? replacement.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
    : replacement;
};

/** So many characters around a place are enough to tell it from others. */
const AROUND = 60;

const inOneLine = (text: string) => text.replaceAll(/(?:\s*\uFFFC\s*)+/gu, ' ¶ ').replaceAll(/\s+/gu, ' ');

const beforeIn = (text: string, index: number) => {
  const from = Math.max(0, index - AROUND);
  return (from > 0 ? '…' : '') + inOneLine(text.slice(from, index)).replace(/^ (?:¶ )?/u, '');
};

const afterIn = (text: string, end: number) => {
  const to = Math.min(text.length, end + AROUND);
  return inOneLine(text.slice(end, to)).replace(/(?: ¶)? $/u, '') + (to < text.length ? '…' : '');
};

/** Whether the words may be in a text, quickly: most texts have none of them. */
const mayHold = (source: string, replacing: Replacing, rich: boolean): boolean => {
  if (rich && source.includes('&')) return true;
  const text = rich ? source.replaceAll(/<[a-z/!?][^<>]*>/giu, '') : source;
  return patternOf({ ...replacing, wholeWords: false })?.test(text) === true;
};

/**
 * The places of a text that would change, in their order; none of them overlap. In rich text only what is shown is
 * looked at. Web and e-mail addresses in a sentence are left alone.
 */
export const textPlaces = (source: string, replacing: Replacing, rich = false): TextPlace[] => {
  const pattern = patternOf(replacing);
  if (!pattern || !mayHold(source, replacing, rich)) return [];
  const { text, starts, ends } = shownText(source, rich);
  const addresses = [...text.matchAll(/\S+/gu)]
    .filter(([word]) => ADDRESS.test(word))
    .map(({ 0: { length }, index }) => [index, index + length] as const);
  return [...text.matchAll(pattern)].flatMap(({ 0: old, index }) => {
    const end = index + old.length;
    const next = inCaseOf(old, replacing);
    const inAddress = addresses.some(([from, to]) => index < to && end > from);
    if (inAddress || next === old || old.includes('\uFFFC')) return [];
    const [from, to] = [starts[index] ?? 0, ends[end - 1] ?? source.length];
    const isSplit = rich && /<[a-z/]/iu.test(source.slice(from, to));
    const [before, after] = [beforeIn(text, index), afterIn(text, end)];
    return [{ from, to, old, new: next, before, after, isSplit }];
  });
};

const asHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The text with the chosen ones of its places replaced but for split ones, and all else as it was, byte for byte. */
export const replacedIn = (source: string, places: readonly TextPlace[], rich = false): string => {
  let at = 0;
  let text = '';
  const whole = places.filter(({ isSplit }) => !isSplit);
  for (const place of whole.toSorted((one, other) => one.from - other.from)) {
    text += source.slice(at, place.from) + (rich ? asHtml(place.new) : place.new);
    at = place.to;
  }
  return text + source.slice(at);
};
