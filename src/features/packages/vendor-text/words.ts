import type { Label } from '@/features/packages/itinerary/words';
import { plainText } from '@/lib/text/html';
import { counted } from '@/lib/text/plural';
import type { ListName } from './edited-text';
import { itemsIn } from './list-items';
import type { Lists } from './lists-edit';
import type { Placement } from './place-days';

/** What becomes of a day that was read. */
export const placementLabel = ({ kind, number, at }: Placement): Label => {
  switch (kind) {
    case 'new':
      return ['New', 'success'];
    case 'replaces':
      return [`Replaces day ${number}`, 'warning'];
    case 'same':
      return at === undefined ? [`The same as day ${number}`, 'gray'] : ['Nothing differs', 'gray'];
    case 'left':
      return number === undefined ? ['Left out', 'gray'] : [`Left out, day ${number} stays`, 'gray'];
  }
};

const LONGEST = 140;

/** What the package has where a day is placed; undefined if nothing, or the same. */
export const besideText = ({ kind, beside }: Placement): string | undefined => {
  if (!beside || kind === 'same') return undefined;
  const text = [beside.title, beside.duration, beside.accommodation, plainText(beside.description)]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' · ');
  return `Now: ${text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text}`;
};

/** The change of a list as text. */
export const listInWords = (name: ListName, before: Lists, after: Lists): string => {
  const [was, is] = [itemsIn(before[name]).length, itemsIn(after[name]).length];
  const noun = name === 'includes' ? 'inclusion' : 'exclusion';
  return is > was && after[name].startsWith(before[name].replace(/<\/ul>\s*$/i, ''))
    ? `Add ${counted(is - was, noun, `${noun}s`)}`
    : `Replace ${counted(was, noun, `${noun}s`)} by ${is}`;
};
