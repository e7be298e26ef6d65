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
      return [$localize`New`, 'success'];
    case 'replaces':
      return [$localize`Replaces day ${number}:number:`, 'warning'];
    case 'same':
      return at === undefined
        ? [$localize`The same as day ${number}:number:`, 'gray']
        : [$localize`Nothing differs`, 'gray'];
    case 'left':
      return number === undefined
        ? [$localize`Left out`, 'gray']
        : [$localize`Left out, day ${number}:number: stays`, 'gray'];
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
  return $localize`Now: ${text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text}:part:`;
};

/** The change of a list as text. */
export const listInWords = (name: ListName, before: Lists, after: Lists): string => {
  const [was, is] = [itemsIn(before[name]).length, itemsIn(after[name]).length];
  const noun = name === 'includes' ? 'inclusion' : 'exclusion';
  return is > was && after[name].startsWith(before[name].replace(/<\/ul>\s*$/i, ''))
    ? $localize`Add ${counted(is - was, noun, $localize`${noun}:noun:s`)}:count:`
    : $localize`Replace ${counted(was, noun, $localize`${noun}:noun:s`)}:count: by ${is}:is:`;
};
