import { type Mention, mentionOf } from '@/domain/nepal/permits/compare-permits';
import { type Permit, permitsFor } from '@/domain/nepal/permits/permits';
import type { Package } from '@/generated/model';
import { joinedByAnd, joinedWords } from '@/lib/formats/formats';
import { type Contradiction, contradiction, quoteAt, type Side } from './contradiction';
import { fieldSide, inclusionsOf, textsOf } from './package-texts';

/** How the table says it, in each language. */
const UNNEEDED = /^(?:not needed|चाहिँदैन)/iu;

/** A permit that some source calls unnecessary is not asked for. */
const isNeeded = ({ fee }: Permit) => !fee.some(({ text }) => UNNEEDED.test(text));

const tableSide = (quote: string): Side => ({
  where: { en: 'Permits of the region', ne: 'क्षेत्रका अनुमतिपत्र' },
  quote,
});

const SILENT = $localize`Not mentioned`;

interface Compared {
  record: Package;
  region: string;
  permits: readonly Permit[];
}

/** Permits that a region needs and a written list of inclusions passes over, or has on both sides. */
const mentioned = ({ record, region, permits }: Compared): Contradiction[] => {
  const { includes, excludes } = inclusionsOf(record);
  if (includes.text === '') return [];
  const compared = permits.map((permit) => ({
    permit,
    mention: mentionOf(permit, { includes: includes.text, excludes: excludes.text }),
  }));
  const named = (wanted: Mention) => {
    const found = compared.filter(({ mention }) => mention === wanted).map(({ permit }) => permit);
    return {
      shown: joinedByAnd(found.map(({ name }) => name)),
      letter: joinedWords(found.map(({ names }) => names)),
    };
  };
  const [silent, twice] = [named('none'), named('both')];
  const includesSide = (quote: string) => fieldSide(record, 'includes', quote);
  return [
    ...(twice.shown === ''
      ? []
      : [
          contradiction({
            about: $localize`Permits`,
            certainty: 'likely',
            sides: [includesSide(twice.shown), fieldSide(record, 'excludes', twice.shown)],
            sentence: {
              en: `“Includes” and “Excludes” both speak of ${twice.letter.en}. Is it in the price or not?`,
              ne: `“समावेश भएका कुरा” र “समावेश नभएका कुरा” दुवैमा ${twice.letter.ne} को कुरा छ। यो मूल्यमा समावेश छ कि छैन?`,
            },
          }),
        ]),
    ...(silent.shown === ''
      ? []
      : [
          contradiction({
            about: $localize`Permits`,
            certainty: 'question',
            sides: [includesSide(SILENT), tableSide(silent.shown)],
            sentence: {
              en: `As far as we know, ${region} needs these permits: ${silent.letter.en}. Neither “Includes” nor “Excludes” says who pays for them. Could you add that?`,
              ne: `हामीलाई थाहा भएसम्म ${region} का लागि यी अनुमतिपत्र चाहिन्छन्: ${silent.letter.ne}। यसको खर्च कसले बेहोर्छ भनेर “समावेश भएका” वा “समावेश नभएका कुरा” मा लेखिएको छैन। थपिदिनुहोला?`,
            },
          }),
        ]),
  ];
};

const ALONE =
  /\b(?:without\s+(?:a\s+)?guides?\b|no\s+guides?\b|self[\s-]guided|unguided|guide\s+(?:is\s+)?(?:optional|not\s+(?:needed|required))|independent\s+trek)|गाइड\s*बिना/iu;
/** “Trekking without a guide is not allowed” says the same as the permits. */
const FORBIDDEN =
  /\b(?:not|never|no longer|cannot|can[’']t)\b(?!\s+(?:needed|required))|forbid|prohibit|\bban(?:s|ned)?\b|illegal|impossible|पाइँदैन|पाइन्न|मिल्दैन|निषेध/iu;
const GUIDE = /guid|गाइड|पथप्रदर्शक/iu;

/** A guide that the permits of a region ask for, and texts that do without, or have none. */
const guided = ({ record, region, permits }: Compared): Contradiction[] => {
  const claim = permits
    .flatMap(({ company }) => company)
    .map(({ text }) => text)
    .find((text) => GUIDE.test(text));
  if (claim === undefined) return [];
  const { includes, excludes } = inclusionsOf(record);
  const method = fieldSide(record, 'guiding_method', record.guiding_method?.trim() ?? '');
  const texts = [{ ...method, text: method.quote }, includes, excludes, ...textsOf(record)];
  const alone = texts.flatMap(({ text, where, link }) => {
    const match = ALONE.exec(text);
    const quote = match && quoteAt(text, match.index, match[0].length);
    return quote && !FORBIDDEN.test(quote) ? [{ where, link, quote }] : [];
  });
  const [first] = alone;
  if (first) {
    return [
      contradiction({
        about: $localize`Guide`,
        // Whether a trip is a trek inside the restricted area is not known.
        certainty: 'likely',
        sides: [first, tableSide(claim)],
        sentence: {
          en: `“${first.where.en}” says “${first.quote}”, but as far as we know a trek in ${region} needs a guide. Could you check that?`,
          ne: `“${first.where.ne}” मा “${first.quote}” लेखिएको छ, तर हामीलाई थाहा भएसम्म ${region} मा पदयात्रा गर्न गाइड चाहिन्छ। जाँचिदिनुहोला?`,
        },
      }),
    ];
  }
  if (includes.text === '' || texts.some(({ text }) => GUIDE.test(text))) return [];
  return [
    contradiction({
      about: $localize`Guide`,
      certainty: 'question',
      sides: [fieldSide(record, 'includes', SILENT), tableSide(claim)],
      sentence: {
        en: `As far as we know a trek in ${region} needs a guide, but no text mentions one. Is a guide in the price?`,
        ne: `हामीलाई थाहा भएसम्म ${region} मा पदयात्रा गर्न गाइड चाहिन्छ, तर कतै पनि गाइडको कुरा लेखिएको छैन। मूल्यमा गाइड समावेश छ?`,
      },
    }),
  ];
};

/** What contradicts between a package and the permits of its region, by the region's name. */
export const permitClaims = (record: Package, region: string): Contradiction[] => {
  const compared = { record, region, permits: permitsFor(region).filter(isNeeded) };
  return compared.permits.length === 0 ? [] : [...mentioned(compared), ...guided(compared)];
};
