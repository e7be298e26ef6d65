import { useState } from 'react';
import { IconArrowBackUp } from '@tabler/icons-react';
import { undoOffers } from '@/components/notices/notices';
import { plural } from '@/lib/text/plural';
import { type PaletteItem, undoGroup } from './palette-item';

/** The most items for an empty query. */
const FEW = 3;

const ago = (ms: number): string => {
  const minutes = Math.floor(ms / 60_000);
  if (minutes < 1) return $localize`Just now`;
  if (minutes < 60) return plural(minutes, { one: $localize`# minute ago`, other: $localize`# minutes ago` });
  return plural(Math.floor(minutes / 60), { one: $localize`# hour ago`, other: $localize`# hours ago` });
};

const itemsNow = (): PaletteItem[] =>
  undoOffers().map(({ done: { message }, at, undo }, index) => ({
    id: `undo:${index}`,
    group: undoGroup,
    label: $localize`Undo: ${message}:message:`,
    icon: IconArrowBackUp,
    hints: [ago(Date.now() - at)],
    run: undo,
  }));

/**
 * The undo offers at the time the palette opened, latest first: after other items (`behind`) for an empty query, and
 * never the default for Enter after only a name.
 */
export const useUndoItems = (query: string, behind: boolean): PaletteItem[] => {
  const [items] = useState(itemsNow);
  if (query.trim() === '') return behind ? items.slice(0, FEW) : [];
  return /^\s*(?:undo\b|पूर्ववत्)/i.test(query) ? items : [];
};
