import type { Row } from '@/mocks/db/table';
import type { Area } from '@/resources/area';
import { type FormScreens, formStories } from './form-stories';
import { type ListScreens, listStories } from './list-stories';

type Screens<R extends Row> = ListScreens<R> & FormScreens<R>;

export interface ResourceScreens<R extends Row> extends Omit<
  Screens<R>,
  'path' | 'noun' | 'nouns' | 'above'
> {
  /** The nouns and path of the records. */
  area: Pick<Area, 'label' | 'nouns' | 'path'>;
}

/** The list, create and edit screens of a resource, at rest and in all states. */
export const resourceStories = <R extends Row>({ area, ...screens }: ResourceScreens<R>) => {
  const { label, nouns, path } = area;
  return {
    ...listStories({ ...screens, path, nouns: nouns.other }),
    ...formStories({ ...screens, path, noun: nouns.one, above: { label, to: path } }),
  };
};
