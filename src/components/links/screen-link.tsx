import { createContext, use, useCallback } from 'react';
import { type HistoryState, Link, type LinkProps, useRouter } from '@tanstack/react-router';
import type { ListedPage } from '@/lib/lists/listed-page';

/** The current page of the list, for the links in it. */
export const ListPageContext = createContext<ListedPage | undefined>(undefined);

/** The history state for a screen opened from this one: the way back, and the listed page. */
export const useFromHere = (): (() => HistoryState) => {
  const router = useRouter();
  const list = use(ListPageContext);
  return useCallback(() => {
    const { pathname, search } = router.state.location;
    return { from: { path: pathname, search, list } };
  }, [router, list]);
};

/** Wraps a link component so that the opened screen links back here. */
export const withReturn = <Kind,>(kind: Kind): Kind => {
  const To = kind as typeof Link;
  return ((props: LinkProps) => <To {...props} state={useFromHere()} />) as Kind;
};

export const ScreenLink = withReturn(Link);
