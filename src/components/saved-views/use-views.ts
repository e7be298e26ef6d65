import { useRouterState, useSearch } from '@tanstack/react-router';
import { type GivenView, isShown, type SavedView, useSavedViews, viewSearch } from './saved-views';

const all: GivenView = { name: $localize`All`, search: {} };

/** The predefined and saved views of the current list; `isChoice` if there is more than one. */
export const useViews = (views: readonly GivenView[]) => {
  const path = useRouterState({
    select: ({ matches }) => matches.at(-1)?.pathname.replace(/(.)\/$/, '$1') ?? '/',
  });
  const now = viewSearch(useSearch({ strict: false }));
  const given = [all, ...views];
  const saved: readonly SavedView[] = useSavedViews().filter((view) => view.path === path);
  const isNew = ![...given, ...saved].some(({ search }) => isShown(search, now));
  return { path, now, given, saved, isNew, isChoice: given.length + saved.length > 1 };
};
