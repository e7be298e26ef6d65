import { useEffect, useState } from 'react';
import { isPermanent, loadChunk } from '@/lib/loading/chunk';

/** A chunk that failed to load. */
export interface LostChunk {
  state: 'failed';
  retry: () => void;
  /** A retry is unlikely to help, but a page reload may. */
  stuck: boolean;
}

/** A part of a screen that is loaded on demand. */
export type Chunk<T> = { state: 'loading' } | { state: 'ready'; module: T } | LostChunk;

/**
 * Loads a module once `wanted`. A failure affects only this part and not the whole screen, so that a form keeps its
 * input: `ChunkLost` shows it.
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
        current && setChunk({ state: 'failed', retry, stuck: attempt > 0 || isPermanent(error) }),
    );
    return () => {
      current = false;
    };
  }, [load, wanted, attempt]);

  return chunk;
};
