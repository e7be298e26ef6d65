import { MutationCache, QueryClient } from '@tanstack/react-query';
import { isNoNews, reasonOf } from '@/api/errors';
import { retryDelay, retryRead } from '@/api/retry';
import { notifyError } from '@/components/notices';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen shows the failure itself: no notice. */
      handled?: boolean;
      /** False when the mutation changes nothing that a query shows. */
      invalidates?: boolean;
    };
    queryMeta: {
      /** The answer does not change while the application runs: no mutation makes it stale. */
      constant?: boolean;
    };
  }
}

/** The query cache, with the two rules that no screen repeats: what a write makes stale, and who tells of its failure. */
export function createQueryClient(): QueryClient {
  const queryClient: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, { meta }) => {
        if (meta?.invalidates === false) return;
        void queryClient.invalidateQueries({ predicate: (query) => query.meta?.constant !== true });
      },
      onError: (error, _variables, _result, { meta }) => {
        if (meta?.handled !== true && !isNoNews(error)) notifyError(reasonOf(error));
      },
    }),
    defaultOptions: {
      // 'always': offline, a call fails at once instead of waiting and going out later unseen.
      queries: { networkMode: 'always', staleTime: 10_000, retry: retryRead, retryDelay },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return queryClient;
}
