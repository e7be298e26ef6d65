/**
 * Direction marks, soft hyphens, zero-width spaces, fillers and control characters, which come with copied text. The
 * first group keeps tag characters where they belong: behind a black flag, which they make that of a country (Unicode
 * TR51, 1.4.6).
 */
const UNSEEN =
  /(\u{1F3F4}[\u{E0020}-\u{E007E}]{1,6}\u{E007F})|(?![\t\n\v\f\r])\p{Cc}|[\u00ad\u034f\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\u{E0000}-\u{E007F}]/gu;

const JOINERS = /[\u200c\u200d]+/g;
const SEPARATE = /[\s\p{P}\p{N}\p{Script=Latin}]/u;

/** The text without characters that come with copied text and cannot be seen. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '$1');

/** Zero-width joiners are letters' business in Devanagari, Arabic and emoji, and rubbish beside anything else. */
const withoutStrayJoiners = (text: string): string =>
  text.replace(JOINERS, (joiners, at: number) => {
    const [before = ' ', after = ' '] = [text[at - 1], text[at + joiners.length]];
    return SEPARATE.test(before) || SEPARATE.test(after) ? '' : joiners;
  });

/**
 * A typed or pasted line as it is saved, searched for and compared: without invisible characters, with plain spaces for
 * tabs, line ends and no-break spaces, and none at its ends. U+200C and U+200D stay within words of Devanagari.
 */
export const typedText = (text: string): string =>
  withoutStrayJoiners(withoutUnseen(text).replace(/[^\S ]+/g, ' ')).trim();
