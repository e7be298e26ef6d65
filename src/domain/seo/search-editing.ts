import type { FormResource } from '@/api/writes/resource';
import type { Cells } from '@/components/edit-many/editable-field';
import type { Editing } from '@/components/edit-many/editing';
import { plainText } from '@/lib/text/html';
import type { RecordType } from '@/resources/record-type';
import { sheet } from '@/resources/sheet';
import { RESULT_DESCRIPTION, RESULT_TITLE, sentencesWithin, shortened } from './text-width';

/** The fields of a record that search engines show. */
export type SearchField = 'meta_page_title' | 'meta_description';

/** The texts of a record for search engines, and what can take their place: its name, and the beginning of its text. */
export interface PageTexts {
  name: string;
  cells: Cells;
  own: Readonly<Record<SearchField, string>>;
}

/** How the texts of an area's records for search engines are read and changed without their forms. */
export interface SearchEditing extends Pick<Editing<never>, 'fields' | 'problemsIn' | 'save'> {
  read: (id: number) => Promise<PageTexts>;
}

/** More than fits, of a text that may be long. */
const BEGINNING = 1_000;

/** How the texts of a type for search engines are changed; undefined if it has none. */
export const searchEditing = async ({ of, searched }: RecordType): Promise<SearchEditing | undefined> => {
  const resource = of(0);
  const { read, toValues } = resource;
  if (!searched || !read) return undefined;
  const fields = ['meta_page_title', 'meta_description'];
  const editing = await sheet(resource as FormResource<object, Cells>, fields)();
  return {
    fields: editing.fields,
    problemsIn: editing.problemsIn,
    save: editing.save,
    read: async (id) => {
      const record = await read(id);
      const values = toValues(record);
      const [name = '', text = ''] = searched.map((field) => values[field] as string);
      return {
        name,
        cells: editing.cellsOf(record),
        own: {
          meta_page_title: shortened(name, RESULT_TITLE),
          meta_description: sentencesWithin(plainText(text).slice(0, BEGINNING), RESULT_DESCRIPTION),
        },
      };
    },
  };
};
