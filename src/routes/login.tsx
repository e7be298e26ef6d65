import { createFileRoute, redirect, useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { parseSearch } from '@/app/search-params';
import { LoginScreen } from '@/components/shell/login-screen';
import { recordId } from '@/lib/record-id';
import { safeRedirect } from '@/session/redirect';
import { isSignedIn, useIsSignedIn } from '@/session/session';

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign in' },
  validateSearch: (search): { redirect?: string | undefined } => ({
    redirect: safeRedirect(search.redirect),
  }),
  beforeLoad: ({ search }) => {
    if (isSignedIn() && search.redirect === undefined) throw redirect({ to: '/', replace: true });
  },
  component: Login,
});

/** Whether a screen has this address; the router keeps under `**` what no route of its accounts for. */
function isKnown(router: AnyRouter, pathname: string): boolean {
  const [, params, route] = router.getMatchedRoutes(pathname);
  return route !== undefined && Object.entries(params).every(([key, id]) => key !== '**' && recordId(id));
}

function Login() {
  const router = useRouter();
  const { redirect: address = '/' } = Route.useSearch();
  const signedIn = useIsSignedIn();
  const [passing] = useState(signedIn);

  // Signed in, here or in another tab.
  useEffect(() => {
    if (!signedIn) return;
    const { pathname, search } = new URL(address, window.location.origin);
    const target = isKnown(router, pathname) ? { to: pathname, search: parseSearch(search) } : { to: '/' };
    void router.navigate({ ...target, replace: true });
  }, [router, signedIn, address]);

  return passing ? null : <LoginScreen />;
}
