import { createLocalSetting } from '@/lib/storage/local-setting';

/** The digits in which numbers are read, in any language: `12` or `१२`. */
export const digitChoices = ['latin', 'devanagari'] as const;

export type Digits = (typeof digitChoices)[number];

export const parseDigits = (stored: unknown): Digits =>
  digitChoices.find((choice) => choice === stored) ?? 'latin';

/** The digits that were chosen in this browser; what is on the screen already keeps its own until it is loaded anew. */
export const digits = createLocalSetting('digits', parseDigits);
