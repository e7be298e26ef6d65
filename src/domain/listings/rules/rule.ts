import type { LinkProps } from '@tanstack/react-router';
import type { DayPrice } from './day-price';

/** The width and height of an image in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** Facts for rules besides the record itself; unknown ones are undefined. */
export interface Known {
  /** The number of future departures. */
  ahead?: number | undefined;
  /** The names of other listings of the kind with the same slug, and of others with the same text. */
  sameSlug?: readonly string[] | undefined;
  sameText?: readonly string[] | undefined;
  /** What it costs a day, and other packages alike, in rupees. */
  dayPrice?: DayPrice | undefined;
  dayPrices?: readonly number[] | undefined;
  /** The sizes of the record's images, in order; undefined for an image that could not be measured. */
  imageSizes?: readonly (ImageSize | undefined)[] | undefined;
}

/** Where a gap is closed: a field of the record's form, or another screen, with its field if any. */
type Place<Rec, Field extends string> =
  { field: Field } | { screen: (record: Rec) => LinkProps; field?: (record: Rec) => string | undefined };

/** One condition for selling a listing, or for selling it well. */
export type Rule<Rec, Field extends string = string> = Place<Rec, Field> & {
  /** The stable name, under which the shop check stores gaps. */
  name: string;
  /** The title of such gaps in the shop check; without it they only show on the listing. */
  title?: string;
  /** Without it the listing cannot be sold; other rules are only helpful. */
  blocking?: true;
  /** What the record lacks, as text; undefined if nothing, `null` if that is unknown. */
  gap: (record: Rec) => string | null | undefined;
};

/** A rule that a listing violates. */
export interface Gap {
  rule: string;
  text: string;
  /** It blocks selling the listing. */
  blocking: boolean;
  /** The link to where it is closed. */
  link: LinkProps;
}

/** The results of the rules for a listing. */
export interface Gaps {
  /** The gaps: first blocking, then helpful ones, each in the order of the rules. */
  found: readonly Gap[];
  /** The names of passed rules; those that could not be checked are in neither list. */
  kept: readonly string[];
  /** Whether all blocking rules could be checked. */
  certain: boolean;
}

/** The checks of a kind of listing. */
export interface ListingKind<Rec> {
  path: string;
  rules: readonly Rule<Rec & Known>[];
  form: (record: Rec) => LinkProps;
  /** Its description, which should be unique. */
  text: (record: Rec) => string | null | undefined;
  /** What it costs a day, to compare it; undefined if that is not known. */
  dayPrice?: (record: Rec) => DayPrice | undefined;
}

const placeOf = <Rec>(
  record: Rec,
  place: Place<Rec, string>,
  form: (record: Rec) => LinkProps,
): LinkProps => {
  if (!('screen' in place)) return { ...form(record), hash: place.field };
  const field = place.field?.(record);
  return { ...place.screen(record), ...(field === undefined ? {} : { hash: field }) };
};

/** Checks a record by the rules of its kind; the hash of a link to its form names the field. */
export const gapsOf = <Rec extends object>(
  { rules, form }: Pick<ListingKind<Rec>, 'rules' | 'form'>,
  record: Rec & Known,
): Gaps => {
  const answers = rules.map((rule) => ({ rule, text: rule.gap(record) }));
  const found = answers.flatMap(({ rule, text }): Gap[] =>
    typeof text === 'string'
      ? [{ rule: rule.name, text, blocking: rule.blocking === true, link: placeOf(record, rule, form) }]
      : [],
  );
  return {
    found: found.toSorted((a, b) => Number(b.blocking) - Number(a.blocking)),
    kept: answers.flatMap(({ rule, text }) => (text === undefined ? [rule.name] : [])),
    certain: !answers.some(({ rule, text }) => rule.blocking && text === null),
  };
};

export const blockingIn = ({ found }: Gaps): Gap[] => found.filter(({ blocking }) => blocking);
