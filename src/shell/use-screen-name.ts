import { useRouterState } from '@tanstack/react-router';
import { type ScreenTitle, useCurrentTitle } from '@/components/screen-title';

/** Without a title until the screen has named itself. */
interface ScreenName extends Partial<ScreenTitle> {
  path: string;
}

/** The screen on display: its path and the names that it gave itself. */
export const useScreenName = (): ScreenName => {
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '/' });
  const named = useCurrentTitle();
  // Path and names are those of one screen: the router may be on its way to the next one already.
  return { ...named, path: (named?.path ?? path).replace(/(.)\/$/, '$1') };
};

/** What a star or an announcement calls a page. */
export const pageLabel = (name: string, record: string | undefined): string =>
  record ? `${name}: ${record}` : name;
