import { loadChunk } from '@/lib/chunk';
import { isNew, type Day } from './days';

const loadRules = () => loadChunk(() => import('./day-rules'));

/** The new days that cannot be saved as they are, or why that is not known. */
type Check = { wrong: readonly Day[]; problem?: undefined } | { problem: string };

/**
 * Checks the new days. The contract's rules are loaded when there is one, and `read` then gives the days as they have
 * become meanwhile.
 */
export async function checkNewDays(read: () => readonly Day[], load = loadRules): Promise<Check> {
  if (!read().some(isNew)) return { wrong: [] };
  try {
    const { dayErrors } = await load();
    return { wrong: read().filter((day) => isNew(day) && Object.keys(dayErrors(day)).length > 0) };
  } catch {
    return {
      problem:
        'What checks the new days could not be loaded, so nothing was sent. Check your connection and save again.',
    };
  }
}
