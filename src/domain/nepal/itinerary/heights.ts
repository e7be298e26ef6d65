import { matchesIn, type Source } from './plain-text';
import type { DoubtCode, Span } from './reading';

/** A height above the sea in a text. */
export interface FoundHeight extends Span {
  kind: 'height';
  /** In metres. */
  value: number;
  doubt: DoubtCode | undefined;
}

const FIGURE = String.raw`(?<!\d\/|[\d.,])(\d{1,2}[,. ']\d{3}|\d{3,5})(?![\d]|[.,]\d)`;
const METRES = String.raw`m(?:et(?:er|re)s?|trs?|ts|asl)?|m\.a\.s\.l|मि|मिटर|मीटर`;
const FEET = String.raw`ft|feet|foot|फिट|फीट`;
const END = String.raw`(?![\p{L}\p{M}\d])`;
const HEIGHT = new RegExp(String.raw`${FIGURE}(?: {0,2}-?(?:(${METRES})|(${FEET}))${END}\.?)?`, 'giu');
const METRES_A_FOOT = 0.3048;
const [LOWEST, HIGHEST] = [50, 8_850];
/** Heights in metres and feet are rounded. */
const ROUNDED = 35;

/** A height gained, lost or away is none above the sea. */
const DIFFERENCE_BEFORE =
  /(?<!\p{L})(?:ascen[dt]|climb|descen[dt]|gain|los[st]|drop|rise|up|down|another|further|extra|over|under|within|आरोह)(?:ing|s)?(?: (?:of|by|about|around|approx\.?|some|nearly)| ?[:~])? {0,2}$/iu;
const DIFFERENCE_BEHIND =
  /^ {0,2}(?:up|down|of|ascen[dt]|climb|descen[dt]|gain|loss|drop|elevation|higher|lower|above(?! (?:the )?sea)|below|vertical|long|away|from|walk|wide|high (?:wall|cliff|drop))\b/i;

export type Unit = 'm' | 'ft';

interface Figure extends Span {
  figure: number;
  unit: Unit | undefined;
}

const toMetres = ({ figure, unit }: Figure) => (unit === 'ft' ? Math.round(figure * METRES_A_FOOT) : figure);

const figuresIn = (source: Source, within: Span): readonly Figure[] =>
  matchesIn(source, within, HEIGHT).map(({ start, end, groups: [figure = '', metres, feet] }) => ({
    start,
    end,
    figure: Number(figure.replace(/\D/g, '')),
    unit: metres ? 'm' : feet ? 'ft' : undefined,
  }));

/** “2,840 m/9,318 ft” is one height, “2,840-3,440 m” are two with the last one's unit. */
const PAIR = /^ {0,2}(?:[/,(|=]|or|-|~) {0,2}$/;
const FROM_TO = /^ {0,2}(?:-|~|to|→|->) {0,2}$/;

const isDifference = ({ plain }: Source, { start, end }: Span, found: Span): boolean =>
  DIFFERENCE_BEFORE.test(plain.slice(Math.max(start, found.start - 40), found.start)) ||
  DIFFERENCE_BEHIND.test(plain.slice(found.end, Math.min(end, found.end + 24)));

const isBracketed = ({ plain }: Source, { start, end }: Span): boolean =>
  /[([] ?$/.test(plain.slice(Math.max(0, start - 2), start)) && /^ ?[)\]/]/.test(plain.slice(end, end + 2));

/** The heights in a stretch, in metres. A bare figure counts in brackets only, or where `unit` says what it is. */
export const heightsIn = (source: Source, within: Span, unit?: Unit): readonly FoundHeight[] => {
  const figures = figuresIn(source, within);
  const heights: FoundHeight[] = [];
  for (let index = 0; index < figures.length; index += 1) {
    const [one, next] = [figures[index], figures[index + 1]];
    if (!one) break;
    const between = next ? source.plain.slice(one.end, next.start) : '';
    const isRange = next !== undefined && one.unit === undefined && FROM_TO.test(between);
    const own = one.unit ?? (isRange ? next.unit : undefined) ?? unit;
    const value = toMetres({ ...one, unit: own });
    if (next && own && !isRange && own !== next.unit && PAIR.test(between)) {
      const other = toMetres({ ...next, unit: next.unit ?? (own === 'm' ? 'ft' : 'm') });
      const doubt = Math.abs(other - value) > ROUNDED ? 'unit' : undefined;
      heights.push({ kind: 'height', value, doubt, start: one.start, end: next.end });
      index += 1;
    } else if (own ? !isDifference(source, within, one) : value >= 1000 && isBracketed(source, one)) {
      const isLikely = value >= LOWEST && value <= HIGHEST;
      const doubt = own ? (isLikely ? undefined : 'unlikely') : 'unit';
      heights.push({ kind: 'height', value, doubt, start: one.start, end: one.end });
    }
  }
  return heights;
};
