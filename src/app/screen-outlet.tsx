import { useEffect, useState } from 'react';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { PENDING_AFTER_MS, ScreenPending } from './screen-pending';

/**
 * The current screen, or the skeleton of a pending one. The router alone shows no skeleton for a screen requested
 * before whose data is loaded: while its code hangs, the previous screen would stay under the new URL. Each new request
 * restarts the delay.
 */
export const ScreenOutlet = () => {
  const router = useRouter();
  const onItsWay = useRouterState({
    select: ({ status, location, resolvedLocation }) =>
      status === 'pending' && location.pathname !== resolvedLocation?.pathname,
  });
  const [asked, setAsked] = useState(0);
  const [late, setLate] = useState(false);

  useEffect(() => router.subscribe('onBeforeNavigate', () => setAsked((times) => times + 1)), [router]);
  useEffect(() => {
    if (!onItsWay) return undefined;
    const timer = setTimeout(() => setLate(true), PENDING_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [onItsWay]);

  return onItsWay && late ? <ScreenPending key={asked} /> : <Outlet />;
};
