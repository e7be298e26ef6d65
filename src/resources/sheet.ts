import type { FormResource } from '@/api/writes/resource';
import type { Editing, EditingLoader, EditingOptions } from '@/components/edit-many/editing';
import { loadChunk } from '@/lib/loading/chunk';

type Sheet<Rec extends object, Values extends object> = Omit<
  EditingOptions<Rec, Values>,
  'resource' | 'schema' | 'sources'
>;

/**
 * The fields of a list that its sheet changes, alone or many rows at once: by default, all of one line but the slug. All
 * fields of the body can be imported. What it needs is loaded with the first sheet.
 */
export const sheet =
  <Rec extends object, Values extends object>(
    resource: FormResource<Rec, Values>,
    fields?: Sheet<Rec, Values>['fields'],
    imported?: Sheet<Rec, Values>['imported'],
  ): EditingLoader<Rec> =>
  async (): Promise<Editing<Rec>> => {
    const [{ editing }, { sources }, schema] = await loadChunk(() =>
      Promise.all([import('@/components/edit-many/editing'), import('./sources'), resource.schema?.()]),
    );
    if (!schema) throw new Error('Nothing is created in this list.');
    return editing({ resource, schema, fields, imported, sources });
  };
