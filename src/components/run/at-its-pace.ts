import type { PacedRun } from '@/api/client/pace';
import { clockTime } from '@/lib/formats/formats';
import { loadChunk } from '@/lib/loading/chunk';

/** Does some work at the pace that the server takes, if the code for that can be loaded; see `pacedRun`. */
export const atItsPace = async <T>(
  onPause: (until: number | undefined) => void,
  work: () => Promise<T>,
  onBegin?: (run: PacedRun) => void,
): Promise<T> => {
  const pace = await loadChunk(() => import('@/api/client/pace')).catch(() => undefined);
  const run = pace?.pacedRun(onPause);
  if (run) onBegin?.(run);
  try {
    return await work();
  } finally {
    run?.end();
  }
};

/** That a run waits, and until when (milliseconds since 1970). */
export const pausedText = (until: number): string =>
  $localize`The server takes no more calls for now. This goes on at ${clockTime(until, { seconds: true })}:clockTime:.`;
