import { useEffect } from 'react';
import { useLatest } from '@/components/hooks/use-latest';
import { letterOf } from '@/components/keys/use-shortcuts';

/** Any other key or click means that the user has changed their mind. */
export const useStop = (active: boolean, stop: () => void) => {
  const latest = useLatest(stop);
  useEffect(() => {
    if (!active) return undefined;
    const onKey = (event: KeyboardEvent) => letterOf(event) === 'a' || latest.current();
    const onPointer = () => latest.current();
    window.addEventListener('keydown', onKey, true);
    window.addEventListener('pointerdown', onPointer, true);
    return () => {
      window.removeEventListener('keydown', onKey, true);
      window.removeEventListener('pointerdown', onPointer, true);
    };
  }, [active, latest]);
};
