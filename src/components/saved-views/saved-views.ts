import { useSyncExternalStore } from 'react';
import { createLocalSetting } from '@/lib/storage/local-setting';
import { isRecord } from '@/lib/values/is-record';
import { moved } from '@/lib/values/moved';
import { sameValues } from '@/lib/values/same-values';

type Value = string | number | boolean;

/** A list's search parameters, without the page. */
export type ViewSearch = Readonly<Record<string, Value>>;

/** A predefined view of a list. */
export interface GivenView {
  name: string;
  search: ViewSearch;
}

/** A saved view of a list; its name is unique in the list. */
export interface SavedView {
  path: string;
  name: string;
  search: ViewSearch;
  /** One of its filters is free text, which may be personal data: signing out deletes the view. */
  holdsText?: boolean;
}

const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);

/** The search parameters that a view saves: neither the page nor the page size. */
export const viewSearch = (search: Record<string, unknown>): ViewSearch =>
  Object.fromEntries(
    Object.entries(search).flatMap(([key, value]) =>
      isValue(value) && key !== 'page' && key !== 'per_page' ? [[key, value]] : [],
    ),
  );

const readView = (value: unknown): SavedView[] => {
  if (!isRecord(value) || !isRecord(value.search)) return [];
  const { path, name, search, holdsText } = value;
  if (typeof path !== 'string' || !/^\/[\w-]+$/.test(path)) return [];
  if (typeof name !== 'string' || name.trim() === '') return [];
  return [{ path, name, search: viewSearch(search), ...(holdsText === true && { holdsText }) }];
};

const isSame = (a: SavedView, b: SavedView) => a.path === b.path && a.name === b.name;

/** Parses stored views of any shape; drops invalid ones and duplicates. */
export const parseSavedViews = (stored: unknown): readonly SavedView[] => {
  const views = Array.isArray(stored) ? stored.flatMap(readView) : [];
  return views.filter((view, index) => views.findIndex((other) => isSame(view, other)) === index);
};

export const savedViews = createLocalSetting('saved-views', parseSavedViews);

/** The saved views of all lists, each list's in order. */
export const useSavedViews = () => useSyncExternalStore(savedViews.subscribe, savedViews.get);

/** Saves a view at the end, or at an index in the list of all. */
export const saveView = (view: SavedView, place = savedViews.get().length): void =>
  savedViews.set(savedViews.get().toSpliced(place, 0, view));

/** Removes a view; returns the function that restores it. */
export const removeView = (view: SavedView): (() => void) => {
  const before = savedViews.get();
  const place = before.findIndex((other) => isSame(view, other));
  savedViews.set(before.filter((other) => !isSame(view, other)));
  return () => saveView(view, place);
};

export const changeView = (view: SavedView, next: SavedView): void =>
  savedViews.set(savedViews.get().map((other) => (isSame(view, other) ? next : other)));

/** Moves a view by one position within its list. */
export const moveView = (view: SavedView, by: 1 | -1): void => {
  const all = savedViews.get();
  const own = all.filter(({ path }) => path === view.path);
  const place = own.findIndex((other) => isSame(view, other));
  const others = all.filter(({ path }) => path !== view.path);
  savedViews.set([...others, ...moved(own, place, place + by)]);
};

/** Whether a view matches the list's current search. */
export const isShown = (search: ViewSearch, now: ViewSearch): boolean =>
  sameValues({ ...search }, { ...now });
