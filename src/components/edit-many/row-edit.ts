import { ApiError } from '@/api/errors/api-error';
import { sameValues } from '@/lib/values/same-values';
import { type CellChange, ChangedMeanwhile, isLost } from './changing';
import type { Cells } from './editable-field';

/** An edit of one row that can be retried after a conflict, and undone once it is saved. */
export interface RowEdit {
  run: () => Promise<void>;
  undo: () => Promise<void>;
}

/** A change of which an earlier attempt was carried out, though its answer was lost: what it changed was `expected`. */
const withLost = ({ before, after }: CellChange, expected: Cells): CellChange => {
  const ours = Object.keys(expected).filter((name) => name in after && sameValues(before[name], after[name]));
  return {
    after,
    before: { ...before, ...Object.fromEntries(ours.map((name) => [name, expected[name] ?? null])) },
  };
};

/** One write of some fields. The first attempt expects them to hold `before`, a retry what the conflict reported. */
const attempt = (
  save: (change: CellChange) => Promise<CellChange>,
  before: Cells,
  next: (before: Cells) => Cells,
) => {
  let expected = before;
  let lost = false;
  return async () => {
    try {
      const change = await save({ before: expected, after: next(expected) });
      return lost ? withLost(change, expected) : change;
    } catch (error) {
      if (error instanceof ChangedMeanwhile) expected = error.theirs;
      lost ||= isLost(error);
      throw error;
    }
  };
};

/** The edit that sets fields of a record to `next`. */
export const rowEdit = <Id>(
  editing: { save: (id: Id, change: CellChange) => Promise<CellChange> },
  id: Id,
  before: Cells,
  next: (before: Cells) => Cells,
): RowEdit => {
  const save = (change: CellChange) => editing.save(id, change);
  const forth = attempt(save, before, next);
  let back: ReturnType<typeof attempt> | undefined;
  let stays = false;
  return {
    run: async () => {
      const { before: old, after } = await forth();
      back = attempt(save, after, () => old);
      stays = Object.keys(after).some((name) => !(name in old));
    },
    undo: async () => {
      await back?.();
      if (stays)
        throw new ApiError('http', $localize`The earlier value could not be read, so your change stays.`);
    },
  };
};
