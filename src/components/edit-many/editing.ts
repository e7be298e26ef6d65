import type { ZodObject } from 'zod';
import { ApiError } from '@/api/errors/api-error';
import { isUnreadable } from '@/api/tolerant/unreadable';
import { requirePersisted } from '@/api/writes/persisted';
import { writeRecord } from '@/api/writes/record-write';
import type { FormResource } from '@/api/writes/resource';
import { toOption } from '@/components/pickers/picker-source';
import { priceProblem } from '@/lib/numbers/money';
import { validationErrors } from '@/lib/values/validation';
import {
  type Cells,
  type CellValue,
  completeField,
  type EditableField,
  type GivenField,
  lineNames,
  type Sources,
} from './editable-field';
import { type Importing, importing } from './importing';

/** A change of fields: the new values in `after`, the old ones, where known, in `before`. */
export interface CellChange {
  before: Cells;
  after: Cells;
}

/** How rows of a list are changed without their form. */
export interface Editing<Row> {
  fields: readonly EditableField<string, Row>[];
  /** The values of a row's fields, except unreadable ones. */
  cellsOf: (row: Row) => Cells;
  /** An error message for each changed field that the contract refuses. */
  problemsIn: (after: Cells) => Readonly<Record<string, string>>;
  /**
   * Sends the changed fields of a record after reading it again. Resolves with what was changed; rejects if somebody
   * else has changed one of them to another value since `before`.
   */
  save: (id: number, change: CellChange) => Promise<CellChange>;
  /** How new rows are created from a spreadsheet, if the API creates any. */
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

/** The labels of the fields with these names, for a message. */
const labelsOf = (fields: readonly EditableField[], names: readonly string[]) =>
  fields.flatMap(({ name, label }) => (names.includes(name) ? [label] : [])).join(', ');

const only = (values: object, names: readonly string[]): Cells => {
  const cells = values as Cells;
  return Object.fromEntries(names.map((name) => [name, cells[name] ?? null]));
};

/** Changes rows through their resource like its form: contract validation, partial bodies, conflict detection. */
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
  const names = fields.map(({ name }) => name);
  /** A price of zero in a bulk edit is a mistake; in a form it is intended. */
  const pricesOfNothing = (after: Cells) =>
    Object.fromEntries(
      fields.flatMap((field) => {
        const value = field.kind === 'number' && field.unit === 'NPR' ? after[field.name] : undefined;
        const problem = typeof value === 'number' ? priceProblem(value) : undefined;
        return problem === undefined ? [] : [[field.name, problem]];
      }),
    );
  const cellsOf = (record: Rec) =>
    only(
      resource.toValues(record),
      names.filter((name) => !isUnreadable(record, name)),
    );

  return {
    fields,
    cellsOf,
    importing: importing({ resource, schema, fields: [...fields, ...imported.map(complete)], sources }),

    problemsIn: (after) => {
      const empty = resource.toValues();
      const body = resource.bodyOf({ ...empty, ...after }, empty);
      return { ...pricesOfNothing(after), ...validationErrors(schema, body, new Set(Object.keys(after))) };
    },

    save: async (id, { before, after }) => {
      const { read, saveChanges, toValues } = resource;
      if (!read || !saveChanges) throw new ApiError('http', 'This cannot be changed here.');
      const own = Object.keys(after);
      const written = await writeRecord<Rec, Values>({ toValues, read, saveChanges }, id, {
        base: before as Partial<Values>,
        ours: after as Partial<Values>,
        edited: new Set(own),
      });
      switch (written.kind) {
        case 'gone':
        case 'partly':
          throw written.error;
        case 'conflict': {
          const { names: taken, theirs } = written.conflict;
          throw new ChangedMeanwhile(
            `Somebody else changed this meanwhile: ${labelsOf(fields, taken)}. Try again to overwrite their change.`,
            only(theirs, own),
          );
        }
        case 'saved':
          requirePersisted(written.lost);
          return {
            before: only(
              written.before,
              own.filter((name) => !written.overwritten?.has(name)),
            ),
            after,
          };
        case 'unchanged':
          return { before: only(written.before, own), after };
      }
    },
  };
};

/** A conflict: somebody else has changed the same fields; has their current values. */
export class ChangedMeanwhile extends ApiError {
  readonly theirs: Cells;

  constructor(message: string, theirs: Cells) {
    super('http', message);
    this.theirs = theirs;
  }
}
