import { useSyncExternalStore } from 'react';
import { isLanguage, type Language } from '@/lib/languages/stored-language';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';

export interface StarredPage {
  /** Path inside the app, without filters. */
  path: string;
  label: string;
  /** The name of the record that it is about. */
  record?: string | undefined;
  /** The language of the label; English, if it was stored before there were others. */
  language?: Language | undefined;
}

/** The most starred pages in the navbar; the rest is in the panel. */
export const STARRED_IN_NAVBAR = 10;

const isPage = (value: unknown): value is StarredPage =>
  isRecord(value) &&
  typeof value.path === 'string' &&
  /^\/(?![/\\])/.test(value.path) &&
  typeof value.label === 'string' &&
  (value.record === undefined || typeof value.record === 'string') &&
  (value.language === undefined || isLanguage(value.language));

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

/** Stores the label of an opened page in the page's language, if it is starred. */
export const relabel = (page: StarredPage): void => {
  const pages = starred.get();
  const stored = pages.find(({ path }) => path === page.path);
  if (!stored || (stored.language ?? 'en') === page.language) return;
  // The name of the record is not known yet.
  if (stored.record !== undefined && page.record === undefined) return;
  starred.set(pages.map((one) => (one === stored ? page : one)));
};
