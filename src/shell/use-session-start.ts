import { useEffect } from 'react';
import { loadUser, useSessionUser } from '@/api/session';
import { storageProblem } from '@/api/session/browser-storage';
import { notifyError } from '@/components/notices/notices';

/** Once the shell mounts: loads the user, if signing in did not return it, and warns if the browser stores nothing. */
export const useSessionStart = (): void => {
  const known = useSessionUser() !== undefined;

  useEffect(() => {
    // The shell also works without a user name.
    if (!known) void loadUser().catch(() => undefined);
  }, [known]);

  useEffect(() => {
    const problem = storageProblem();
    if (problem !== undefined) notifyError(problem, { id: 'storage' });
  }, []);
};
