const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Devanagari digits as Latin ones, without the marks of direction that come along with copied texts; other letters stay. */
export const latinDigits = (text: string): string =>
  text.replace(DIRECTION_MARKS, '').replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x966));
