import { transliterateDevanagari } from './devanagari';
import { plainSlug } from './plain-slug';

/** A slug for a name in any script: Devanagari is spelled as Nepali names are in English, the rest as in `plainSlug`. */
export const slugify = (text: string, maxLength?: number): string =>
  plainSlug(transliterateDevanagari(text), maxLength);
