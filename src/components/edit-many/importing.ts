import type { core, ZodObject } from 'zod';
import type { FormResource } from '@/api/resource';
import { enumLabel, enumOptions } from '@/components/inputs/enum-options';
import { joinedByOr } from '@/lib/joined';
import { slugify } from '@/lib/slug';
import { validationErrors } from '@/lib/validation';
import { readCell } from './cell-text';
import type { Cells, CellValue, EditableField } from './editable-field';

/** A field of a new record whose value fits into a cell of a spreadsheet. */
export type ImportField = EditableField & { required: boolean };

/** A row read for a new record. References are names or ids, as text. */
export interface ReadRow {
  values: Cells;
  /** Messages by field name; a name without a column is a field that the row lacks. */
  problems: Readonly<Record<string, string>>;
}

/** How records are created from rows of text. */
export interface Importing {
  fields: readonly ImportField[];
  /** Reads the texts of a row by field name; an empty text leaves the default of a new record. */
  read: (texts: Readonly<Record<string, string>>) => ReadRow;
  /** Creates a record; resolves with the response. */
  create: (values: Cells) => Promise<unknown>;
  /** Deletes a created record. */
  remove: ((id: number) => Promise<unknown>) | undefined;
}

interface ImportingOptions<Rec extends object, Values extends object> {
  resource: FormResource<Rec, Values>;
  /** The contract's schema of the body, which has the other fields and their kinds. */
  schema: ZodObject;
  /** Fields with a label, a unit or a source of their own. */
  fields: readonly EditableField[];
  /** Values that no cell sets, such as the parent's id. */
  fixed?: readonly string[];
}

type Kind =
  | { kind: 'text' | 'switch' }
  | { kind: 'number'; decimals: number }
  | { kind: 'choice'; options: { value: string; label: string }[] };

/** Latitudes have this many; whole numbers are the schema's concern. */
const decimals = 7;

const kindOf = (schema: core.$ZodType | undefined): Kind | undefined => {
  const def = (schema as core.$ZodTypes | undefined)?._zod.def;
  switch (def?.type) {
    case 'optional':
    case 'nullable':
      return kindOf(def.innerType);
    case 'union':
      return kindOf(def.options[0]);
    case 'string':
      return { kind: 'text' };
    case 'boolean':
      return { kind: 'switch' };
    case 'number':
      return { kind: 'number', decimals };
    case 'enum':
      return { kind: 'choice', options: enumOptions(Object.values(def.entries).map(String)) };
    default:
      return undefined;
  }
};

const problemOf = (field: EditableField): string =>
  field.kind === 'choice'
    ? `Write ${joinedByOr(field.options.map(({ label }) => label))}.`
    : 'Write yes or no.';

/** Creates records like the form of a resource does; undefined if its API creates none. */
export const importing = <Rec extends object, Values extends object>({
  resource,
  schema,
  fields: own,
  fixed = [],
}: ImportingOptions<Rec, Values>): Importing | undefined => {
  const { create, remove, toValues, bodyOf } = resource;
  if (!create) return undefined;
  const empty = toValues();
  const shape: Readonly<Record<string, core.$ZodType | undefined>> = schema.shape;
  const problemsOf = (values: Cells) => validationErrors(schema, bodyOf({ ...empty, ...values }, empty));
  const missing = problemsOf({});
  const slugFrom = ['name', 'title'].find((name) => name in empty);
  const hasSlug = 'slug' in empty && slugFrom !== undefined;

  const fields = Object.keys(empty).flatMap((name): ImportField[] => {
    const known = own.find((field) => field.name === name) ?? kindOf(shape[name]);
    const required = name in missing && !(hasSlug && name === 'slug');
    return known && !fixed.includes(name) ? [{ name, label: enumLabel(name), ...known, required }] : [];
  });

  const withSlug = (values: Record<string, CellValue>): Cells => {
    const name = hasSlug && !values.slug ? values[slugFrom] : undefined;
    return typeof name === 'string' ? { ...values, slug: slugify(name) } : values;
  };

  return {
    fields,

    read: (texts) => {
      const problems: Record<string, string> = {};
      const values: Record<string, CellValue> = {};
      for (const field of fields) {
        const text = texts[field.name]?.trim() ?? '';
        if (text === '') continue;
        const value = field.kind === 'record' ? text : readCell(field, text);
        if (value === undefined) problems[field.name] = problemOf(field);
        else values[field.name] = value;
      }
      const whole = withSlug(values);
      const references = fields.filter(({ kind }) => kind === 'record').map(({ name }) => name);
      const plain = Object.fromEntries(Object.entries(whole).filter(([name]) => !references.includes(name)));
      return { values: whole, problems: { ...problemsOf(plain), ...problems } };
    },

    create: (values) => create({ ...empty, ...values }),
    remove,
  };
};
