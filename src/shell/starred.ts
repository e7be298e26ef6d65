import { useSyncExternalStore } from 'react';
import { isRecord } from '@/lib/is-record';
import { createLocalSetting } from '@/lib/local-setting';

export interface StarredPage {
  /** Path inside the app, without filters. */
  path: string;
  label: string;
}

/** How many starred pages the navbar shows; the rest is in the panel. */
export const STARRED_IN_NAVBAR = 10;

const isPage = (value: unknown): value is StarredPage =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  /^\/(?![/\\])/.test(value.path) &&
  typeof value.label === 'string';

/** Reads a stored list of any shape: what is not a page of this app, or comes twice, is dropped. */
export const parseStarred = (stored: unknown): StarredPage[] => {
  const pages = Array.isArray(stored) ? stored.filter(isPage) : [];
  return pages.filter((page, index) => pages.findIndex((other) => other.path === page.path) === index);
};

export const starred = createLocalSetting('starred-pages', parseStarred);

export const useStarred = () => useSyncExternalStore(starred.subscribe, starred.get);

export const unstar = (path: string) => starred.set(starred.get().filter((page) => page.path !== path));

/** Forgets the pages of single records, whose labels name them; plain screens stay. */
export const unstarRecords = () => starred.set(starred.get().filter(({ path }) => !/\/\d+(\/|$)/.test(path)));

export const toggleStar = (page: StarredPage): void => {
  if (starred.get().some(({ path }) => path === page.path)) unstar(page.path);
  else starred.set([...starred.get(), page]);
};
