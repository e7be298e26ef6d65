import { type LinkProps, useRouter } from '@tanstack/react-router';
import type { ListedPage } from '@/lib/listed-page';
import { linkToPath } from './address';
import { useStable } from './use-stable';

/** The screen that another one was opened from. */
export interface From {
  path: string;
  /** As parsed from the URL. */
  search: Record<string, unknown>;
  /** If that screen is a list, the page of it that contains the record on display. */
  list?: ListedPage | undefined;
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Set on links that open a screen: going back leads to the screen with the link, as it was. */
    from?: From | undefined;
  }
}

/** Where the screen of a record was opened from, if by a link; `key` identifies the record. */
export const useFrom = (key: string | number): From | undefined => {
  const { from } = useRouter().state.location.state;
  // Read once for each record: on the way to another screen the location is that screen's already.
  return useStable({ key, from }, (before, now) => before.key === now.key).from;
};

/** The link back to a list, at the page that now has the record; `moved` if it was opened from another page. */
export const listLink = ({ path, search, list }: From): { link: LinkProps; moved: boolean } => {
  const before = Number(search.page ?? 1);
  const page = list?.page ?? before;
  const link = { ...linkToPath(path), search: { ...search, page: page === 1 ? undefined : page } as never };
  return { link, moved: page !== before };
};
