import type { LinkProps } from '@tanstack/react-router';
import type { Words } from '@/lib/languages/words';
import { fingerprint } from '@/lib/values/fingerprint';

/** What a listing says at one place, or what is known of it from elsewhere. */
export interface Side {
  where: Words;
  /** As it is written there. */
  quote: string;
  /** Where it is changed; undefined for what is no part of the listing. */
  link?: LinkProps | undefined;
}

/** How sure it is: two statements that exclude each other, a probable slip, or what only the vendor knows. */
export type Certainty = 'sure' | 'likely' | 'question';

/** Two things that a listing says, or that are known of it, and that do not go together. */
export interface Contradiction {
  /** Stable while both sides are as they are. */
  key: string;
  /** What it is about, in a word or two: “Highest point”. */
  about: string;
  certainty: Certainty;
  sides: readonly [Side, Side];
  /** What the vendor is asked, in whole sentences. */
  sentence: Words;
  /** The other listing that it is about. */
  other?: { name: string; link: LinkProps };
}

/** The question which of two sides is right. */
const whichIsRight = ([one, other]: readonly [Side, Side]): Words => ({
  en: `“${one.where.en}” says “${one.quote}”, but “${other.where.en}” says “${other.quote}”. Which is right?`,
  ne: `“${one.where.ne}” मा “${one.quote}” लेखिएको छ, तर “${other.where.ne}” मा “${other.quote}” लेखिएको छ। कुन ठीक हो?`,
});

type Told = Pick<Contradiction, 'about' | 'certainty' | 'sides'> &
  Partial<Pick<Contradiction, 'sentence' | 'other'>>;

/** A contradiction with its key; without a sentence, it asks which side is right. */
export const contradiction = ({ sentence: own, ...told }: Told): Contradiction => {
  const sentence = own ?? whichIsRight(told.sides);
  // The question in English has both sides, and is the same in each language of the interface.
  return { ...told, key: fingerprint(sentence.en), sentence };
};

/** The last and the first words of a text, as many as stand beside a quote. */
const LAST = /(?:\S+\s+){0,4}\S*$/u;
const FIRST = /^\S*(?:\s+\S+){0,4}/u;

/** A part of a text with a few words of its sentence around it. */
export const quoteAt = (text: string, at: number, length: number): string => {
  const end = at + length;
  const before =
    text
      .slice(0, at)
      .split(/[.!?।]\s/u)
      .at(-1) ?? '';
  const after = /^.*?(?:[.!?।](?=\s|$)|$)/su.exec(text.slice(end))?.[0] ?? '';
  const [head = ''] = LAST.exec(before) ?? [];
  const [tail = ''] = FIRST.exec(after) ?? [];
  return `${head === before ? '' : '…'}${head}${text.slice(at, end)}${tail}${tail === after ? '' : '…'}`.trim();
};
