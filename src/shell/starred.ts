import { useSyncExternalStore } from 'react';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';

export interface StarredPage {
  /** Path inside the app, without filters. */
  path: string;
  label: string;
}

/** The most starred pages in the navbar; the rest is in the panel. */
export const STARRED_IN_NAVBAR = 10;

const isPage = (value: unknown): value is StarredPage =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  /^\/(?![/\\])/.test(value.path) &&
  typeof value.label === 'string';

/** Parses a stored list of any shape; drops invalid pages and duplicates. */
export const parseStarred = (stored: unknown): StarredPage[] => {
  const pages = Array.isArray(stored) ? stored.filter(isPage) : [];
  return pages.filter((page, index) => pages.findIndex((other) => other.path === page.path) === index);
};

export const starred = createLocalSetting('starred-pages', parseStarred);

export const useStarred = () => useSyncExternalStore(starred.subscribe, starred.get);

export const unstar = (path: string) => starred.set(starred.get().filter((page) => page.path !== path));

/** Unstars the pages of records, whose labels contain names; other pages stay. */
export const unstarRecords = () => starred.set(starred.get().filter(({ path }) => !/\/\d+(\/|$)/.test(path)));

export const toggleStar = (page: StarredPage): void => {
  if (starred.get().some(({ path }) => path === page.path)) unstar(page.path);
  else starred.set([...starred.get(), page]);
};
