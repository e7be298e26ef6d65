import { IconBookmark } from '@tabler/icons-react';
import { useSavedViews, type ViewSearch } from '@/components/saved-views/saved-views';
import type { Area } from '@/resources/area';
import { areas } from '@/resources/index';
import type { PaletteItem } from './palette-item';

const viewItem = (
  { path, label }: Area,
  { name, search }: { name: string; search: ViewSearch },
  group: string,
): PaletteItem => ({
  id: `${group}:${path}:${name}`,
  group,
  label: name,
  icon: IconBookmark,
  hints: [label],
  words: `${label} view दृश्य`,
  link: { to: path, search: search as never },
});

const givenItems = areas.flatMap((area) =>
  (area.views ?? []).map((view) => viewItem(area, view, $localize`Views`)),
);

/** The views of all lists: saved ones, and the predefined ones while typing. */
export const useViewItems = (query: string): PaletteItem[] => {
  const saved = useSavedViews().flatMap((view) =>
    areas
      .filter(({ path }) => path === view.path)
      .map((area) => viewItem(area, view, $localize`Saved views`)),
  );
  return query.trim() === '' ? saved : [...saved, ...givenItems];
};
