import { useSyncExternalStore } from 'react';
import { createLocalSetting } from '@/lib/local-setting';

export interface StarredPage {
  /** Path inside the app, without filters. */
  path: string;
  label: string;
}

/** How many starred pages the navbar shows; the rest is in the panel. */
export const STARRED_IN_NAVBAR = 10;

const isPage = (value: unknown): value is StarredPage => {
  if (typeof value !== 'object' || value === null || !('path' in value) || !('label' in value)) return false;
  return typeof value.path === 'string' && /^\/(?![/\\])/.test(value.path) && typeof value.label === 'string';
};

/** Reads a stored list of any shape: what is not a page of this app, or comes twice, is dropped. */
export function parseStarred(stored: unknown): StarredPage[] {
  const pages = Array.isArray(stored) ? stored.filter(isPage) : [];
  return pages.filter((page, index) => pages.findIndex((other) => other.path === page.path) === index);
}

/** The list with the page at `from` moved to `to`; unchanged when either lies outside. */
export function movePage(pages: StarredPage[], from: number, to: number): StarredPage[] {
  const page = pages[from];
  if (!page || to < 0 || to >= pages.length) return pages;
  return pages.toSpliced(from, 1).toSpliced(to, 0, page);
}

export const starred = createLocalSetting('starred-pages', parseStarred);

export const useStarred = () => useSyncExternalStore(starred.subscribe, starred.get);

export const unstar = (path: string) => starred.set(starred.get().filter((page) => page.path !== path));

export function toggleStar(page: StarredPage): void {
  if (starred.get().some(({ path }) => path === page.path)) unstar(page.path);
  else starred.set([...starred.get(), page]);
}
