import { useEffect } from 'react';
import { reloadOnceAfterDeploy } from '@/lib/deploy';
import { ScreenFailure } from './screen-failure';

/** Shown for a missing chunk. Retry reloads: a browser may repeat the first failure when it imports a URL again. */
export const chunkFailure = {
  title: 'This screen could not be loaded',
  message: 'The connection may be down, or a new version may have been released.',
  onRetry: () => window.location.reload(),
};

/** After a deploy the page reloads by itself, once, unless the screen was left before that is known. */
export const useReloadAfterDeploy = (): void => {
  useEffect(() => {
    const left = new AbortController();
    void reloadOnceAfterDeploy(left.signal);
    return () => left.abort();
  }, []);
};

/** A screen whose script did not arrive. */
export const ChunkError = () => {
  useReloadAfterDeploy();
  return <ScreenFailure {...chunkFailure} />;
};
