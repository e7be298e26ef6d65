import { useCallback, useState } from 'react';
import { useRouter } from '@tanstack/react-router';

/** Whether the address is still that of the screen: on the way to another one it is that one's already, which is not to be changed. */
export const useIsHere = (): (() => boolean) => {
  const router = useRouter();
  const [home] = useState(() => router.state.location.pathname);
  return useCallback(() => router.state.location.pathname === home, [router, home]);
};
