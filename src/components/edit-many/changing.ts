import type { ZodObject } from 'zod';
import { ApiError, mayBeSaved, toApiError } from '@/api/errors/api-error';
import { isOmitted, isUnreadable } from '@/api/tolerant/unreadable';
import { requirePersisted } from '@/api/writes/persisted';
import { writeRecord } from '@/api/writes/record-write';
import type { FormResource } from '@/api/writes/resource';
import { priceProblem } from '@/lib/numbers/money';
import { sameValues } from '@/lib/values/same-values';
import { validationErrors } from '@/lib/values/validation';
import type { Cells, EditableField } from './editable-field';

/** A change of fields: the new values in `after`, the old ones, where known, in `before`. */
export interface CellChange {
  before: Cells;
  after: Cells;
}

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

/** A conflict: somebody else has changed the same fields; has their current values. */
export class ChangedMeanwhile extends ApiError {
  readonly theirs: Cells;

  constructor(message: string, theirs: Cells) {
    super('http', message);
    this.theirs = theirs;
  }
}

/** Whether a write failed and left open whether it was carried out. */
export const isLost = (error: unknown): boolean =>
  mayBeSaved(error) && toApiError(error).kind !== 'cancelled';

/** The labels of the fields with these names, for a message. */
const labelsOf = (fields: readonly EditableField[], names: readonly string[]) =>
  fields.flatMap(({ name, label }) => (names.includes(name) ? [label] : [])).join(', ');

const only = (values: object, names: readonly string[]): Cells => {
  const cells = values as Cells;
  return Object.fromEntries(names.map((name) => [name, cells[name] ?? null]));
};

interface ChangingOptions<Rec extends object, Values extends object> {
  resource: FormResource<Rec, Values>;
  /** The contract's schema of the body. */
  schema: ZodObject;
  fields: readonly EditableField[];
}

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

  /** Whether a record holds these values, after a write whose answer was lost; false if it cannot be read. */
  const holds = async (id: number, after: Cells) => {
    const record = await resource.read?.(id).catch(() => undefined);
    if (!record) return false;
    const now = resource.toValues(record) as Cells;
    return Object.entries(after).every(
      ([name, value]) => !isOmitted(record, name) && sameValues(now[name], value),
    );
  };

  return {
    cellsOf: (record) =>
      only(
        resource.toValues(record),
        names.filter((name) => !isUnreadable(record, name)),
      ),

    problemsIn: (after) => {
      const empty = resource.toValues();
      const body = resource.bodyOf({ ...empty, ...after }, empty);
      return { ...pricesOfNothing(after), ...validationErrors(schema, body, new Set(Object.keys(after))) };
    },

    save: async (id, { before, after }) => {
      const { read, saveChanges, toValues } = resource;
      if (!read || !saveChanges) throw new ApiError('http', $localize`This cannot be changed here.`);
      const own = Object.keys(after);
      const written = await writeRecord<Rec, Values>({ toValues, read, saveChanges }, id, {
        base: before as Partial<Values>,
        ours: after as Partial<Values>,
        edited: new Set(own),
      }).catch(async (error: unknown) => {
        if (isLost(error) && (await holds(id, after))) return undefined;
        throw error;
      });
      switch (written?.kind) {
        case undefined:
          return { before, after };
        case 'gone':
        case 'partly':
          throw written.error;
        case 'conflict': {
          const { names: taken, theirs } = written.conflict;
          throw new ChangedMeanwhile(
            $localize`Somebody else changed this meanwhile: ${labelsOf(fields, taken)}:labels:. Try again to overwrite their change.`,
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
