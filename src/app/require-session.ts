import { type ParsedLocation, redirect } from '@tanstack/react-router';
import { isSignedIn } from '@/api/session';

/** For a route's `beforeLoad`: redirects a visitor without a session to sign in, and back afterwards. */
export const requireSession = ({ location }: { location: ParsedLocation }): void => {
  if (isSignedIn()) return;
  const target = location.pathname === '/' || location.pathname === '/error-404' ? undefined : location.href;
  throw redirect({ to: '/login', search: { redirect: target }, replace: true });
};
