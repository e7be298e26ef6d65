import { isLost } from '@/components/edit-many/save-values';

/**
 * A create that can be repeated: after a lost answer it looks whether the record is there, at once and before each
 * further attempt, and resolves with it. `find` resolves with undefined if it is not.
 */
export const createOnce = <Answer>(
  create: () => Promise<Answer>,
  find: () => Promise<Answer | undefined>,
): (() => Promise<Answer>) => {
  let lost = false;
  return async () => {
    if (lost) {
      const found = await find();
      if (found !== undefined) return found;
    }
    try {
      return await create();
    } catch (error) {
      if (!isLost(error)) throw error;
      lost = true;
      // If it cannot be looked up now, the next attempt does it first.
      const found = await find().catch(() => undefined);
      if (found === undefined) throw error;
      return found;
    }
  };
};
