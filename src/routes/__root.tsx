import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NoticesOutlet } from '@/app/notices-outlet';
import { UpdateNotice } from '@/app/update-notice';
import { DocumentTitle } from '@/components/shell/document-title';
import { NavigationProgress } from '@/components/shell/navigation-progress';

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({ component: Root });

function Root() {
  return (
    <>
      <NavigationProgress />
      <Outlet />
      <DocumentTitle />
      <UpdateNotice />
      <NoticesOutlet />
    </>
  );
}
