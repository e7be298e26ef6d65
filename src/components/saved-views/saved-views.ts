import { useSyncExternalStore } from 'react';
import { isRecord } from '@/lib/is-record';
import { createLocalSetting } from '@/lib/local-setting';
import { moved } from '@/lib/moved';
import { sameValues } from '@/lib/same-values';

type Value = string | number | boolean;

/** What a list shows: its part of the address, without the page one is on. */
export type ViewSearch = Readonly<Record<string, Value>>;

/** A view that comes with a list. */
export interface GivenView {
  name: string;
  search: ViewSearch;
}

/** An address of a list that was given a name; no other view of the list has it. */
export interface SavedView {
  /** Path of the list. */
  path: string;
  name: string;
  search: ViewSearch;
  /** A filter of it holds a text, which may name somebody: signing out forgets the view. */
  holdsText?: boolean;
}

const isValue = (value: unknown): value is Value => ['string', 'number', 'boolean'].includes(typeof value);

/** The part of a list's address that a view keeps: not the page, nor how many rows a page has. */
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

/** Reads a stored list of any shape: what is no view, or comes twice, is dropped. */
export const parseSavedViews = (stored: unknown): readonly SavedView[] => {
  const views = Array.isArray(stored) ? stored.flatMap(readView) : [];
  return views.filter((view, index) => views.findIndex((other) => isSame(view, other)) === index);
};

export const savedViews = createLocalSetting('saved-views', parseSavedViews);

/** The views of every list, each list's own in their order. */
export const useSavedViews = () => useSyncExternalStore(savedViews.subscribe, savedViews.get);

/** Keeps a view as the last one, or at a place in the list of all. */
export const keepView = (view: SavedView, place = savedViews.get().length): void =>
  savedViews.set(savedViews.get().toSpliced(place, 0, view));

/** Takes a view away; returns what puts it back. */
export const removeView = (view: SavedView): (() => void) => {
  const before = savedViews.get();
  const place = before.findIndex((other) => isSame(view, other));
  savedViews.set(before.filter((other) => !isSame(view, other)));
  return () => keepView(view, place);
};

/** Puts another view into the place of one. */
export const changeView = (view: SavedView, next: SavedView): void =>
  savedViews.set(savedViews.get().map((other) => (isSame(view, other) ? next : other)));

/** Moves a view by one place among those of its list. */
export const moveView = (view: SavedView, by: 1 | -1): void => {
  const all = savedViews.get();
  const own = all.filter(({ path }) => path === view.path);
  const place = own.findIndex((other) => isSame(view, other));
  const others = all.filter(({ path }) => path !== view.path);
  savedViews.set([...others, ...moved(own, place, place + by)]);
};

/** Whether a view is what the list shows now. */
export const isShown = (search: ViewSearch, now: ViewSearch): boolean =>
  sameValues({ ...search }, { ...now });
