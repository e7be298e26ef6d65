import { useRouterState } from '@tanstack/react-router';
import { type ScreenTitle, useCurrentTitle } from '@/components/screen-title';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Names the screen until it names itself through `useScreenTitle`. */
    title?: string;
  }
}

interface ScreenName extends Omit<ScreenTitle, 'title'> {
  path: string;
  /** Undefined until the screen has named itself. */
  title: string | undefined;
}

/** The screen on display: its path and the names that it gave itself. */
export const useScreenName = (): ScreenName => {
  const match = useRouterState({
    select: ({ matches }) => {
      const leaf = matches.at(-1);
      return { path: leaf?.pathname ?? '/', title: leaf?.staticData.title };
    },
    structuralSharing: true,
  });
  const named = useCurrentTitle();
  // Path and names are those of one screen: the router may be on its way to the next one already.
  const { path, title } = named ?? match;
  return { path: path.replace(/(.)\/$/, '$1'), title, record: named?.record, trail: named?.trail };
};

/** What a star or an announcement calls a page. */
export const pageLabel = (name: string, record: string | undefined): string =>
  record ? `${name}: ${record}` : name;
