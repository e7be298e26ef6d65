import { loadChunk } from '@/lib/chunk';
import type { Day } from './days';

const loadRules = () => loadChunk(() => import('./day-rules'));

/** The days that cannot be saved as they are, or why that is not known. */
type Check = { wrong: readonly Day[]; problem?: undefined } | { problem: string };

/**
 * Checks what was written. The contract's rules are loaded when there is something to check, and `read` then gives the
 * days as they have become meanwhile.
 */
export const checkDays = async (read: () => readonly Day[], load = loadRules): Promise<Check> => {
  if (read().length === 0) return { wrong: [] };
  try {
    const { dayErrors } = await load();
    return { wrong: read().filter((day) => Object.keys(dayErrors(day)).length > 0) };
  } catch {
    return {
      problem:
        'What checks the days could not be loaded, so nothing was sent. Check your connection and save again.',
    };
  }
};
