import type { LinkProps } from '@tanstack/react-router';
import { textOf } from '@/domain/listings/rules/listing-text';
import type { Package } from '@/generated/model';
import { devanagariDigits } from '@/lib/formats/formats';
import type { Words } from '@/lib/languages/words';
import { editPackage } from '@/resources/package-links';
import { packageArea } from '@/resources/packages';
import type { Side } from './contradiction';

/** The fields of a package that are quoted, as the form and a vendor call them. */
const fieldWords = {
  name: { en: 'Name', ne: 'नाम' },
  overview: { en: 'Overview', ne: 'परिचय' },
  highlights: { en: 'Highlights', ne: 'मुख्य आकर्षण' },
  includes: { en: 'Includes', ne: 'समावेश भएका कुरा' },
  excludes: { en: 'Excludes', ne: 'समावेश नभएका कुरा' },
  good_to_know: { en: 'Good to know', ne: 'जान्नुपर्ने कुरा' },
  meta_page_title: { en: 'Meta page title', ne: 'मेटा शीर्षक' },
  meta_description: { en: 'Meta description', ne: 'मेटा विवरण' },
  duration: { en: 'Duration', ne: 'अवधि' },
  max_altitude: { en: 'Max altitude', ne: 'अधिकतम उचाइ' },
  price_per_person: { en: 'Price per person', ne: 'प्रति व्यक्ति मूल्य' },
  discount_percentage: { en: 'Discount percentage', ne: 'छुट प्रतिशत' },
  discount_total_no: { en: 'Travellers for the discount', ne: 'छुटका लागि यात्रु संख्या' },
  guiding_method: { en: 'Guiding method', ne: 'गाइडको व्यवस्था' },
  region_id: { en: 'Region', ne: 'क्षेत्र' },
} as const satisfies Record<string, Words>;

type QuotedField = keyof typeof fieldWords;

/** A field of a package as one side. */
export const fieldSide = (record: Package, field: QuotedField, quote: string): Side => ({
  where: fieldWords[field],
  quote,
  link: { ...editPackage(record), hash: field },
});

/** A plain text of a package, and where it is. */
export interface PackageText {
  where: Words;
  text: string;
  link: LinkProps;
}

const fieldText = (record: Package, field: QuotedField, text: string | null | undefined): PackageText => ({
  where: fieldWords[field],
  text: textOf(text),
  link: { ...editPackage(record), hash: field },
});

/** The names that stand for the whole trip: the title, and that for search engines. */
export const titlesOf = (record: Package): PackageText[] => [
  fieldText(record, 'name', record.name),
  fieldText(record, 'meta_page_title', record.meta_tag?.title),
];

/** The texts about the whole trip. */
export const textsOf = (record: Package): PackageText[] => [
  fieldText(record, 'overview', record.overview),
  fieldText(record, 'highlights', record.highlights),
  fieldText(record, 'good_to_know', record.good_to_know),
  fieldText(record, 'meta_description', record.meta_tag?.description),
];

/** What a price includes, and what it does not. */
export const inclusionsOf = (record: Package) => ({
  includes: fieldText(record, 'includes', record.includes),
  excludes: fieldText(record, 'excludes', record.excludes),
});

/** An itinerary day in plain texts. */
export interface PackageDay {
  /** From 1. */
  day: number;
  where: Words;
  title: string;
  duration: string;
  accommodation: string;
  description: string;
  link: LinkProps;
}

export const daysOf = (record: Package): PackageDay[] =>
  (record.itenaries ?? []).map(({ title, duration, accommodation, description }, index) => ({
    day: index + 1,
    where: { en: `Day ${index + 1}`, ne: `दिन ${devanagariDigits(index + 1)}` },
    title,
    duration: duration ?? '',
    accommodation: accommodation ?? '',
    description: textOf(description),
    link: { ...packageArea.open(record.id), hash: 'itinerary' },
  }));
