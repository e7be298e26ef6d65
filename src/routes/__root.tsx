import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import type { RouterContext } from '@/app/loaders';
import { NoticesOutlet } from '@/app/notices-outlet';
import { UpdateNotice } from '@/app/update-notice';
import { DocumentTitle } from '@/shell/document-title';
import { NavigationProgress } from '@/shell/navigation-progress';

const Root = () => (
  <>
    <NavigationProgress />
    <Outlet />
    <DocumentTitle />
    <UpdateNotice />
    <NoticesOutlet />
  </>
);

export const Route = createRootRouteWithContext<RouterContext>()({ component: Root });
