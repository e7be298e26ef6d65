import { useMemo } from 'react';
import type { Crumb } from '@/components/screen/screen-title';
import { language } from '@/lib/languages/language';
import { home } from '@/resources/home';
import { areaAt } from '@/resources/index';
import type { StarredPage } from './starred';
import { pageLabel, useScreenName } from './use-screen-name';

/** The list that a path belongs to. */
export const listAt = (path: string): Crumb | undefined => {
  const area = areaAt(path);
  return area && { label: area.label, to: area.path };
};

export interface Page {
  path: string;
  /** The breadcrumb: links from the area downwards, then the screen itself. */
  crumbs: Crumb[];
  /** The page's label as a starred page. */
  label: string;
  /** The name of the record that it is about. */
  about: string | undefined;
}

/** The current page: path and names. A screen without a title is named after its area. */
export const usePage = (): Page => {
  const { path, title, record, trail = [], about } = useScreenName();
  const list = listAt(path);
  const parents = list && title && list.to !== path ? [list] : [];
  const name = title ?? list?.label ?? (path === home.path ? home.label : '');
  return {
    path,
    label: pageLabel(name, about),
    about,
    crumbs: [...parents, ...trail, { label: record ?? name, to: path }],
  };
};

/** The current page as it is starred. */
export const useStarrable = (): StarredPage => {
  const { path, label, about } = usePage();
  return useMemo(() => ({ path, label, record: about, language }), [path, label, about]);
};
