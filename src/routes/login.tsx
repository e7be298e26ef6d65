import { useEffect, useState } from 'react';
import { type AnyRouter, createFileRoute, redirect, useRouter } from '@tanstack/react-router';
import { isSignedIn, useIsSignedIn } from '@/api/session';
import { safeRedirect } from '@/app/redirect';
import { parseSearch } from '@/app/search-params';
import { parseRecordId } from '@/lib/records/record-id';
import { LoginScreen } from '@/shell/login-screen';

/** The target of a redirect: home, unless a screen has the path. The router puts unmatched segments under `**`. */
const targetAt = (router: AnyRouter, address: string) => {
  const { pathname, search, hash } = new URL(address, window.location.origin);
  const [, params, route] = router.getMatchedRoutes(pathname);
  const known = Object.entries(params).every(([key, id]) => key !== '**' && parseRecordId(id));
  if (!route || !known) return { to: '/' };
  const validate = route.options.validateSearch as ((search: object) => object) | undefined;
  return { to: pathname, search: validate?.(parseSearch(search)) ?? {}, hash: hash.slice(1) };
};

const Login = () => {
  const router = useRouter();
  const { redirect: address = '/' } = Route.useSearch();
  const signedIn = useIsSignedIn();
  const [passing] = useState(signedIn);

  // Signed in, here or in another tab.
  useEffect(() => {
    if (!signedIn) return;
    void router.navigate({ ...targetAt(router, address), replace: true });
  }, [router, signedIn, address]);

  return passing ? null : <LoginScreen />;
};

export const Route = createFileRoute('/login')({
  validateSearch: (search): { redirect?: string | undefined } => ({
    redirect: safeRedirect(search.redirect),
  }),
  beforeLoad: ({ search }) => {
    if (isSignedIn() && search.redirect === undefined) throw redirect({ to: '/', replace: true });
  },
  component: Login,
});
