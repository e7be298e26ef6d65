import { lazy, Suspense } from 'react';
import { useNotifications } from '@mantine/notifications';
import { useRouterState } from '@tanstack/react-router';

const NotificationHost = lazy(() =>
  import('./notification-host').then((m) => ({ default: m.NotificationHost })),
);

/**
 * Where notices appear. The sign-in page goes without until it has one to show; behind it the script is there before
 * the first notice, which may be about the connection.
 */
export const NoticesOutlet = () => {
  const { notifications } = useNotifications();
  const insideShell = useRouterState({
    select: ({ matches }) => matches.some(({ routeId }) => routeId === '/_shell'),
  });
  return insideShell || notifications.length > 0 ? (
    <Suspense>
      <NotificationHost />
    </Suspense>
  ) : null;
};
