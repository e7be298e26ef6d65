import { findPlaces } from '@/domain/nepal/places/find-places';
import { saidIn, type Source } from './plain-text';
import type { Said, Span } from './reading';

/** Where a night is spent. */
export interface FoundNight extends Span {
  kind: 'night';
  place: Said<string> | undefined;
  lodging: Said<string> | undefined;
}

const EDGE = String.raw`(?<![\p{L}\p{M}])`;
const END = String.raw`(?![\p{L}\p{M}])`;
const CUE = new RegExp(
  String.raw`${EDGE}(?:over ?night(?: stay| halt| accommodation)?|o\/n|n\/h|night (?:stay|halt)|(?:stay|sleep)(?:ing)? over ?night|(?:spend|stay|pass) (?:the|your|our) (?:first |last )?night|accommodation(?= {1,12}(?:at|in) )|on(?= )|sleep(?= {1,12}(?:at|in) )|night(?= {1,12}(?:at|in) )|stay(?:ing)?(?= {1,12}(?:at|in) )|रात्रि ?(?:विश्राम|बास)|रात बिताउने|बास बस्ने|बास)${END}`,
  'giu',
);
const STOP =
  /[.;|\t\n।!?([]|, (?:and|then|next|after|with|breakfast|meals?|dinner)\b|,? (?:and|or|before|after|with|then|for|where|which|as|so|on)(?= )| - |,? \d/iu;
const LONGEST = 90;

const LODGINGS = new RegExp(
  String.raw`${EDGE}(?:lodges?|tea ?houses?|hotels?|guest ?houses?|home ?stays?|tent(?:s|ed)?(?: camp)?|camp(?:ing|site)?|resorts?|monastery|cottages?|hostels?|inns?|rest ?houses?|on board|bus|train|flight|लज|होटल|होमस्टे|होम स्टे|टेन्ट|पाल|गेस्ट ?हाउस|टी ?हाउस|रिसोर्ट|क्याम्प)(?:मा|को|बाट)?${END}`,
  'iu',
);
const LEAD =
  /^(?:[ :@,~-]|(?:stay|halt|is|will|be|spent|at|in|on|the|a|an|our|your|same|accommodation|मा)(?![\p{L}\p{M}]))*/iu;
const SPLIT = /(?: {1,12}(?:in|at|of|near|@)(?: the| a| an)? {1,12}|, ?| ?\/ ?(?=\p{Lu})|(?<=को) )/giu;
const NEPALI_END = /(?:मा|को|स्थित)$/u;

/** A lodging that is called so, such as “Hotel Tibet”; Lama Hotel is a village. */
const isLodging = (text: string) => {
  if (!LODGINGS.test(text)) return false;
  if (!/^\p{Lu}.* /u.test(text)) return true;
  const [place] = findPlaces(text);
  return !place || place.end - place.at < text.length;
};

/** The parts of “lodge in Namche”, and which of them is the place. */
const partsOf = (source: Source, { start, end }: Span): Pick<FoundNight, 'place' | 'lodging'> => {
  const text = source.plain.slice(start, end);
  const parts: Span[] = [];
  let from = 0;
  for (const match of text.matchAll(SPLIT)) {
    parts.push({ start: start + from, end: start + match.index });
    from = match.index + match[0].length;
  }
  parts.push({ start: start + from, end });
  const said = parts
    .map((part) => saidIn(source, part))
    .filter(({ value }) => value !== '')
    .map(({ value, ...span }) => ({ ...span, value: value.replace(NEPALI_END, '').replace(/[,:-]+$/, '') }));
  const lodging = said.find(({ value }) => isLodging(value));
  const place = said.find(({ value }) => !isLodging(value) && /^[^\p{Ll}]/u.test(value));
  return { place, lodging };
};

/** The place and lodging of a value such as “Lodge, Namche”; both are undefined if it names none. */
export const nightOf = (source: Source, value: Span): FoundNight => {
  const text = source.plain.slice(value.start, value.end);
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const rest = text.slice(lead);
  const stop = STOP.exec(rest)?.index ?? rest.length;
  return {
    kind: 'night',
    ...partsOf(source, { start: value.start + lead, end: value.start + lead + stop }),
    start: value.start,
    end: value.start + lead + stop,
  };
};

const ONLY_LODGING =
  /^(?:(?:at|in|a|an|the|\d[ -]?star|\d ?\*|local|basic|standard|tourist|simple|good|deluxe) ){0,3}(?:lodge|tea ?house|hotel|guest ?house|home ?stay|tent(?:ed)?(?: camp)?|camp(?:ing)?|resort|लज|होटल|होमस्टे|टेन्ट)s?(?: ?(?:or|\/|&) ?(?:lodge|tea ?house|hotel|guest ?house|home ?stay|camp)s?)?\.?$/iu;

/** The lodging of a line or cell that has nothing else, such as “Teahouse”. */
export const onlyLodging = (source: Source, span: Span): FoundNight | undefined =>
  span.end - span.start < 50 && ONLY_LODGING.test(source.plain.slice(span.start, span.end))
    ? nightOf(source, span)
    : undefined;

/** What stands before “बास” in its sentence: “नाम्चेको लजमा”. */
const WORDS_BEFORE = /((?:[\p{L}\p{M}]+ ){0,2}[\p{L}\p{M}]+मा) ?$/u;

/** The nights that a stretch of prose tells, by “overnight at” and the like. */
export const nightsIn = (source: Source, { start, end }: Span): readonly FoundNight[] => {
  const text = source.plain.slice(start, end);
  // “ON” is overnight, “on” is not.
  const cues = [...text.matchAll(CUE)].filter(([cue]) => cue !== 'on' && cue !== 'On');
  return cues.map((match): FoundNight => {
    const at = start + match.index;
    const after = at + match[0].length;
    const night = nightOf(source, { start: after, end: Math.min(end, after + LONGEST) });
    if (night.place ?? night.lodging) return { ...night, start: at };
    const before = WORDS_BEFORE.exec(source.plain.slice(Math.max(start, at - LONGEST), at));
    if (!before?.[1]) return { ...night, start: at };
    const words = { start: at - before[0].length, end: at };
    return { kind: 'night', ...partsOf(source, words), start: words.start, end: after };
  });
};
