import { useRouterState } from '@tanstack/react-router';
import { type ScreenTitle, useCurrentTitle } from '@/components/screen/screen-title';

/** Without a title until the screen has set one. */
interface ScreenName extends Partial<ScreenTitle> {
  path: string;
  /** The record that the screen is about: its own, or the one that it belongs to. */
  about: string | undefined;
}

/** The current screen: its path and title. */
export const useScreenName = (): ScreenName => {
  const path = useRouterState({ select: ({ matches }) => matches.at(-1)?.pathname ?? '/' });
  const named = useCurrentTitle();
  // Path and title of the same screen: the router may be ahead of it.
  return {
    ...named,
    path: (named?.path ?? path).replace(/(.)\/$/, '$1'),
    about: named?.record ?? named?.trail?.[0]?.label,
  };
};

/** The label of a starred page or an announcement. */
export const pageLabel = (name: string, record: string | undefined): string =>
  record ? `${name}: ${record}` : name;
