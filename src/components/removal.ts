import { isGone } from '@/api/errors';

/** How a record went: `gone` is one that somebody else had deleted already. */
type Outcome = 'done' | 'gone';

/** Deletes a record. That there is none any more is as good as a success. */
export const removeRecord = async (remove: () => Promise<unknown>): Promise<Outcome> => {
  try {
    await remove();
    return 'done';
  } catch (error) {
    if (isGone(error)) return 'gone';
    throw error;
  }
};
