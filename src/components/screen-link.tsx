import { createContext, use, useCallback } from 'react';
import { type HistoryState, Link, type LinkProps, useRouter } from '@tanstack/react-router';
import type { ListedPage } from '@/lib/listed-page';

/** The page of the list that is on display, for the links in it. */
export const Listed = createContext<ListedPage | undefined>(undefined);

/** The history's state of a screen that is opened from this one: the way back, and what is listed here. */
export const useFromHere = (): (() => HistoryState) => {
  const router = useRouter();
  const list = use(Listed);
  return useCallback(() => {
    const { pathname, search } = router.state.location;
    return { from: { path: pathname, search, list } };
  }, [router, list]);
};

/** Makes of a kind of link the one to screens that lead back here. */
export const leadingBack = <Kind,>(kind: Kind): Kind => {
  const To = kind as typeof Link;
  return ((props: LinkProps) => <To {...props} state={useFromHere()} />) as Kind;
};

export const ScreenLink = leadingBack(Link);
