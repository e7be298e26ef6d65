import type { QueryClient } from '@tanstack/react-query';
import { createRouter } from '@tanstack/react-router';
import { routeTree } from '@/routeTree.gen';
import { RouteError } from './route-error';
import { PENDING_AFTER_MS, ScreenPending } from './screen-pending';
import { parseSearch, stringifySearch } from './search-params';
import { ToNotFound } from './to-not-found';

export const createAppRouter = (queryClient: QueryClient) => {
  const router = createRouter({
    routeTree,
    context: { queryClient, isFirst: () => router.state.resolvedLocation === undefined },
    parseSearch,
    stringifySearch,
    // Also removes unknown and invalid search parameters from the URL.
    search: { strict: true },
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Less than the default 50 ms: with an API that takes 150 ms, clicking 100 ms after hovering would still wait.
    defaultPreloadDelay: 20,
    // The query cache decides on freshness.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingMinMs: 200,
    defaultPendingComponent: ScreenPending,
    defaultErrorComponent: RouteError,
    defaultNotFoundComponent: ToNotFound,
  });
  return router;
};

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
