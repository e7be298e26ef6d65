import type { Row } from '@/mocks/db/table';
import { type FormScreens, formStories } from './form-stories';
import { type ListScreens, listStories } from './list-stories';

type Screens<R extends Row> = Omit<ListScreens<R>, 'above'> & Omit<FormScreens<R>, 'above'>;

export interface ResourceScreens<R extends Row> extends Omit<Screens<R>, 'path' | 'nouns'> {
  /** The area's name as in the menu. */
  title: string;
  /** What messages call the records: by default the title in lower case. */
  nouns?: string;
  /** The address of the list: by default as the records are called. */
  path?: string;
}

/** The list, create and edit screens of a resource, at rest and in each of their states. */
export const resourceStories = <R extends Row>({ title, ...given }: ResourceScreens<R>) => {
  const { nouns = title.toLowerCase(), path = `/${nouns.replaceAll(' ', '-')}` } = given;
  const screens = { ...given, nouns, path };
  return { ...listStories(screens), ...formStories({ ...screens, above: { label: title, to: path } }) };
};
