import { ApiError, mayBeSaved, toApiError } from '@/api/errors/api-error';
import { isOmitted } from '@/api/tolerant/unreadable';
import { requirePersisted } from '@/api/writes/persisted';
import { writeRecord } from '@/api/writes/record-write';
import type { FieldValues, FormResource } from '@/api/writes/resource';
import { joinedByAnd } from '@/lib/formats/formats';
import { labelIn } from '@/lib/records/fields';
import { sameValues } from '@/lib/values/same-values';

/** A change of values: the new ones in `after`, the old ones, where known, in `before`. */
export interface ValueChange<Values extends FieldValues = FieldValues> {
  before: Values;
  after: Values;
}

/** A conflict: somebody else has changed the same fields; has their current values. */
export class ChangedMeanwhile extends ApiError {
  readonly theirs: FieldValues;
  /** What they are called. */
  readonly labels: string;

  constructor(theirs: FieldValues, labels: string) {
    super(
      'http',
      $localize`Somebody else changed this meanwhile: ${labels}:labels:. Try again to overwrite their change.`,
    );
    this.theirs = theirs;
    this.labels = labels;
  }
}

/** Throws a conflict in other words, and any other error as it is. */
export const reworded =
  (words: (conflict: ChangedMeanwhile) => string) =>
  (error: unknown): never => {
    throw error instanceof ChangedMeanwhile ? new ApiError('http', words(error)) : error;
  };

/** Whether a write failed and left open whether it was carried out. */
export const isLost = (error: unknown): boolean =>
  mayBeSaved(error) && toApiError(error).kind !== 'cancelled';

/** The values with these names; a missing one is null. */
export const pick = <Values extends FieldValues>(values: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null])) as Values;

/**
 * Changes values of a record of a resource like its form, after reading it again. Resolves with what was changed, without
 * old values that could not be read; rejects if somebody else has changed one of them to another value since `before`.
 */
export const saveValues =
  <Rec extends object, Own extends object, Values extends FieldValues>(
    { read, saveChanges, toValues, fields = {} }: FormResource<Rec, Own>,
    labelOf: (name: string) => string | undefined = () => undefined,
  ) =>
  async (id: number, { before, after }: ValueChange<Values>): Promise<ValueChange<Values>> => {
    if (!read || !saveChanges) throw new ApiError('http', $localize`This cannot be changed here.`);
    const own = Object.keys(after);
    /** Whether it holds the values, after a write whose answer was lost; false if it cannot be read. */
    const holds = async () => {
      const record = await read(id).catch(() => undefined);
      if (!record) return false;
      const now = toValues(record) as FieldValues;
      return own.every((name) => !isOmitted(record, name) && sameValues(now[name], after[name]));
    };
    const written = await writeRecord<Rec, Own>({ toValues, read, saveChanges }, id, {
      base: before as Partial<Own>,
      ours: after as Partial<Own>,
      edited: new Set(own),
    }).catch(async (error: unknown) => {
      if (isLost(error) && (await holds())) return undefined;
      throw error;
    });
    switch (written?.kind) {
      case undefined:
        return { before, after };
      case 'gone':
      case 'partly':
        throw written.error;
      case 'conflict': {
        const { names, theirs } = written.conflict;
        throw new ChangedMeanwhile(
          pick(theirs as FieldValues, own),
          joinedByAnd(names.map((name) => labelOf(name) ?? labelIn(fields, name))),
        );
      }
      case 'saved': {
        requirePersisted(written.lost);
        const known = own.filter((name) => !written.overwritten?.has(name));
        return { before: pick(written.before as FieldValues, known) as Values, after };
      }
      case 'unchanged':
        return { before: pick(written.before as FieldValues, own) as Values, after };
    }
  };
