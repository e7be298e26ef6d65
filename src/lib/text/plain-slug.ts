/** The longest slug that the contract allows. */
export const SLUG_LENGTH = 255;

/** Letters that Unicode does not decompose into a base letter and a mark. */
const SPECIAL: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

const cut = (slug: string, maxLength: number): string => {
  if (slug.length <= maxLength) return slug;
  const head = slug.slice(0, maxLength);
  const lastWord = head.lastIndexOf('-');
  const cutsAWord = slug[maxLength] !== '-';
  return cutsAWord && lastWord > maxLength / 2 ? head.slice(0, lastWord) : head;
};

/**
 * A slug for a name in other scripts than Devanagari: lower case, words joined by hyphens, without accents. Letters of
 * other scripts are kept. A long one is cut between words.
 */
export const plainSlug = (text: string, maxLength = SLUG_LENGTH): string => {
  const plain = text
    .normalize('NFD')
    .replace(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{Variation_Selector}]/gu, '')
    .replace(/[ßæœøđðþłı]/g, (letter) => SPECIAL[letter] ?? letter)
    .replace(/['’`]/g, '')
    .replace(/&/g, ' and ');
  const joined = plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-+|-+$/g, '');
  return cut(joined, maxLength).replace(/-+$/, '');
};

/** A slug that was refused, with the next number at its end: `everest-2`. */
export const nextSlug = (slug: string): string => {
  const [, base = slug, number = '1'] = /^(.+)-([2-9]|[1-9]\d)$/.exec(slug) ?? [];
  return `${base.slice(0, SLUG_LENGTH - 3)}-${Number(number) + 1}`;
};
