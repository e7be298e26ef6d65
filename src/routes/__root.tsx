import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { UpdateNotice } from '@/app/update-notice';
import { DocumentTitle } from '@/components/shell/document-title';
import { NavigationProgress } from '@/components/shell/navigation-progress';

const NotificationHost = lazy(() =>
  import('@/app/notification-host').then((m) => ({ default: m.NotificationHost })),
);

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

function Root() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <DocumentTitle />
      <UpdateNotice />
      <Suspense>
        <NotificationHost />
      </Suspense>
    </>
  );
}
