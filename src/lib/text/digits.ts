import { typedText, withoutUnseen } from './typed-text';

/** Converts Devanagari digits to Latin ones and removes invisible characters; other characters stay. */
export const latinDigits = (text: string): string =>
  withoutUnseen(text).replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

const LETTER = /[\u0900-\u0963\u0971-\u097f]/;

/**
 * A typed text as servers search for it: numbers are stored in Latin digits, as telephone numbers and years, but names
 * and titles in Devanagari with what they were written in.
 */
export const soughtText = (text: string): string => {
  const typed = typedText(text);
  return LETTER.test(typed) ? typed : latinDigits(typed);
};
