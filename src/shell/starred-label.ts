import { language } from '@/lib/languages/language';
import { home } from '@/resources/home';
import { areaAt } from '@/resources/index';
import type { StarredPage } from './starred';

/**
 * The label of a starred page in the page's language. One that was stored in another language is the name of its record
 * until the page is opened again.
 */
export const starredLabel = ({ path, label, record, language: written = 'en' }: StarredPage): string => {
  const list = path === home.path ? home : areaAt(path);
  if (list?.path === path) return list.label;
  return written === language ? label : (record ?? label);
};
