import type { Package } from '@/generated/model';
import { devanagariDigits } from '@/lib/formats/formats';
import { latinDigits } from '@/lib/text/digits';
import { type Contradiction, contradiction, quoteAt } from './contradiction';
import { fieldSide, textsOf } from './package-texts';

const PEOPLE = String.raw`(?:people|persons?|pax|travell?ers?|trekkers?|guests?|participants?|clients|members)`;
const NUMBER = String.raw`(?:\d{1,3}\s*(?:-|–|to)\s*)?(\d{1,3})(?!\d|[.,]\d|\s*(?:-|–|to)\s*\d)`;
/**
 * “Maximum 12 people”, “group size: 2–12”, “small group of up to 12 travellers”; not “up to 12 hours”, nor “minimum group
 * size: 2”.
 */
const MOST = new RegExp(
  String.raw`(?<!\bmin(?:imum|\.)?\s+)\bgroup\s+size\s*(?:[:(–-]|is|of)?\s*(?:(?:up\s+to|max(?:imum|\.)?)\s*)?${NUMBER}(?!\s*(?:[+%]|or\s+more|days?|hours?|km|m\b))|\b(?:max(?:imum|\.)?|up\s+to|at\s+most|no\s+more\s+than|limited\s+to)\s+(?:of\s+)?${NUMBER}\s+${PEOPLE}|\bgroups?\s+of\s+(?:up\s+to\s+|at\s+most\s+)?${NUMBER}\s+${PEOPLE}(?!\s+or\s+more)`,
  'giu',
);

const sizesIn = (record: Package) =>
  textsOf(record).flatMap(({ text, ...place }) =>
    [...latinDigits(text).matchAll(MOST)].map(({ 0: said, 1: named, 2: limited, 3: of, index }) => ({
      most: Number(named ?? limited ?? of),
      side: { ...place, quote: quoteAt(text, index, said.length) },
    })),
  );

/** Group sizes that differ between texts, and a discount that only larger groups would get. */
export const groupSizes = (record: Package): Contradiction[] => {
  const about = $localize`Group size`;
  const [first, ...others] = sizesIn(record);
  if (!first) return [];
  const different = others.find(({ most }) => most !== first.most);
  const largest = [first, ...others].reduce((a, b) => (b.most > a.most ? b : a));
  const from = record.discount_total_no ?? 0;
  return [
    ...(different
      ? [contradiction({ about, certainty: 'likely', sides: [first.side, different.side] })]
      : []),
    ...(from > largest.most
      ? [
          contradiction({
            about,
            certainty: 'likely',
            sides: [largest.side, fieldSide(record, 'discount_total_no', String(from))],
            sentence: {
              en: `“${largest.side.where.en}” allows ${largest.most} travellers at most, but the discount begins with ${from}. Which is right?`,
              ne: `“${largest.side.where.ne}” मा बढीमा ${devanagariDigits(largest.most)} जना लेखिएको छ, तर छुट ${devanagariDigits(from)} जनादेखि सुरु हुन्छ। कुन ठीक हो?`,
            },
          }),
        ]
      : []),
  ];
};
