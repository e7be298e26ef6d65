import { useEffect, useState } from 'react';
import { Outlet, useRouter, useRouterState } from '@tanstack/react-router';
import { PENDING_AFTER_MS, ScreenPending } from './screen-pending';

/**
 * The screen of the address, or the outline of one that is on its way. The router by itself shows none for a screen that was
 * asked for before and whose data it has: while that one's code hangs, the last screen would stay under its address for
 * good. Who asks again waits the whole time again.
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
