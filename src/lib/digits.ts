/** Marks of direction and spaces of no width, which come along with copied texts. */
const UNSEEN = /[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Devanagari digits as Latin ones, without what cannot be seen; other letters stay. */
export const latinDigits = (text: string): string =>
  text.replace(UNSEEN, '').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
