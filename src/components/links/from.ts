import { type LinkProps, useRouter } from '@tanstack/react-router';
import { useStable } from '@/components/hooks/use-stable';
import type { ListedPage } from '@/lib/lists/listed-page';
import { linkToPath } from './address';

/** The screen from which the current one was opened. */
export interface ReturnTo {
  path: string;
  /** As parsed from the URL. */
  search: Record<string, unknown>;
  /** If that screen is a list, its page with the record on display. */
  list?: ListedPage | undefined;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set by links that open a screen: going back restores the screen with the link. */
    from?: ReturnTo | undefined;
  }
}

/** The screen from which a record's screen was opened, if by a link; `key` identifies the record. */
export const useFrom = (key: string | number): ReturnTo | undefined => {
  const { from } = useRouter().state.location.state;
  // Read once per record: during navigation the router's location is already the next screen's.
  return useStable({ key, from }, (before, now) => before.key === now.key).from;
};

/** The link back to a list, at the page with the record; `moved` if it was opened from another page. */
export const listLink = ({ path, search, list }: ReturnTo): { link: LinkProps; moved: boolean } => {
  const before = Number(search.page ?? 1);
  const page = list?.page ?? before;
  const link = { ...linkToPath(path), search: { ...search, page: page === 1 ? undefined : page } as never };
  return { link, moved: page !== before };
};
