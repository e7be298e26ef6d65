import type { QueryClient } from '@tanstack/react-query';
import { notifyError } from '@/components/notices';
import { eraseDrafts } from '@/lib/draft';
import { onSessionEnd } from '@/session/session';
import type { AppRouter } from './router';

const LOGIN_PRELOAD_MS = 5_000;

/** At the end of a session, however it came: forget what was loaded, say why, and go to the root, which asks to sign in. */
export function followSession(router: AppRouter, queryClient: QueryClient): void {
  // Signing out must work offline too, where the sign-in page could not be fetched.
  setTimeout(() => void router.loadRouteChunk(router.routesById['/login']), LOGIN_PRELOAD_MS);

  onSessionEnd(({ message, reason }) => {
    if (message) notifyError(message, { id: 'session' });
    // An unsaved form must not hold back somebody who has no session any more.
    void router.navigate({ to: '/', replace: true, ignoreBlocker: true }).then(() => {
      queryClient.clear();
      // After the screen has gone, which writes down what was typed last.
      if (reason === 'signed-out') eraseDrafts();
      return router.invalidate();
    });
  });
}
