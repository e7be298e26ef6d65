import { loadChunk } from '@/lib/loading/chunk';
import type { Day } from './days';

const loadRules = () => loadChunk(() => import('./day-rules'));

/** The days that cannot be saved, or why that is unknown. */
type Check = { wrong: readonly Day[]; problem?: undefined } | { problem: string };

/** Validates the edits. The contract's rules are loaded on demand, and `read` then returns the current days. */
export const checkDays = async (read: () => readonly Day[], load = loadRules): Promise<Check> => {
  if (read().length === 0) return { wrong: [] };
  try {
    const { dayErrors } = await load();
    return { wrong: read().filter((day) => Object.keys(dayErrors(day)).length > 0) };
  } catch {
    return {
      problem: $localize`A part of the application could not be loaded, so nothing was sent. Check your connection and save again.`,
    };
  }
};
