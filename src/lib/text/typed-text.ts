/** Direction marks, soft hyphens and zero-width spaces, which come with copied text. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;

/** Zero-width joiners are letters' business in Devanagari, Arabic and emoji, and rubbish beside anything else. */
const STRAY_JOINER =
  /(?<=^|[\s\p{P}\p{N}\p{Script=Latin}])[\u200c\u200d]+|[\u200c\u200d]+(?=$|[\s\p{P}\p{N}\p{Script=Latin}])/gu;

/** The text without characters that come with copied text and cannot be seen. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '');

/**
 * A typed or pasted text as it is searched for and compared: without invisible characters, with plain spaces for tabs,
 * line ends and no-break spaces, and none at its ends. U+200C and U+200D stay within words of Devanagari.
 */
export const typedText = (text: string): string =>
  withoutUnseen(text)
    .replace(/[^\S ]+/g, ' ')
    .replace(STRAY_JOINER, '')
    .trim();
