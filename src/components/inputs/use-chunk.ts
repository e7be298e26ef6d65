import { useEffect, useState } from 'react';
import { loadChunk } from '@/lib/chunk';

/** A part of a field that is loaded when it is needed. */
export type Chunk<T> =
  { state: 'loading' } | { state: 'ready'; module: T } | { state: 'failed'; retry: () => void };

/**
 * Loads a module once `wanted`. A failure stays within the field, unlike that of a lazy component, so that a form
 * keeps what was typed into it.
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
      () => current && setChunk({ state: 'failed', retry }),
    );
    return () => {
      current = false;
    };
  }, [load, wanted, attempt]);

  return chunk;
};
