import { useSyncExternalStore } from 'react';
import { login } from '@/generated/api/auth/auth';
import { getOwnProfile } from '@/generated/api/profile/profile';
import type { Credentials } from '@/generated/model';
import { watchOtherTabs } from '@/session/other-tabs';
import {
  clearSession,
  type EndReason,
  isOwnToken,
  readAccessToken,
  readOwner,
  readUser,
  saveUser,
  startSession,
  subscribe,
} from '@/session/tokens';
import { type SessionUser, toSessionUser, userInAnswer, userKey } from '@/session/user';
import { ApiError, sessionEnded } from './errors';
import { cancelRequests } from './lifetime';
import { onSessionLost } from './refresh';
import { readTokenPair } from './token-answer';

export interface SessionEnd {
  /** `switched`: somebody else signed in in another tab, and this browser now holds their session. */
  reason: EndReason | 'switched';
  /** It happened in another tab. */
  elsewhere: boolean;
  /** A sentence for the user; nothing to say when they signed out here themselves. */
  message?: string;
}

const listeners = new Set<(end: SessionEnd) => void>();

/** Whether this tab's listeners take the session for active, so that they are notified of its end once. */
let active = readAccessToken() !== undefined;

/** Whose session this tab shows. */
let owner = readOwner();

/** Whether this browser holds an access token; the API may refuse it all the same. */
export const isSignedIn = (): boolean => readAccessToken() !== undefined;

/** Calls the listener once at every end of a session: clear caches, leave the screen. Returns the way out. */
export const onSessionEnd = (listener: (end: SessionEnd) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const finish = (end: SessionEnd): void => {
  if (!active) return;
  active = end.reason === 'switched';
  if (!active) owner = undefined;
  cancelRequests(sessionEnded(end.message));
  for (const listener of listeners) listener(end);
};

/** Ends the session on purpose, without asking the API: cancels what is under way and removes the three stored keys. */
export const signOut = (): void => {
  clearSession('signed-out');
  finish({ reason: 'signed-out', elsewhere: false });
};

onSessionLost(({ message }) => finish({ reason: 'expired', elsewhere: false, message }));

watchOtherTabs({
  ended(reason) {
    // Written over by a refresh that finished here at the same moment, the other tab's sign-out must still win.
    if (isOwnToken()) clearSession(reason);
    const message = reason === 'signed-out' ? 'You were signed out in another tab.' : sessionEnded().message;
    finish({ reason, elsewhere: true, message });
  },
  ownerIs(next) {
    const switched = owner !== undefined && owner !== next;
    owner = next;
    if (switched)
      finish({ reason: 'switched', elsewhere: true, message: 'Somebody else signed in in another tab.' });
  },
  signedIn() {
    active = true;
  },
});

/** Asks the API who is signed in and remembers it. */
export const loadUser = async (): Promise<SessionUser | undefined> => {
  // Signing out forgets the user while the shell is still there, which then asks again.
  if (!isSignedIn()) return undefined;
  const user = toSessionUser((await getOwnProfile()).data);
  if (user && isSignedIn()) {
    owner = userKey(user);
    saveUser(user);
  }
  return user;
};

/** Signs in with e-mail and password. Refusals arrive as an `ApiError` with the server's message. */
export const signIn = async (credentials: Credentials): Promise<void> => {
  const answer: unknown = await login(credentials);
  const tokens = readTokenPair(answer);
  if (!tokens)
    throw new ApiError('malformed', 'The server accepted the sign-in but sent no usable access token.');
  const user = userInAnswer(answer);
  startSession(tokens, user);
  active = true;
  owner = userKey(user);
  // The answer may leave the user out. Signing in does not wait for the name, nor fail without it.
  if (!user) void loadUser().catch(() => undefined);
};

/** The signed-in user; `undefined` when signed out or not yet known. */
export const useSessionUser = (): SessionUser | undefined =>
  useSyncExternalStore(subscribe, readUser, readUser);

/** Whether there is a session, kept up to date when another tab signs in or out. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(subscribe, isSignedIn, isSignedIn);
