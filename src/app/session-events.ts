import type { QueryClient } from '@tanstack/react-query';
import { onSessionEnd } from '@/api/session';
import { clearNotices, notifyError, SESSION_END } from '@/components/notices';
import { eraseDrafts } from '@/lib/draft';
import { forgetRecords } from '@/lib/forget-records';
import { forgetGivenBack } from '@/lib/give-back';
import { clearHighlight } from '@/lib/highlighted-row';
import { changeStored } from '@/lib/local-setting';
import { readOwner, subscribe } from '@/session/tokens';
import { unstarRecords } from '@/shell/starred';
import type { AppRouter } from './router';

/** How long the screen may take to go before its data does. */
const LEAVE_LIMIT_MS = 1_000;

const withoutText = (views: unknown): unknown =>
  Array.isArray(views)
    ? views.filter((view: { holdsText?: unknown } | null) => view?.holdsText !== true)
    : null;

/** Forgets the settings that name records or hold the text of a filter. */
const forgetNames = () => {
  forgetRecords();
  unstarRecords();
  changeStored('saved-views', withoutText);
  changeStored('names-of', () => null);
};

/** Those settings are for whom they were made: whoever signs in after somebody else finds none of them. */
const keepNames = () => {
  const owner = readOwner();
  if (owner === undefined) return;
  changeStored('names-of', (former) => {
    if (former !== null && former !== owner) forgetNames();
    return owner;
  });
};

/** At the end of a session, however it came: forget what was loaded or noted, say why, and go to the root, which asks to sign in. */
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
    forgetGivenBack();
    if (message) notifyError(message, { id: SESSION_END });
    clearHighlight();
    // Whose session has merely expired comes back to them.
    if (reason !== 'expired') forgetNames();
    keepNames();
    const late = setTimeout(forget, LEAVE_LIMIT_MS);
    // An unsaved form must not hold back somebody who has no session any more.
    void router.navigate({ to: '/', replace: true, ignoreBlocker: true }).then(() => {
      clearTimeout(late);
      // Only once the screen is gone: until then it refetches its data and saves what was typed last.
      forget();
      return router.invalidate();
    });
  });
};
