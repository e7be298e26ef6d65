import { useEffect } from 'react';
import { reloadOnceAfterDeploy } from '@/lib/deploy';
import { ScreenFailure } from './screen-failure';

/**
 * A screen whose script did not arrive. Retry reloads the page, because a browser may answer a second import of the
 * same URL with the first failure; after a deploy the page reloads by itself, once.
 */
export function ChunkError() {
  useEffect(() => {
    void reloadOnceAfterDeploy();
  }, []);

  return (
    <ScreenFailure
      title="This screen could not be loaded"
      message="The connection may be down, or a new version may have been released."
      onRetry={() => window.location.reload()}
    />
  );
}
