import { useEffect, useState } from 'react';
import { isHopeless, loadChunk } from '@/lib/chunk';

/** A part that did not come. */
export interface LostChunk {
  state: 'failed';
  retry: () => void;
  /** Another try is not likely to help; a new page is. */
  stuck: boolean;
}

/** A part of a screen that is loaded when it is needed. */
export type Chunk<T> = { state: 'loading' } | { state: 'ready'; module: T } | LostChunk;

/**
 * Loads a module once `wanted`. A failure stays within the part, unlike that of a screen, so that a form keeps what was
 * typed into it: `ChunkLost` shows it.
 */
export const useChunk = <T>(importer: () => Promise<T>, wanted = true): Chunk<T> => {
  const [chunk, setChunk] = useState<Chunk<T>>({ state: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const [load] = useState(() => importer);

  useEffect(() => {
    if (!wanted) return;
    let current = true;
    const retry = () => {
      setChunk({ state: 'loading' });
      setAttempt((count) => count + 1);
    };
    loadChunk(load).then(
      (module) => current && setChunk({ state: 'ready', module }),
      (error: unknown) =>
        current && setChunk({ state: 'failed', retry, stuck: attempt > 0 || isHopeless(error) }),
    );
    return () => {
      current = false;
    };
  }, [load, wanted, attempt]);

  return chunk;
};
