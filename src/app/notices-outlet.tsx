import { useNotifications } from '@mantine/notifications';
import { useRouterState } from '@tanstack/react-router';
import { ChunkLost } from '@/components/inputs/chunk-lost';
import { useChunk } from '@/components/inputs/use-chunk';
import { useScreenRead } from '@/components/records/use-screen-read';

/**
 * Where notices appear. The sign-in page loads its code with the first notice; after that it loads behind the first
 * screen's rows, ahead of the first notice, which may be about the connection.
 */
export const NoticesOutlet = () => {
  const { notifications } = useNotifications();
  const insideShell = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/_shell'),
  });
  const read = useScreenRead();
  const waiting = notifications.length > 0;
  const host = useChunk(() => import('./notification-host'), (insideShell && read) || waiting);
  if (host.state === 'ready') return <host.module.NotificationHost />;
  if (host.state === 'loading' || !waiting) return null;
  return <ChunkLost chunk={host}>{$localize`The notices could not be loaded.`}</ChunkLost>;
};
