import type { Label } from '@/features/packages/itinerary/words';
import { formatCount } from '@/lib/formats/formats';
import { plainText } from '@/lib/text/html';
import { type Forms, plural } from '@/lib/text/plural';
import type { EditedList, ListName } from './edited-text';
import { itemsIn, placeItems } from './list-items';
import type { Placement } from './place-days';

/** What becomes of a day that was read. */
export const placementLabel = ({ kind, number, at }: Placement): Label => {
  switch (kind) {
    case 'new':
      return [$localize`New`, 'success'];
    case 'replaces':
      return [$localize`Replaces day ${formatCount(number ?? 0)}:number:`, 'warning'];
    case 'same':
      return at === undefined
        ? [$localize`The same as day ${formatCount(number ?? 0)}:number:`, 'gray']
        : [$localize`Nothing differs`, 'gray'];
    case 'left':
      return number === undefined
        ? [$localize`Left out`, 'gray']
        : [$localize`Left out, day ${formatCount(number)}:number: stays`, 'gray'];
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

const counts: Readonly<Record<ListName, Forms>> = {
  includes: { one: $localize`# inclusion`, other: $localize`# inclusions` },
  excludes: { one: $localize`# exclusion`, other: $localize`# exclusions` },
};

/** The change of a formatted list as text. */
export const listInWords = (name: ListName, list: EditedList, html: string): string => {
  const was = itemsIn(html).length;
  const taken = placeItems(list, html).filter((item) => item.taken).length;
  return list.way === 'add' || was === 0
    ? $localize`Add ${plural(taken, counts[name])}:count:`
    : $localize`Replace ${plural(was, counts[name])}:count: by ${formatCount(taken)}:is:`;
};
