import { formatCount } from '@/lib/formats/formats';
import { latinDigits } from './digits';

/** A part of a text: a telephone number with its `tel:` URL, or what is around it. */
export interface PhonePart {
  text: string;
  href: string | undefined;
}

const DIGIT = String.raw`[\d०-९]`;
const BETWEEN = String.raw`[\s().\-\u2010-\u2015\u2212\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]`;
const EXTENSION = String.raw`\b(?:ext(?:ension|n)?|x)[\s.:]*${DIGIT}+`;
const NUMBER = String.raw`(?<![+(])[+(]*${DIGIT}(?:${BETWEEN}*${DIGIT})*`;
/** An extension is found first, so that it is not taken for a number. */
const FOUND = new RegExp(`${EXTENSION}|${NUMBER}`, 'giu');

/** With fewer digits it is a service such as 1618, or an end that is written for a whole number: 01-4412345/46. */
const SHORTEST = 5;
const LONGEST = 15;

/** The digits of a number, with a leading `+` if it is international. */
const digitsOf = (text: string): string =>
  latinDigits(text)
    // After a country code, the trunk prefix (0) is not dialled.
    .replace(/^([\s(]*(?:\+|00)[\s(]*\d{1,3}[\s)]*)\(0\)/, '$1')
    .replaceAll(/[^+\d]/g, '')
    .replace(/^00/, '+');

/** The digits after the country code or the leading 0 of a number in Nepal; undefined for one of another country. */
const nationalOf = (digits: string): string | undefined => {
  if (digits.startsWith('+') && !digits.startsWith('+977')) return undefined;
  // Without a plus, 977 may begin a mobile number, too.
  return digits.replace(/^\+977|^0?977(?=\d{8,11}$)/, '').replace(/^0/, '');
};

/**
 * How a number is dialled. In Nepal, by the numbering plan of the Nepal Telecommunications Authority: landlines have 8
 * digits with their area code, mobile numbers 10 beginning with 96, 97 or 98; both are dialled with +977, from abroad
 * too. Toll-free numbers (1660) and services (1618) can be reached from Nepal alone.
 */
const dialled = (digits: string): string | undefined => {
  const national = nationalOf(digits);
  if (national === undefined) return /^\+\d{7,15}$/.test(digits) ? digits : undefined;
  if (/^(?:[1-9]\d{7}|9[678]\d{8})$/.test(national)) return `+977${national}`;
  return /^(?:1660\d{6,8}|1\d{2,4})$/.test(national) ? national : undefined;
};

/** Hours and the like behind a number: the digits of `(24 hrs)`, `(10 - 5)`, `24/7`, or another end: `-46`. */
const BEHIND = new RegExp(
  String.raw`^(.*${DIGIT})(\s[\s(]*${DIGIT}{1,2}(?:${BETWEEN}{1,3}${DIGIT}{1,2})?|\s?-\s?${DIGIT}{2})$`,
  'u',
);

/**
 * The numbers in a text that are written beside one another: 9841234567 9851234567; or one and what is `BEHIND` it, by
 * the text that follows.
 */
const apart = (found: string, following: string): readonly string[] => {
  const [, number = '', behind = ''] = BEHIND.exec(found) ?? [];
  const isBehind = /[(-]/.test(behind) || /^\s?[\p{L}/:]/u.test(following);
  const isLonger = behind.includes('(') || dialled(digitsOf(found)) === undefined;
  if (isBehind && isLonger && dialled(digitsOf(number)) !== undefined) return [number, behind];
  const pieces = found.split(/(?<=\S)(?=\s)/u);
  const isWhole = (piece: string) => digitsOf(piece).length > SHORTEST && dialled(digitsOf(piece));
  return digitsOf(found).length > LONGEST && pieces.every(isWhole) ? pieces : [found];
};

interface Found {
  text: string;
  index: number;
  digits: string;
}

/** The numbers in a text, without extensions; the services only if there is nothing else. */
const numbersIn = (text: string): Found[] => {
  const all = [...text.matchAll(FOUND)]
    .filter(([found]) => !/^[ex]/i.test(found))
    .flatMap(({ 0: found, index }) => {
      let at = index;
      return apart(found, text.slice(index + found.length)).map((piece) => {
        const number = { text: piece, index: at, digits: digitsOf(piece) };
        at += piece.length;
        return number;
      });
    });
  const whole = all.filter(({ digits }) => digits.length >= SHORTEST);
  return whole.length > 0 ? whole : all.filter(({ digits }) => dialled(digits) !== undefined);
};

/** The `tel:` URL of a number; without an area code it has that of the number before it: 061-462123 / 462124. */
const linkOf = ({ digits }: Found, before?: Found): string | undefined => {
  const area = before && /^[67]$/.test(String(digits.length)) ? (nationalOf(before.digits) ?? '') : '';
  const local = area.length === 8 ? area.slice(0, 8 - digits.length) + digits : digits;
  const number = dialled(local) ?? (/^\+?\d{5,15}$/.test(digits) ? digits : undefined);
  return number && `tel:${number}`;
};

/** The `tel:` URL of the number in a text, in Latin or Devanagari digits; undefined if there is none, or more than one. */
export const phoneLink = (text: string): string | undefined => {
  const [number, another] = numbersIn(text);
  return number && !another ? linkOf(number) : undefined;
};

/** A text in parts, so that each of its numbers can be dialled. */
export const phoneParts = (text: string): PhonePart[] => {
  const parts: PhonePart[] = [];
  let at = 0;
  let before: Found | undefined;
  for (const number of numbersIn(text)) {
    if (number.index > at) parts.push({ text: text.slice(at, number.index), href: undefined });
    parts.push({ text: number.text, href: linkOf(number, before) });
    at = number.index + number.text.length;
    before = number;
  }
  return at < text.length ? [...parts, { text: text.slice(at), href: undefined }] : parts;
};

/** Fewer digits match too many numbers; a landline without its area code has six or seven. */
const FEWEST_SOUGHT = 6;

/**
 * The digits of a number to look for, without country code and leading 0; undefined if a text is none. A local number, or
 * the end of one, will do.
 */
export const soughtNumber = (text: string): string | undefined => {
  const typed = latinDigits(text).trim();
  if (!new RegExp(`^${NUMBER}$`, 'u').test(typed) || /^(?:19|20)\d\d[-/.]\d{1,2}\b/.test(typed))
    return undefined;
  const digits = digitsOf(typed);
  const national = nationalOf(digits) ?? digits.slice(1);
  return national.length >= FEWEST_SOUGHT && national.length <= LONGEST ? national : undefined;
};

/** Whether a text has a telephone number with these digits, as `soughtNumber` gives them. */
export const hasNumber = (text: string, sought: string): boolean =>
  numbersIn(text).some(({ digits }) => digits.includes(sought));

/** Why a text is not a valid telephone number; undefined if it is valid or empty. */
export const phoneProblem = (text: string): string | undefined => {
  if (text.trim() === '') return undefined;
  if (/\d[.,]\d+e\+?\d+$/i.test(text.trim()))
    return $localize`A spreadsheet has shortened this number. Make its cells text, and copy it again.`;
  const [number, another] = numbersIn(text);
  if (!number) return $localize`This is not a phone number. Write it as +977 9841234567 or 01-4412345.`;
  const { digits } = number;
  if (another || digits.replace('+', '').length > LONGEST)
    return $localize`This looks like more than one number. Write each in a separate field.`;
  if (dialled(digits) !== undefined) return undefined;
  const { length } = nationalOf(digits) ?? '';
  if (length === 0)
    return $localize`This number is too short. Write it with its country code, as +44 20 7946 0958.`;
  if (length < 8) return $localize`The area code is missing. Write the number as 01-4412345.`;
  return length === 10
    ? $localize`A mobile number in Nepal begins with 96, 97 or 98. Write one of another country with + and its code.`
    : $localize`A number in Nepal has 8 or 10 digits after +977 or 0; this one has ${formatCount(length)}:length:.`;
};
