import type { QueryClient } from '@tanstack/react-query';
import { notifyError } from '@/components/notices';
import { onSessionEnd } from '@/session/session';
import type { AppRouter } from './router';

/** At the end of a session, however it came: forget what was loaded, say why, and go to the root, which asks to sign in. */
export function followSession(router: AppRouter, queryClient: QueryClient): void {
  onSessionEnd(({ message }) => {
    if (message) notifyError(message, { id: 'session' });
    // An unsaved form must not hold back somebody who has no session any more.
    void router.navigate({ to: '/', replace: true, ignoreBlocker: true }).then(() => {
      queryClient.clear();
      return router.invalidate();
    });
  });
}
