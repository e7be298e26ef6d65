import type { LinkProps } from '@tanstack/react-router';

/** Where a gap is closed: a field of the record's form, or a screen of its own, with the field in question if any. */
type Remedy<Rec, Field extends string> =
  { field: Field } | { screen: (record: Rec) => LinkProps; field?: (record: Rec) => string | undefined };

/** What a record lacks, as a sentence; nothing when all is well, and `null` where that is not known. */
export type GapOf<Rec> = (record: Rec) => string | null | undefined;

/** Something that a record needs before it is ready, and where it is put right. */
export interface ReadinessRule<Rec, Field extends string> {
  gap: GapOf<Rec>;
  /** Without it the record cannot be sold; anything else would merely help. */
  blocks?: true;
  remedy: Remedy<Rec, Field>;
}

/** A gap of a record, with the link to its remedy. */
export interface Gap {
  text: string;
  link: LinkProps;
}

/** How far a record is from being ready. */
export interface Readiness {
  /** What keeps it from being sold, and what would merely help, each in the order of the rules. */
  blocking: readonly Gap[];
  helpful: readonly Gap[];
  /** How many rules it keeps, of those that can be checked. */
  kept: number;
  checked: number;
  /** Whether everything that may keep it from being sold could be checked. */
  certain: boolean;
}

const linkTo = <Rec, Field extends string>(
  record: Rec,
  remedy: Remedy<Rec, Field>,
  form: (record: Rec) => LinkProps,
): LinkProps => {
  if (!('screen' in remedy)) return { ...form(record), hash: remedy.field };
  const field = remedy.field?.(record);
  return { ...remedy.screen(record), ...(field === undefined ? {} : { hash: field }) };
};

/** Holds a record to the rules; a field is named after the `#` of the link to the record's form. */
export const readinessOf = <Rec, Field extends string>(
  record: Rec,
  rules: readonly ReadinessRule<Rec, Field>[],
  form: (record: Rec) => LinkProps,
): Readiness => {
  const answers = rules.map(({ gap, blocks = false, remedy }) => ({ text: gap(record), blocks, remedy }));
  const checks = answers.flatMap(({ text, ...rule }) => (text === null ? [] : [{ text, ...rule }]));
  const gaps = checks.flatMap(({ text, blocks, remedy }) =>
    text === undefined ? [] : [{ blocks, gap: { text, link: linkTo(record, remedy, form) } }],
  );
  return {
    blocking: gaps.flatMap(({ blocks, gap }) => (blocks ? [gap] : [])),
    helpful: gaps.flatMap(({ blocks, gap }) => (blocks ? [] : [gap])),
    kept: checks.length - gaps.length,
    checked: checks.length,
    certain: !answers.some(({ text, blocks }) => blocks && text === null),
  };
};
