import { type Mutation, MutationCache, type Query, QueryClient } from '@tanstack/react-query';
import { groupsWrittenSince, pathGroupOf } from '@/api/client/path-groups';
import type { WriteOrigin } from '@/api/client/written';
import { isSilent, mayBeSaved, reasonOf } from '@/api/errors/api-error';
import { retryDelay, retryRead } from '@/api/errors/retry';
import { notifyError } from '@/components/notices/notices';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The screen shows the error itself: no notice. */
      handled?: boolean;
      /** False if the mutation changes nothing that a query shows. */
      invalidates?: boolean;
      /** What its writes are listed as. */
      by?: WriteOrigin;
    };
    queryMeta: {
      /** Never stale: no mutation changes the answer while the application runs. */
      constant?: boolean;
      /** A preload for a screen that is not shown yet. */
      ahead?: boolean;
    };
  }
}

const changes = (query: Query) => query.meta?.constant !== true;

type AnyMutation = Mutation<unknown, unknown>;

/** The query cache, with the two shared rules: what a write invalidates, and who reports its error. */
export const createQueryClient = (): QueryClient => {
  /** Cancels preloads started before the write, which would count as fresh; queries in use continue. */
  const leaveUnseen = () =>
    void queryClient.cancelQueries({ predicate: ({ meta }) => meta?.ahead === true, type: 'inactive' });
  /** Invalidates everything, since records refer to each other; refetches active queries of the written areas. */
  const readAgain = ({ meta, state }: AnyMutation) => {
    if (meta?.invalidates === false) return;
    leaveUnseen();
    const areas = groupsWrittenSince(state.submittedAt);
    const isWritten = ({ queryKey: [path] }: Query) => areas.includes(pathGroupOf(String(path)));
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
        // A write that may have been saved must be visible, or the user repeats it.
        if (mayBeSaved(error) && mutation.meta?.invalidates !== false) {
          leaveUnseen();
          void queryClient.invalidateQueries({ predicate: changes });
        }
        if (mutation.meta?.handled !== true && !isSilent(error)) notifyError(reasonOf(error));
      },
    }),
    defaultOptions: {
      // 'always': offline, a call fails at once instead of being paused and sent later unseen.
      queries: {
        networkMode: 'always',
        // Off by default with 'always': a list that failed offline loads when the network is back.
        refetchOnReconnect: true,
        // A timestamp in the future is from before the clock was set back.
        staleTime: ({ state }) => (state.dataUpdatedAt > Date.now() ? -Infinity : 10_000),
        retry: retryRead,
        retryDelay,
      },
      // Nobody looks at one that is over, and it would hold the form that was left.
      mutations: { networkMode: 'always', retry: false, gcTime: 0 },
    },
  });
  return queryClient;
};
