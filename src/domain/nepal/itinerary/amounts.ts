import { matchesIn, type Source } from './plain-text';
import type { Amount, DoubtCode, Span, Stage } from './reading';
import { wayBefore, wayBehind } from './ways';

/** An amount of hours or kilometres in a text. */
export interface FoundStage extends Span {
  kind: 'hours' | 'kilometres';
  value: Stage;
  /** Why it cannot be the day's. */
  doubt: DoubtCode | undefined;
}

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const FIGURE = String.raw`\d{1,3}(?:[.,]\d{1,2})?(?!\d)`;
const END = String.raw`(?![\p{L}\p{M}\d])`;
const RANGE = String.raw`(?<![\p{L}\d.,:/-])(1\/2(?= ?(?:an )?hour${END})|½|${FIGURE}|${WORDS.join('|')})( ?½)?`;
const TO = String.raw`\+? {0,2}(?:-|~|to|or|\/|देखि) {0,2}(${FIGURE}|${WORDS.join('|')})( ?½)?`;
const HOUR = String.raw`hours?|hrs?|h|घण्टा|घन्टा|ghanta`;
const MINUTE = String.raw`minutes?|mins?|मिनेट`;
const HOURS = new RegExp(
  String.raw`${RANGE}(?: {0,2}(?:${HOUR}))?(?:${TO})?\+? {0,2}-?(?:(${HOUR})${END}\.?(?: {0,2}(?:and )?(\d{1,2}) ?(?:${MINUTE})${END})?|(${MINUTE})${END}\.?)`,
  'giu',
);
const KILOMETRES = new RegExp(
  String.raw`${RANGE}(?: {0,2}(?:km|mi))?(?:${TO})? {0,2}-?(?:(km|kms|kilomet(?:er|re)s?|k\.m\.|कि\.? ?मी\.?|कि\.? ?मि\.?|किलोमिटर)|(mi|miles?))(?!\/h)${END}\.?`,
  'giu',
);
const KM_A_MILE = 1.609344;
/** Parts of a day: “after 2 hours”, “another hour”, “a 24-hour service”. */
const PART =
  /(?:after|another|within|every|next|first|last|before|about to|बिच)(?: (?:about|some|around|approx\.?))? {0,2}$/iu;
/** “Afternoon: Swayambhu (2 hrs)”. */
const PART_OF_DAY = /^(?:morning|afternoon|evening|बिहान|दिउँसो|साँझ) ?[:-]/iu;
const NOT_OF_DAY =
  /^-?(?: ?(?:later|ago|ahead|before|away|early|in advance|electricity|hot|service|check|notice|room|supply|per day|a day|high|long beach))/i;

const number = (text: string | undefined, half: string | undefined): number | undefined => {
  if (text === undefined) return undefined;
  const word = WORDS.indexOf(text.toLowerCase()) + 1;
  if (text === '1/2' || text === '½') return 0.5;
  return (word || Number(text.replace(',', '.'))) + (half ? 0.5 : 0);
};

const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;

const amount = (groups: readonly (string | undefined)[], scale: number, digits: number): Amount => {
  const from = number(groups[0], groups[1]) ?? 0;
  const to = number(groups[2], groups[3]) ?? from;
  return { from: rounded(from * scale, digits), to: rounded(to * scale, digits) };
};

const doubtOf = (
  { from, to }: Amount,
  most: number,
  before: string,
  behind: string,
): DoubtCode | undefined => {
  if (to > most || from > to || to === 0) return 'unlikely';
  return PART.test(before) || PART_OF_DAY.test(before) || NOT_OF_DAY.test(behind) ? 'passing' : undefined;
};

const MOST_HOURS = 20;
const MOST_KILOMETRES = 999;
/** How much of the text around an amount is looked at. */
const AROUND = 60;

const around = ({ plain }: Source, { start, end }: Span, found: Span) => {
  const before = plain.slice(Math.max(start, found.start - AROUND), found.start);
  return {
    before: before.slice(before.lastIndexOf('. ') + 1),
    close: before,
    behind: plain.slice(found.end, Math.min(end, found.end + AROUND)),
  };
};

const stagesOf = (
  source: Source,
  within: Span,
  kind: FoundStage['kind'],
  found: readonly (Span & { amount: Amount })[],
): readonly FoundStage[] =>
  found.map(({ amount: { from, to }, ...span }) => {
    const { before, close, behind } = around(source, within, span);
    const { way, length } = wayBehind(behind);
    const most = kind === 'hours' ? MOST_HOURS : MOST_KILOMETRES;
    return {
      kind,
      value: { from, to, by: way ?? wayBefore(before) },
      doubt: doubtOf({ from, to }, most, close, behind),
      start: span.start,
      // “6 hours drive” is one, “6 hours drive to Besisahar” names where the drive goes.
      end: /^ {0,2}(?:to|from|back|along|through|up|down|via|into)\b/i.test(behind.slice(length))
        ? span.end
        : span.end + length,
    };
  });

/** The hours in a stretch; minutes are fractions of them. */
export const hoursIn = (source: Source, within: Span): readonly FoundStage[] =>
  stagesOf(
    source,
    within,
    'hours',
    matchesIn(source, within, HOURS).map(({ groups, start, end }) => {
      const [hours, minutes] = [groups[4], Number(groups[5] ?? 0)];
      const { from, to } = amount(groups, hours ? 1 : 1 / 60, 2);
      const more = rounded(minutes / 60, 2);
      return { start, end, amount: { from: from + more, to: to + more } };
    }),
  );

/** The kilometres in a stretch; miles are converted. */
export const kilometresIn = (source: Source, within: Span): readonly FoundStage[] =>
  stagesOf(
    source,
    within,
    'kilometres',
    matchesIn(source, within, KILOMETRES).map(({ groups, start, end }) => ({
      start,
      end,
      amount: amount(groups, groups[5] === undefined ? 1 : KM_A_MILE, 1),
    })),
  );
