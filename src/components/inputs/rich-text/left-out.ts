import { formatCount, joinedByAnd } from '@/lib/formats/formats';
import { plural } from '@/lib/text/plural';
import { cleanPaste } from './clean-paste';

/** What a paste or drop left out, as text, and whether one of our images could replace it. */
export interface LeftOut {
  reason: string;
  pictures: boolean;
}

const SHOWN = 3;

const plainTexts = (texts: string[]): string => {
  const shown = texts.slice(0, SHOWN).map((text) => `“${text}”`);
  if (texts.length > SHOWN) shown.push($localize`${formatCount(texts.length - SHOWN)}:texts: more`);
  return $localize`Superscript and subscript are plain text here: ${joinedByAnd(shown)}:shown:.`;
};

/** Reads pasted or dropped data; HTML takes precedence over files with the same content. */
export const leftOutOf = (data: DataTransfer | null): LeftOut | undefined => {
  const html = data?.getData('text/html') ?? '';
  const { pictures, plain } = cleanPaste(html);
  if (pictures > 0 || plain.length > 0) {
    const words = {
      one: $localize`One image was left out: an image in a text needs a web address (https://…).`,
      other: $localize`# images were left out: an image in a text needs a web address (https://…).`,
    };
    const reasons = [pictures > 0 && plural(pictures, words), plain.length > 0 && plainTexts(plain)];
    return { reason: reasons.filter(Boolean).join(' '), pictures: pictures > 0 };
  }
  const files = [...(data?.files ?? [])];
  if (files.length === 0 || html !== '') return undefined;
  return files.every(({ type }) => type.startsWith('image/'))
    ? {
        reason: $localize`An image file cannot be added here: an image in a text needs a web address (https://…).`,
        pictures: true,
      }
    : { reason: $localize`Files cannot be added to a text.`, pictures: false };
};
