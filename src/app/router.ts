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
    // What no route declares, or its schema refuses, leaves the address as well.
    search: { strict: true },
    scrollRestoration: true,
    defaultPreload: 'intent',
    // Sooner than the default 50 ms: with an API that takes 150 ms, who clicks after a tenth of a second would wait.
    defaultPreloadDelay: 20,
    // Freshness is the query cache's business.
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
