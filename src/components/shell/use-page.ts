import { useRouterState } from '@tanstack/react-router';
import { areaOf } from './menu';
import { useCurrentTitle, type Crumb, type ScreenTitle } from './screen-title';

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
export function usePage(): Page {
  const match = useRouterState({
    select: ({ matches }) => {
      const leaf = matches.at(-1);
      return { path: leaf?.pathname.replace(/(.)\/$/, '$1') ?? '/', title: leaf?.staticData.title };
    },
    structuralSharing: true,
  });
  const named = useCurrentTitle();
  const area = areaOf(match.path);
  const { record, trail = [], title = match.title } = named ?? {};
  // A screen that has not named itself yet is called by its area, which is then no parent of it.
  const parents = area && title && area.to !== match.path ? [{ label: area.label, to: area.to }] : [];
  const name = title ?? area?.label ?? '';
  return {
    path: match.path,
    title: name,
    record,
    label: record ? `${name}: ${record}` : name,
    crumbs: [...parents, ...trail, { label: record ?? name, to: match.path }],
  };
}
