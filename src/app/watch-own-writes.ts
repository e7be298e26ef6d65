import type { QueryClient } from '@tanstack/react-query';
import { sleep, timings } from '@/api/client/timings';
import { type Settle, watchWrites } from '@/api/client/written';
import { readOwner } from '@/api/session/tokens';
import { loadChunk } from '@/lib/loading/chunk';
import { HISTORY } from '@/lib/storage/forget-records';
import type { Cause } from './log-writes';

type Listing = typeof import('./log-writes');

/** What started a write that is about to be sent: it is known if all pending mutations say the same. */
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

/** The time by the server of this page, as this computer's clock may be wrong. */
const serverTime = async (): Promise<number> => {
  const { headers } = await fetch('/index.html', { method: 'HEAD', cache: 'no-store' });
  const time = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(time)) throw new Error('The server does not tell the time.');
  return time;
};

/** Deletes what is too old of the list in this browser, whoever's it is. A browser that has no list loads nothing. */
export const dropOutdatedWrites = async (): Promise<void> => {
  const databases = await indexedDB.databases();
  if (!databases.some(({ name }) => name === HISTORY)) return;
  const { dropOutdated } = await loadChunk(() => import('@/domain/history/history-store'));
  await dropOutdated(serverTime);
};

/** Lists every write of this tab for its account; the code for it is loaded when the first one is about to be sent. */
export const watchOwnWrites = (client: QueryClient): void => {
  /** A browser that did not answer in time is not waited for until it does. */
  let isSlow = false;
  /** Lists a write before it is sent, so that the tab may be closed, or die, at any time since. */
  const list = async <Outcome>(
    how: (listing: Listing, cause: Cause) => Promise<Settle<Outcome>>,
  ): Promise<Settle<Outcome>> => {
    const cause = causeNow(client);
    const listed = loadListing().then((listing) => how(listing, cause));
    const answered = listed.then(
      () => {
        isSlow = false;
        return true;
      },
      () => true,
    );
    isSlow = (await Promise.race([answered, sleep(isSlow ? 0 : timings.listed)])) !== true;
    return (outcome) => {
      listed.then((settle) => settle(outcome)).catch(() => undefined);
    };
  };
  client.getMutationCache().subscribe(({ type, mutation }) => {
    if (type === 'added' && mutation.meta?.by) loadListing().catch(() => undefined);
  });
  watchWrites({
    beforeDeletion: (path) =>
      loadListing().then(
        ({ readDoomed }) => readDoomed(path),
        () => undefined,
      ),
    sending: (write) => list(({ listSending }, cause) => listSending(write, cause, client)),
    changing: (read) => list(({ listChanging }, cause) => listChanging(read, cause, client)),
    tookAlong: (taken) => void list(({ listTaken }, cause) => listTaken(taken, cause, client)),
  });
};
