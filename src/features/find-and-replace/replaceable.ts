import type { ZodObject } from 'zod';
import { ApiError } from '@/api/errors/api-error';
import type { FormResource } from '@/api/writes/resource';
import { type Changing, changing } from '@/components/edit-many/changing';
import type { Cells } from '@/components/edit-many/editable-field';
import { type RowEdit, rowEdit } from '@/components/edit-many/row-edit';
import { lazy } from '@/lib/loading/lazy';
import { labelIn } from '@/lib/records/fields';
import { sameValues } from '@/lib/values/same-values';
import { type StoredText, textsIn, withTexts } from './texts-in';

/** Values of a form by name. */
export type TextValues = Readonly<Record<string, unknown>>;

/** How the texts of records of a kind are read, and replaced without their form. */
export interface Replaceable {
  read: (id: number) => Promise<object>;
  valuesOf: (record: object) => TextValues;
  /** The texts that can be changed in values. */
  textsIn: (values: TextValues) => StoredText[];
  /** Why the contract refuses these values. */
  problemIn: (after: TextValues) => Promise<string | undefined>;
  edit: (id: number, before: TextValues, after: TextValues) => RowEdit;
}

const locked = () => new ApiError('http', $localize`This cannot be changed here.`);

/** Reads and replaces the texts of a resource as its form would: a partial body, after reading the record again. */
export const replaceable = <Rec extends object, Values extends object>(
  resource: FormResource<Rec, Values> & { schema: (() => Promise<ZodObject>) | undefined },
): Replaceable => {
  const { read, toValues, bodyOf, fields = {} } = resource;
  const load = lazy(async (): Promise<Changing<Rec>> => {
    const schema = await resource.schema?.();
    if (!schema) throw locked();
    const labels = Object.keys(toValues()).map((name) => ({
      kind: 'text' as const,
      name,
      label: labelIn(fields, name),
    }));
    return changing({ resource, schema, fields: labels });
  });
  return {
    read: (id) => (read ? read(id) : Promise.reject(locked())),
    valuesOf: (record) => toValues(record as Rec) as TextValues,
    textsIn: (plain) => {
      const values = plain as Values;
      const body = lazy(() => bodyOf(values, values));
      // An image's alt text, for one, is not sent by every kind.
      const isSent = ({ path, text }: StoredText) =>
        !sameValues(
          body(),
          bodyOf({ ...values, ...withTexts(values, [{ path, text: `${text}.` }]) }, values),
        );
      return textsIn(values, fields).filter((text) => !text.path.includes('.') || isSent(text));
    },
    problemIn: async (after) => Object.values((await load()).problemsIn(after as Cells))[0],
    edit: (id, before, after) =>
      rowEdit(
        { save: async (own: number, change) => (await load()).save(own, change) },
        id,
        before as Cells,
        () => after as Cells,
      ),
  };
};
