import type { Source } from './plain-text';
import type { Span } from './reading';

type SectionKind = 'inclusions' | 'exclusions' | 'outside';

/** The heading of a list, or of what is none of the days' and lists' business. */
export interface Heading extends Span {
  kind: SectionKind;
}

const WHAT = String.raw`(?:(?:the|your|our|this|trip|trek|tour|package|cost|price|service|rate)s? ){0,3}`;
const LEAD = String.raw`(?:what(?:'?s| is| are)? )?${WHAT}(?:is |are |does |do |will )?`;
const NOT = String.raw`(?:what(?:'?s| is| are)? )?${WHAT}(?:(?:is|are|does|do|will) ?)?`;
const TAIL = String.raw`(?: (?:in|by|from) (?:the|our|your|this) (?:package|trip|tour|cost|price|trek)(?: (?:cost|price))?| (?:cost|price|package|services|items|list|the following))?`;
const NEPALI = String.raw`(?:(?:खर्च|मूल्य|मुल्य|प्याकेज|शुल्क|यस|पैसा)(?:मा|ले|को)? ?){0,2}`;

const EXCLUSIONS = new RegExp(
  String.raw`^(?:${NOT}(?:not|n't) (?:be )?(?:includ(?:e[ds]?|ing)|cover(?:ed|s)?)${TAIL}|${LEAD}exclu(?:de[ds]?|sions?|ding|sive)(?: of)?${TAIL}|${NEPALI}(?:समावेश (?:छैन|नभए(?:का|को)?|नहुने|छैनन्?|गरिएको छैन|नगरिएको)(?: कुरा(?:हरू)?)?|समाविष्ट छैन|नसमेटिएको|बाहेक))(?![\p{L}\p{M}])`,
  'iu',
);
const INCLUSIONS = new RegExp(
  String.raw`^(?:${LEAD}(?:includ(?:e[ds]?|ing)|inclu(?:sions?|sive)|cover(?:ed|s))(?: of)?${TAIL}|${NEPALI}(?:समावेश(?: (?:भए(?:का|को)|हुने|छन्?|गरिएको|कुरा(?:हरू)?)){0,3}|समाविष्ट|समेटिएको))(?![\p{L}\p{M}])`,
  'iu',
);
const OTHERS = new RegExp(
  String.raw`^(?:important )?(?:notes?|n\.?b\.?|terms(?: (?:and|&) conditions)?|booking(?: (?:terms|policy|conditions|process|procedure))?|payments?(?: (?:terms|policy|method))?|cancell?ation(?: policy)?|refund policy|what to (?:bring|pack)|equipment(?: list)?|packing list|gear list|faqs?|frequently asked questions|trip (?:facts?|notes?|info(?:rmation)?)|(?:trip |trek |tour )?(?:highlights?|overview|introduction|details)|(?:total )?(?:cost|price|rate)s?(?: per person| details)?|departure dates?|fixed departures?|dates (?:and|&) prices?|(?:best )?seasons?|difficulty|physical condition|travel insurance|insurance|visa(?: information)?|permits? required|contact(?: us| details)?|why (?:book|choose|us).{0,40}|useful info(?:rmation)?|additional info(?:rmation)?|good to know|(?:end of (?:the )?(?:trip|trek|tour|itinerary|services?))|reviews?|map|gallery|disclaimer|validity|optional (?:tours?|activities|add-?ons)|नोट|द्रष्टव्य|सम्पर्क|बुकिङ|भुक्तानी|शर्तहरू?|थप जानकारी|आवश्यक सामान(?:हरू)?|मूल्य|कार्यक्रम समाप्त)(?![\p{L}\p{M}])`,
  'iu',
);
const PARTING =
  /^(?:(?:best |warm |kind |with )?(?:regards|rgds|wishes)|thanks?(?: you)?|sincerely|cheers|namaste|dhanyabad|धन्यवाद|सादर|नमस्ते|sent from my|on .{6,80} wrote:|from: |sent: |to: |cc: |subject: |<media omitted>|you deleted this message|this message was deleted|(?:please|pls|kindly) (?:let (?:me|us) know|find attached|confirm|feel free)|(?:do )?let (?:me|us) know|hope (?:this|you)|looking forward|feel free to|any questions|call (?:us|now)|not satisfied|customi[sz]e|book now|thanking you|तपाईंको)/iu;
/** What may stand between a heading and its list. */
const CLOSE = /^ {0,2}(?:\([^)\n]{0,40}\))? {0,2}(?::-?|-|=|\?|$|\t)[ -]{0,3}/;
const LONGEST = 60;

const headingOf = (text: string, pattern: RegExp): number | undefined => {
  const match = pattern.exec(text);
  if (!match) return undefined;
  const close = CLOSE.exec(text.slice(match[0].length));
  return close ? match[0].length + close[0].length : undefined;
};

/** The heading with which a line begins; `end` is where what belongs to it starts. Undefined if there is none. */
export const headingIn = ({ plain }: Source, line: Span): Heading | undefined => {
  const whole = plain.slice(line.start, line.end);
  const text = whole.slice(0, LONGEST * 2);
  const found = (kind: SectionKind, length: number | undefined): Heading | undefined =>
    length === undefined ? undefined : { kind, start: line.start, end: line.start + length };
  return (
    found('exclusions', headingOf(text, EXCLUSIONS)) ??
    found('inclusions', headingOf(text, INCLUSIONS)) ??
    found('outside', PARTING.test(text) ? 0 : undefined) ??
    found('outside', whole.length > LONGEST && !/^.{0,30}:/.test(text) ? undefined : headingOf(text, OTHERS))
  );
};

/** A heading of a list within a line, as in a text on one line. */
const WITHIN =
  /(?<=[.;|!।] {1,3})(?:(?:cost|price|package|trip|tour|services?) )?(?:does not include|do not include|not included|includes?|included|excludes?|excluded|inclusions?|exclusions?|समावेश(?: (?:छैन|नभएको))?)(?= {0,2}:)/giu;

/** Where headings of lists begin within a line, behind what ends a sentence. */
export const headingsWithin = ({ plain }: Source, { start, end }: Span): readonly number[] =>
  [...plain.slice(start, end).matchAll(WITHIN)].map(({ index }) => start + index);
