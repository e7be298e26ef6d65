import { type Mutation, MutationCache, type Query, QueryClient } from '@tanstack/react-query';
import { isNoNews, mayBeSaved, reasonOf } from '@/api/errors';
import { retryDelay, retryRead } from '@/api/retry';
import { areaOf, areasWrittenSince } from '@/api/writes';
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
      /** It is read for a screen that does not show it yet. */
      ahead?: boolean;
    };
  }
}

const changes = (query: Query) => query.meta?.constant !== true;

type AnyMutation = Mutation<unknown, unknown>;

/** The query cache, with the two rules that no screen repeats: what a write makes stale, and who reports its error. */
export const createQueryClient = (): QueryClient => {
  /** What is read ahead was asked for before the write, and would count as fresh; what something waits for goes on. */
  const leaveUnseen = () =>
    void queryClient.cancelQueries({ predicate: ({ meta }) => meta?.ahead === true, type: 'inactive' });
  /** Makes everything stale, since records name each other, and refetches what is shown of the areas written to. */
  const readAgain = ({ meta, state }: AnyMutation) => {
    if (meta?.invalidates === false) return;
    leaveUnseen();
    const areas = areasWrittenSince(state.submittedAt);
    const isWritten = ({ queryKey: [path] }: Query) => areas.includes(areaOf(String(path)));
    const isKnown = queryClient.getQueryCache().findAll({ predicate: isWritten }).length > 0;
    void queryClient.invalidateQueries({ predicate: changes, refetchType: 'none' });
    void queryClient.refetchQueries({
      type: 'active',
      predicate: (query) => changes(query) && (!isKnown || isWritten(query)),
    });
  };
  const queryClient: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => readAgain(mutation),
      onError: (error, _variables, _result, mutation) => {
        // What may have been saved must be seen, or it is made twice.
        if (mayBeSaved(error) && mutation.meta?.invalidates !== false) {
          leaveUnseen();
          void queryClient.invalidateQueries({ predicate: changes });
        }
        if (mutation.meta?.handled !== true && !isNoNews(error)) notifyError(reasonOf(error));
      },
    }),
    defaultOptions: {
      // 'always': offline, a call fails at once instead of waiting and going out later unseen.
      queries: {
        networkMode: 'always',
        // Which 'always' switches off: a list that failed offline loads when the network is back.
        refetchOnReconnect: true,
        // What was read in the future was read before the clock was set back.
        staleTime: ({ state }) => (state.dataUpdatedAt > Date.now() ? -Infinity : 10_000),
        retry: retryRead,
        retryDelay,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
  return queryClient;
};
