import type { LinkProps } from '@tanstack/react-router';

/** The width and height of an image in pixels. */
export interface ImageSize {
  width: number;
  height: number;
}

/** What rules look at beside the record itself; what nobody has looked at is left out. */
export interface Known {
  /** How many departures are to come. */
  ahead?: number | undefined;
  /** The names of other listings of the kind with the same slug, and of other listings with the same text. */
  sameSlug?: readonly string[] | undefined;
  sameText?: readonly string[] | undefined;
  /** The sizes of the record's images, in their order; none for an image that could not be measured. */
  imageSizes?: readonly (ImageSize | undefined)[] | undefined;
}

/** Where a gap is closed: a field of the record's form, or a screen of its own, with the field in question if any. */
type Place<Rec, Field extends string> =
  { field: Field } | { screen: (record: Rec) => LinkProps; field?: (record: Rec) => string | undefined };

/** One thing that a listing needs to be sold, or to sell well. */
export type Rule<Rec, Field extends string = string> = Place<Rec, Field> & {
  /** What it is about; the check of the shop keeps by it what was found. */
  name: string;
  /** What the check of the shop lists such gaps under; without it they are seen on the listing alone. */
  title?: string;
  /** Without it the listing cannot be sold; anything else would merely help. */
  blocking?: true;
  /** What the record lacks, in words and figures; nothing when all is well, `null` where that cannot be known. */
  gap: (record: Rec) => string | null | undefined;
};

/** What a listing lacks by a rule. */
export interface Gap {
  /** The name of the rule. */
  rule: string;
  text: string;
  /** It keeps the listing from being sold. */
  blocking: boolean;
  /** Where it is closed. */
  link: LinkProps;
}

/** What rules say of a listing. */
export interface Gaps {
  /** What it lacks: what keeps it from being sold, then what would merely help, each in the order of the rules. */
  found: readonly Gap[];
  /** The names of the rules that it keeps; those that could not be checked are in neither. */
  kept: readonly string[];
  /** Whether everything that may keep it from being sold could be checked. */
  certain: boolean;
}

/** What is checked of a kind of listing. */
export interface ListingKind<Rec> {
  /** The path of its area. */
  path: string;
  rules: readonly Rule<Rec & Known>[];
  /** The link to the record's form. */
  form: (record: Rec) => LinkProps;
  /** The text that describes it, which should be no other's. */
  text: (record: Rec) => string | null | undefined;
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

/** What a record lacks by the rules of its kind; a field is named after the `#` of the link to the record's form. */
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

/** What keeps the listing from being sold. */
export const blockingIn = ({ found }: Gaps): Gap[] => found.filter(({ blocking }) => blocking);
