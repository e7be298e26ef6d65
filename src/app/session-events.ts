import type { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '@/api/session';
import { readOwner, subscribe } from '@/api/session/tokens';
import { clearNotices, notifyError, SESSION_END } from '@/components/notices/notices';
import { clearHighlight } from '@/lib/records/highlighted-row';
import { eraseDrafts } from '@/lib/storage/draft';
import { forgetRecords, NAMES_OF } from '@/lib/storage/forget-records';
import { changeStored } from '@/lib/storage/local-setting';
import { forgetRestoredWork } from '@/lib/storage/restore-work';
import { unstarRecords } from '@/shell/starred';
import type { AppRouter } from './router';

/** How long the screen may take to unmount before its data is cleared. */
const LEAVE_LIMIT_MS = 1_000;

const withoutText = (views: unknown): unknown =>
  Array.isArray(views)
    ? views.filter((view: { holdsText?: unknown } | null) => view?.holdsText !== true)
    : null;

/** Clears the settings that contain record names or the text of a filter. */
const forgetNames = () => {
  forgetRecords();
  unstarRecords();
  changeStored('saved-views', withoutText);
  changeStored(NAMES_OF, () => null);
};

/** Binds those settings to the user: clears them when another user signs in. */
const keepNames = () => {
  const owner = readOwner();
  if (owner === undefined) return;
  changeStored(NAMES_OF, (former) => {
    if (former !== null && former !== owner) forgetNames();
    return owner;
  });
};

/** At the end of any session: clears cached data, shows the reason, and goes to the root, which asks to sign in. */
export const followSession = (
  router: Pick<AppRouter, 'navigate' | 'invalidate'>,
  queryClient: QueryClient,
): void => {
  keepNames();
  subscribe(keepNames);
  onSessionEnd(({ message, reason }) => {
    const forget = () => {
      queryClient.clear();
      if (reason === 'signed-out') eraseDrafts();
    };
    clearNotices();
    forgetRestoredWork();
    if (message) notifyError(message, { id: SESSION_END });
    clearHighlight();
    // After a session expired, its owner finds them again.
    if (reason !== 'expired') forgetNames();
    keepNames();
    const late = setTimeout(forget, LEAVE_LIMIT_MS);
    // An unsaved form must not block a user whose session has ended.
    void router.navigate({ to: '/', replace: true, ignoreBlocker: true }).then(() => {
      clearTimeout(late);
      // After the screen is unmounted: until then it refetches its data and saves its last input.
      forget();
      return router.invalidate();
    });
  });
};
