import { useEffect } from 'react';
import { loadUser, useSessionUser } from '@/api/session';
import { notifyError } from '@/components/notices';
import { storageProblem } from '@/session/browser-storage';

/** Once the shell opens: learns who is signed in, if the sign-in did not tell, and says when the browser keeps nothing. */
export const useSessionStart = (): void => {
  const known = useSessionUser() !== undefined;

  useEffect(() => {
    // Without a name the shell works all the same.
    if (!known) void loadUser().catch(() => undefined);
  }, [known]);

  useEffect(() => {
    const problem = storageProblem();
    if (problem !== undefined) notifyError(problem, { id: 'storage' });
  }, []);
};
