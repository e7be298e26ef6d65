import { latinDigits } from './digits';

const SEVERAL = /\d\s*(?:[,;/|&]|\bor\b|\band\b)\s*[+(]?\d/i;
const LONGEST = 15;

/** The digits of one telephone number, with a leading `+` if international; undefined for any other text. */
const digitsOf = (text: string): string | undefined => {
  const digits = text
    // After a country code, the trunk prefix (0) is not dialled.
    .replace(/^(\s*(?:\+|00)\s*\d{1,3}\s*)\(0\)/, '$1')
    .replaceAll(/[\s().‐‑–-]/g, '')
    .replace(/^00/, '+')
    .replace(/^(\+977)0/, '$1');
  return /^\+?\d{5,15}$/.test(digits) && !SEVERAL.test(text) ? digits : undefined;
};

/** The `tel:` URL of a number in Latin or Devanagari digits; undefined for a text that is not one number. */
export const phoneLink = (text: string): string | undefined => {
  const digits = digitsOf(latinDigits(text));
  return digits && `tel:${digits}`;
};

/** How many digits follow the country code or the leading 0 of a Nepali number: landline or mobile. */
const NEPALI = [8, 10];

/** Why a text is not a valid telephone number; undefined if it is valid or empty. */
export const phoneProblem = (text: string): string | undefined => {
  const written = latinDigits(text).trim();
  if (written === '') return undefined;
  if (SEVERAL.test(written) || written.replaceAll(/\D/g, '').length > LONGEST)
    return 'This looks like more than one number. Write each in a separate field.';
  const digits = digitsOf(written);
  if (digits === undefined) return 'This is not a phone number. Write it as +977 9841234567 or 01-4412345.';
  if (digits.startsWith('+') && !digits.startsWith('+977')) return undefined;
  const national = digits.replace(/^\+977|^977(?=\d{8})/, '').replace(/^0/, '');
  if (NEPALI.includes(national.length)) return undefined;
  if (national.length < 8) return 'The area code is missing. Write the number as 01-4412345.';
  return `A number in Nepal has 8 or 10 digits after +977 or 0; this one has ${national.length}.`;
};
