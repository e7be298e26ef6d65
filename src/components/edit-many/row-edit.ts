import { ApiError } from '@/api/errors/api-error';
import type { Cells } from './editable-field';
import { type CellChange, ChangedMeanwhile } from './editing';

/** An edit of one row that can be retried after a conflict, and undone once it is saved. */
export interface RowEdit {
  run: () => Promise<void>;
  undo: () => Promise<void>;
}

/** One write of some fields. The first attempt expects them to hold `before`, a retry what the conflict reported. */
const attempt = (
  save: (change: CellChange) => Promise<CellChange>,
  before: Cells,
  next: (before: Cells) => Cells,
) => {
  let expected = before;
  return async () => {
    try {
      return await save({ before: expected, after: next(expected) });
    } catch (error) {
      if (error instanceof ChangedMeanwhile) expected = error.theirs;
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
      if (stays) throw new ApiError('http', 'The earlier value could not be read, so your change stays.');
    },
  };
};
