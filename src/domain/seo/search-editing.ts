import type { ZodObject } from 'zod';
import type { FormResource } from '@/api/writes/resource';
import type { Cells } from '@/components/edit-many/editable-field';
import type { Editing } from '@/components/edit-many/editing';
import { plainText } from '@/lib/text/html';
import { sheet } from '@/resources/sheet';
import type { SeoValues } from './seo-previews';
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

export type SearchEditingLoader = () => Promise<SearchEditing>;

type TextName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends string ? Name : never;
}[keyof Values & string];

/** More than fits, of a text that may be long. */
const BEGINNING = 1_000;

/** `titleFrom` and `textFrom` are the fields that replace a missing title and description, as in the form. */
export const searchEditing =
  <Rec extends object, Values extends SeoValues>(
    resource: FormResource<Rec, Values> & { schema: (() => Promise<ZodObject>) | undefined },
    [titleFrom, textFrom]: readonly [TextName<Values>, TextName<Values>],
  ): SearchEditingLoader =>
  async () => {
    const { read } = resource;
    const { fields, problemsIn, save, cellsOf } = await sheet(resource, [
      'meta_page_title',
      'meta_description',
    ] as never)();
    if (!read) throw new Error('Nothing is changed in this area.');
    return {
      fields,
      problemsIn,
      save,
      read: async (id) => {
        const record = await read(id);
        const values = resource.toValues(record);
        const name = values[titleFrom] as string;
        const text = plainText(values[textFrom] as string).slice(0, BEGINNING);
        return {
          name,
          cells: cellsOf(record),
          own: {
            meta_page_title: shortened(name, RESULT_TITLE),
            meta_description: sentencesWithin(text, RESULT_DESCRIPTION),
          },
        };
      },
    };
  };
