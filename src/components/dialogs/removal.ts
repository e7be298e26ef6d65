import { isGone } from '@/api/errors/api-error';

/** The result of a deletion: `gone` if somebody else had deleted the record already. */
type Outcome = 'done' | 'gone';

/** Deletes a record. One that no longer exists counts as a success. */
export const removeRecord = async (remove: () => Promise<unknown>): Promise<Outcome> => {
  try {
    await remove();
    return 'done';
  } catch (error) {
    if (isGone(error)) return 'gone';
    throw error;
  }
};
