import { ApiError } from '@/api/errors/api-error';
import type { FieldValues } from '@/api/writes/resource';
import { sameValues } from '@/lib/values/same-values';
import { ChangedMeanwhile, isLost, type ValueChange } from './save-values';

/** An edit of one record that can be retried after a conflict. */
export interface RowEdit {
  run: () => Promise<void>;
  /** What undoes it; undefined before it was, or may have been, saved. */
  undo: () => (() => Promise<void>) | undefined;
}

/** A change of which an earlier attempt was carried out, though its answer was lost: what it changed was `expected`. */
const withLost = <Values extends FieldValues>(
  { before, after }: ValueChange<Values>,
  expected: Values,
): ValueChange<Values> => {
  const ours = Object.keys(expected).filter((name) => name in after && sameValues(before[name], after[name]));
  return {
    after,
    before: { ...before, ...Object.fromEntries(ours.map((name) => [name, expected[name] ?? null])) },
  };
};

/** One write of some fields. The first attempt expects them to hold `before`, a retry what the conflict reported. */
const attempt = <Values extends FieldValues>(
  save: (change: ValueChange<Values>) => Promise<ValueChange<Values>>,
  before: Values,
  next: (before: Values) => Values,
  onLost: (change: ValueChange<Values>) => void = () => undefined,
) => {
  let expected = before;
  let lost = false;
  return async () => {
    const asked = { before: expected, after: next(expected) };
    try {
      const change = await save(asked);
      return lost ? withLost(change, expected) : change;
    } catch (error) {
      if (error instanceof ChangedMeanwhile) expected = error.theirs as Values;
      if (isLost(error)) {
        lost = true;
        onLost(asked);
      }
      throw error;
    }
  };
};

/** The edit that sets values of a record to `next`. */
export const rowEdit = <Id, Values extends FieldValues>(
  editing: { save: (id: Id, change: ValueChange<Values>) => Promise<ValueChange<Values>> },
  id: Id,
  before: Values,
  next: (before: Values) => Values,
): RowEdit => {
  const save = (change: ValueChange<Values>) => editing.save(id, change);
  let back: (() => Promise<unknown>) | undefined;
  let stays = false;
  const backFrom = ({ before: old, after }: ValueChange<Values>) => {
    back = attempt(save, after, () => old);
    stays = Object.keys(after).some((name) => !(name in old));
  };
  const forth = attempt(save, before, next, backFrom);
  return {
    run: async () => backFrom(await forth()),
    undo: () =>
      back &&
      (async () => {
        await back?.();
        if (stays)
          throw new ApiError('http', $localize`The earlier value could not be read, so your change stays.`);
      }),
  };
};
