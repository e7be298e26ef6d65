import type { ZodObject } from 'zod';
import type { FormResource } from '@/api/writes/resource';
import { toOption } from '@/components/pickers/picker-source';
import { type Changing, changing } from './changing';
import {
  type CellValue,
  completeField,
  type EditableField,
  type GivenField,
  lineNames,
  type Sources,
} from './editable-field';
import { type Importing, importing } from './importing';

/** How rows of a list are changed without their form. */
export interface Editing<Row> extends Changing<Row> {
  fields: readonly EditableField<string, Row>[];
  /** How a spreadsheet creates and changes records, if the API creates any. */
  importing?: Importing | undefined;
}

/** Loads the editing code together with the contract's schemas, which the list itself does not need. */
export type EditingLoader<Row> = () => Promise<Editing<Row>>;

/** The names of a resource's values that fit into a cell. */
type CellName<Values> = {
  [Name in keyof Values & string]: Values[Name] extends CellValue ? Name : never;
}[keyof Values & string];

export interface EditingOptions<Rec extends object, Values extends object> {
  resource: FormResource<Rec, Values>;
  /** The contract's schema of the body. */
  schema: ZodObject;
  /** The fields that the sheet changes; all of one line but the slug by default. */
  fields?: readonly GivenField<CellName<Values>, Rec>[];
  /** Details of further fields of a new record. */
  imported?: readonly GivenField<CellName<Values>, Rec>[];
  sources?: Sources;
}

/** The same editing with the names of records that these rows reference, so that they need no lookup. */
export const withKnownNames = <Row>(editing: Editing<Row>, rows: readonly Row[]): Editing<Row> => ({
  ...editing,
  fields: editing.fields.map((field) => {
    if (field.kind !== 'record' || !field.to) return field;
    const named = rows.flatMap((row) => field.to?.(row) ?? []);
    return { ...field, known: new Map(named.map((one) => [one.id, toOption(one)])) };
  }),
});

/** Changes rows through their resource like its form. */
export const editing = <Rec extends object, Values extends object>({
  resource,
  schema,
  fields: given,
  imported = [],
  sources,
}: EditingOptions<Rec, Values>): Editing<Rec> => {
  const described = resource.fields ?? {};
  const complete = (field: GivenField<string, Rec>) => completeField(described, field, sources);
  const fields = (given ?? lineNames(described, sources)).map(complete);
  return {
    fields,
    ...changing({ resource, schema, fields }),
    importing: importing({ resource, schema, fields: [...fields, ...imported.map(complete)], sources }),
  };
};
