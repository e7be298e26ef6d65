import { use } from 'react';
import { isGone } from '@/api/errors/api-error';
import { RecordUses, type Removal } from './record-uses-context';

/** Deletes a record. One that no longer exists counts as a success. */
export const removeRecord = async (remove: () => Promise<unknown>): Promise<Removal> => {
  try {
    await remove();
    return 'done';
  } catch (error) {
    if (isGone(error)) return 'gone';
    throw error;
  }
};

/** Returns the function that deletes a record; where others may use it, what becomes of those is looked after. */
export const useRemoval = () => {
  const uses = use(RecordUses);
  return (
    remove: () => Promise<unknown>,
    listed?: { path: string; id: number; name: string },
  ): Promise<Removal> => {
    const removal = () => removeRecord(remove);
    return listed && uses?.isUsed(listed.path) ? uses.remove(listed.path, listed, removal) : removal();
  };
};
