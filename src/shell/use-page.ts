import { useRouterState } from '@tanstack/react-router';
import { areaOf } from '@/components/menu';
import { type Crumb, type ScreenTitle, useCurrentTitle } from '@/components/screen-title';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Names the screen until it names itself through `useScreenTitle`. */
    title?: string;
  }
}

export interface Page extends ScreenTitle {
  path: string;
  /** The breadcrumb: links from the area downwards, then the screen itself. */
  crumbs: Crumb[];
  /** What a star or an announcement calls the page. */
  label: string;
}

/** The page on display: its path and names. */
export const usePage = (): Page => {
  const match = useRouterState({
    select: ({ matches }) => {
      const leaf = matches.at(-1);
      return { path: leaf?.pathname ?? '/', title: leaf?.staticData.title };
    },
    structuralSharing: true,
  });
  const named = useCurrentTitle();
  // Path and names are those of one screen: the router may be on its way to the next one already.
  const { path: given, title } = named ?? match;
  const path = given.replace(/(.)\/$/, '$1');
  const { record, trail = [] } = named ?? {};
  const area = areaOf(path);
  // A screen that has not named itself yet is called by its area, which is then no parent of it.
  const parents = area && title && area.to !== path ? [{ label: area.label, to: area.to }] : [];
  const name = title ?? area?.label ?? '';
  return {
    path,
    title: name,
    record,
    label: record ? `${name}: ${record}` : name,
    crumbs: [...parents, ...trail, { label: record ?? name, to: path }],
  };
};
