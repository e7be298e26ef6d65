import { useCallback, useState } from 'react';
import { useRouter } from '@tanstack/react-router';

/** Whether the URL still belongs to this screen: during navigation it is already that of the next one, and must not be changed. */
export const useIsHere = (): (() => boolean) => {
  const router = useRouter();
  const [home] = useState(() => router.state.location.pathname);
  return useCallback(() => router.state.location.pathname === home, [router, home]);
};
