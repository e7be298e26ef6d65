import { IconBookmark } from '@tabler/icons-react';
import { menu } from '@/components/menu';
import { presets } from '@/components/saved-views/presets';
import { useSavedViews, type ViewSearch } from '@/components/saved-views/saved-views';
import type { PaletteItem } from './palette-item';

const viewItem = (path: string, name: string, search: ViewSearch, group: string): PaletteItem[] => {
  const area = menu.find(({ to }) => to === path);
  if (!area) return [];
  return [
    {
      id: `${group}:${path}:${name}`,
      group,
      label: name,
      icon: IconBookmark,
      hint: area.label,
      words: `${area.label} view`,
      link: { to: area.to, search: search as never },
    },
  ];
};

const givenItems = Object.entries(presets).flatMap(([path, given = []]) =>
  given.flatMap(({ name, search }) => viewItem(path, name, search, 'Views')),
);

/** The views of all lists: those that were saved, and once one types those that come with the lists. */
export const useViewItems = (query: string): PaletteItem[] => {
  const saved = useSavedViews().flatMap(({ path, name, search }) =>
    viewItem(path, name, search, 'Saved views'),
  );
  return query.trim() === '' ? saved : [...saved, ...givenItems];
};
