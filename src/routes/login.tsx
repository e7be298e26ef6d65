import { createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { parseSearch } from '@/app/search-params';
import { LoginScreen } from '@/components/shell/login-screen';
import { safeRedirect } from '@/session/redirect';
import { isSignedIn, useIsSignedIn } from '@/session/session';

export const Route = createFileRoute('/login')({
  staticData: { title: 'Sign in' },
  validateSearch: (search): { redirect?: string | undefined } => ({
    redirect: safeRedirect(search.redirect),
  }),
  beforeLoad: ({ search }) => {
    if (!isSignedIn()) return;
    const target = new URL(search.redirect ?? '/', window.location.origin);
    throw redirect({ to: target.pathname, search: parseSearch(target.search), replace: true });
  },
  component: Login,
});

function Login() {
  const router = useRouter();
  const signedIn = useIsSignedIn();

  // Signed in, here or in another tab: the guard above knows where to go on.
  useEffect(() => {
    if (signedIn) void router.invalidate();
  }, [router, signedIn]);

  return <LoginScreen />;
}
