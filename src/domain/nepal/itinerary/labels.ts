import { matchesIn, type Source, trimmed } from './plain-text';
import type { Span } from './reading';

export type DayFact = 'hours' | 'kilometres' | 'sleeping' | 'highest' | 'meals' | 'night' | 'way';

/** “Meals: B, L, D”: the label with its value. */
export interface Labelled extends Span {
  kind: DayFact;
  value: Span;
  /** A colon or the like is behind the label. */
  isMarked: boolean;
}

/** First those that have another one's words in them. */
const LABELS: readonly (readonly [kind: DayFact, words: string])[] = [
  [
    'highest',
    '(?:max(?:imum|\\.)?|highest|top) {0,2}(?:alt(?:itude|\\.)?|elevation|height|point)(?: of the day)?|अधिकतम उचाइ',
  ],
  [
    'sleeping',
    '(?:(?:sleeping|overnight|night|end) )?(?:altitude|elevation)|(?:sleeping|overnight) height|alt\\.?|height|उचाइ|उचाई',
  ],
  ['kilometres', '(?:(?:walking|trek(?:king)?|driving|total|approx\\.?) )?distance|दूरी|दुरी'],
  [
    'hours',
    '(?:(?:walking|trek(?:king)?|driving|drive|hiking|travel|flight|total|approx\\.?) )?(?:time|hours|duration|hrs)(?: taken)?|(?:trek|walk|drive|flight|hike)|समय|हिँडाइ|हिडाइ|अवधि',
  ],
  ['meals', 'meals?(?: plan| included| provided)?|included meals?|food|fooding|meal basis|खाना|खानपान|छाक'],
  [
    'night',
    'accomm?odations?|acc?om\\.?|lodging|over ?night(?: stay)?(?: at| in)?|night(?: stay| halt)?|stay(?:ing)?(?: at| in)?|hotel|o\\/n|बास(?:स्थान)?|बसाइ|रात्रि ?(?:विश्राम|बास)|बासको व्यवस्था',
  ],
  ['way', '(?:mode of )?(?:transport(?:ation)?|travel)|vehicle|यातायात|सवारी'],
];

const WORDS = LABELS.map(([, words]) => `(${words})`).join('|');
const START = String.raw`(?<![\p{L}\p{M}\d-])`;
const MARKED = new RegExp(
  String.raw`${START}(?:${WORDS})(?: {0,2}\((m|metres?|meters?|ft|feet|kms?|hrs?|hours?)\))?(?: {0,2}:-?| - | ?= ?|\t)`,
  'giu',
);
/** Without one, no label is marked: most lines have none, and this is quick to see. */
const MARK = /[:=\t]| - /;
/** In a table that lost its cells: “Max. Altitude3,840m”, or alone on a line. */
const GLUED = new RegExp(String.raw`^(?:${WORDS})(?:(?=\d)| {1,2}(?=[\d(~])|$)`, 'iu');
/** Whether a line is a label whose value is on the next. */
export const isBareLabel = (text: string): boolean =>
  text.length < 40 &&
  GLUED.exec(text.replace(/[ :-]+$/, ''))?.[0].length === text.replace(/[ :-]+$/, '').length;

const LINE_END = /[;|\t]/;

const kindOf = (groups: readonly (string | undefined)[]): DayFact | undefined =>
  LABELS[groups.findIndex((group, index) => index < LABELS.length && group !== undefined)]?.[0];

/** The labels in a line with their values, each up to the next label, cell or “;”. An empty value is on the next line. */
export const labelsIn = (source: Source, line: Span): readonly Labelled[] => {
  const glued = GLUED.exec(source.plain.slice(line.start, line.end));
  const marked = MARK.test(source.plain.slice(line.start, line.end)) ? matchesIn(source, line, MARKED) : [];
  const found =
    marked.length === 0 && glued
      ? [{ start: line.start, end: line.start + glued[0].length, groups: glued.slice(1) }]
      : marked;
  return found.flatMap(({ start, end, groups }, index): Labelled[] => {
    const kind = kindOf(groups);
    if (!kind) return [];
    const next = found[index + 1]?.start ?? line.end;
    const cut = source.plain.slice(end, next).search(LINE_END);
    const value = trimmed(source, { start: end, end: cut < 0 ? next : end + cut });
    return [{ kind, start, end: Math.max(value.end, end), value, isMarked: marked.length > 0 }];
  });
};

/** What a column of a table holds, by its head; undefined if it is no known field. */
export const columnKind = (head: string): DayFact | undefined => {
  const match = new RegExp(String.raw`^(?:${WORDS})(?: {0,2}\([^)]{1,12}\)| in \w{1,6}|\.)?$`, 'iu').exec(
    head.trim(),
  );
  return match ? kindOf(match.slice(1)) : undefined;
};
