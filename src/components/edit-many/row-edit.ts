import { ApiError } from '@/api/errors';
import { type CellChange, type Cells, ChangedMeanwhile, type Editing } from './editing';

/** An edit of one row that can be done again after somebody else changed the same fields, and taken back once it is done. */
export interface RowEdit {
  run: () => Promise<void>;
  undo: () => Promise<void>;
}

/** One write of some fields; the first time they are expected to hold `before`, again what they were found to hold. */
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

/** The edit of a record's fields to `next` of what they hold. */
export const rowEdit = <Row>(
  editing: Editing<Row>,
  id: number,
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
        throw new ApiError('http', 'What was there before could not be read, so what you wrote stays.');
    },
  };
};
