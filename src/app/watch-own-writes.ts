import type { QueryClient } from '@tanstack/react-query';
import { watchWrites } from '@/api/client/written';
import { readOwner } from '@/api/session/tokens';
import { loadChunk } from '@/lib/loading/chunk';
import type { Cause } from './log-writes';

type Listing = typeof import('./log-writes');

/** What started a write that has just been sent: it is known if all pending mutations say the same. */
const causeNow = (client: QueryClient): Cause => {
  const [owner, at] = [readOwner(), Date.now()];
  const pending = client
    .getMutationCache()
    .findAll({ status: 'pending' })
    .filter(({ meta }) => meta?.by);
  const [first, ...others] = pending;
  const by = first?.meta?.by;
  if (!first || others.some(({ meta }) => meta?.by !== by)) return { owner, at };
  return {
    owner,
    at,
    by,
    ...(others.length === 0 && { run: `${first.state.submittedAt}-${first.mutationId}` }),
  };
};

const loadListing = () => loadChunk(() => import('./log-writes'));

/** Lists every write of this tab for its account; the code for it is loaded when the first one is about to be sent. */
export const watchOwnWrites = (client: QueryClient): void => {
  let last: Promise<unknown> = Promise.resolve();
  /** Lists a write after those before it. */
  const list = (how: (listing: Listing, cause: Cause) => void) => {
    const cause = causeNow(client);
    last = last
      .then(loadListing)
      .then((listing) => how(listing, cause))
      .catch(() => undefined);
  };
  client.getMutationCache().subscribe(({ type, mutation }) => {
    // The tab may be closed right after the answer.
    if (type === 'added' && mutation.meta?.by) loadListing().catch(() => undefined);
  });
  watchWrites({
    beforeDeletion: (path) =>
      loadListing().then(
        ({ readDoomed }) => readDoomed(path),
        () => undefined,
      ),
    sent: (write) => list(({ listSent }, cause) => listSent(write, cause, client)),
    tookAlong: (taken) => list(({ listTaken }, cause) => listTaken(taken, cause, client)),
    changed: (read) => list(({ listChange }, cause) => listChange(read(), cause, client)),
  });
};
