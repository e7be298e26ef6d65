import { withoutUnseen } from './typed-text';

/** Converts Devanagari digits to Latin ones and removes invisible characters; other characters stay. */
export const latinDigits = (text: string): string =>
  withoutUnseen(text).replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
