import type { ZodObject } from 'zod';
import { isUnreadable } from '@/api/tolerant/unreadable';
import type { FieldValues, FormResource } from '@/api/writes/resource';
import { priceProblem } from '@/lib/numbers/money';
import { validationErrors } from '@/lib/values/validation';
import type { Cells, EditableField } from './editable-field';
import { pick, saveValues, type ValueChange } from './save-values';

/** A change of the cells of a row. */
export type CellChange = ValueChange<Cells>;

/** How fields of records are changed without their form. */
export interface Changing<Rec> {
  /** The values of a record's fields, except unreadable ones. */
  cellsOf: (record: Rec) => Cells;
  /** An error message for each changed field that the contract refuses. */
  problemsIn: (after: Cells) => Readonly<Record<string, string>>;
  /**
   * Sends the changed fields of a record after reading it again. Resolves with what was changed; rejects if somebody
   * else has changed one of them to another value since `before`.
   */
  save: (id: number, change: CellChange) => Promise<CellChange>;
}

interface ChangingOptions<Rec extends object, Values extends object> {
  resource: FormResource<Rec, Values>;
  /** The contract's schema of the body. */
  schema: ZodObject;
  fields: readonly EditableField[];
}

/** An error message for each of these values that the contract refuses. */
export const refusedIn = <Rec extends object, Values extends object>(
  { toValues, bodyOf }: FormResource<Rec, Values>,
  schema: ZodObject,
  after: FieldValues,
): Readonly<Record<string, string>> => {
  const empty = toValues();
  return validationErrors(schema, bodyOf({ ...empty, ...after }, empty), new Set(Object.keys(after)));
};

/** Changes fields through their resource like its form: contract validation, partial bodies, conflict detection. */
export const changing = <Rec extends object, Values extends object>({
  resource,
  schema,
  fields,
}: ChangingOptions<Rec, Values>): Changing<Rec> => {
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

  return {
    cellsOf: (record) =>
      pick(
        resource.toValues(record) as Cells,
        names.filter((name) => !isUnreadable(record, name)),
      ),

    problemsIn: (after) => ({ ...pricesOfNothing(after), ...refusedIn(resource, schema, after) }),

    save: saveValues(resource, (name) => fields.find((field) => field.name === name)?.label),
  };
};
