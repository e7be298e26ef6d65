import { useEffect } from 'react';
import { reloadOnceAfterDeploy } from '@/lib/loading/deploy';
import { ScreenFailure } from './screen-failure';

/** Shown for a missing chunk. Retry reloads: browsers may cache a failed import. */
export const chunkFailure = {
  title: $localize`This screen could not be loaded`,
  message: $localize`The connection may be down, or a new version may have been released.`,
  onRetry: () => window.location.reload(),
};

/** After a deploy the page reloads by itself, once, unless the screen was left before the deploy is detected. */
export const useReloadAfterDeploy = (): void => {
  useEffect(() => {
    const left = new AbortController();
    void reloadOnceAfterDeploy(left.signal);
    return () => left.abort();
  }, []);
};

/** Error screen for a script that failed to load. */
export const ChunkError = () => {
  useReloadAfterDeploy();
  return <ScreenFailure {...chunkFailure} />;
};
