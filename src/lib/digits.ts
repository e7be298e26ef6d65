/** Direction marks and zero-width spaces, which come with copied text. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Converts Devanagari digits to Latin ones and removes invisible characters; other characters stay. */
export const latinDigits = (text: string): string =>
  text.replace(UNSEEN, '').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
