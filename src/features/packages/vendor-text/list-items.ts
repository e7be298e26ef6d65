import type { ListName, ReadItem, ReadList } from '@/features/packages/itinerary/source';
import { formatCount } from '@/lib/formats/formats';
import { fold } from '@/lib/text/fold';
import { escapeHtml, isBlankHtml } from '@/lib/text/html';
import { parseInert } from '@/lib/text/inert-html';
import { type Forms, plural } from '@/lib/text/plural';

/** The items of a formatted list, or its paragraphs if it has no list, as plain text. */
export const itemsIn = (html: string): string[] => {
  const body = parseInert(html);
  const items = [...body.querySelectorAll('li:not(:has(li))')];
  const blocks = items.length > 0 ? items : [...body.querySelectorAll('p, h2, h3, h4')];
  const texts = blocks.length > 0 ? blocks.map(({ textContent }) => textContent) : [body.textContent];
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
};

/** Items with the same key say the same. */
const itemKey = (text: string) => fold(text.trim()).replace(/[\s.,;:।]+$/u, '');

export interface PlacedItem {
  item: ReadItem;
  /** Why it is left out unless somebody ticks it. */
  repeats: 'listed' | 'above' | undefined;
  taken: boolean;
}

/** The items of a list against those that the package has. */
export const placeItems = ({ items, way }: ReadList, html: string): PlacedItem[] => {
  const listed = new Set(way === 'add' ? itemsIn(html).map(itemKey) : []);
  const above = new Set<string>();
  return items.map((item) => {
    const key = itemKey(item.text);
    const repeats = listed.has(key) ? 'listed' : above.has(key) ? 'above' : undefined;
    above.add(key);
    return { item, repeats, taken: key !== '' && (item.taken ?? repeats === undefined) };
  });
};

const LIST_END = /<\/ul>\s*$/i;

/** The formatted list with the items that are taken: added to its last list, or instead of it. */
export const withItems = (html: string, list: ReadList): string => {
  const taken = placeItems(list, html).filter((placed) => placed.taken);
  if (taken.length === 0) return html;
  const items = taken.map(({ item }) => `<li>${escapeHtml(item.text.trim())}</li>`).join('');
  if (list.way === 'replace' || isBlankHtml(html)) return `<ul>${items}</ul>`;
  return LIST_END.test(html) ? html.replace(LIST_END, () => `${items}</ul>`) : `${html}<ul>${items}</ul>`;
};

const counts: Readonly<Record<ListName, Forms>> = {
  includes: { one: $localize`# inclusion`, other: $localize`# inclusions` },
  excludes: { one: $localize`# exclusion`, other: $localize`# exclusions` },
};

/** The change of a formatted list as text. */
export const listInWords = (name: ListName, list: ReadList, html: string): string => {
  const was = itemsIn(html).length;
  const taken = placeItems(list, html).filter((item) => item.taken).length;
  return list.way === 'add' || was === 0
    ? $localize`Add ${plural(taken, counts[name])}:count:`
    : $localize`Replace ${plural(was, counts[name])}:count: by ${formatCount(taken)}:is:`;
};
