import { useSyncExternalStore } from 'react';
import { cancelRequests } from '@/api/client/lifetime';
import { ApiError, sessionEnded } from '@/api/errors/api-error';
import { onSessionLost } from '@/api/session/refresh';
import {
  clearSession,
  endMarkerKey,
  type EndReason,
  isOwnToken,
  parseUser,
  readAccessToken,
  readOwner,
  readTokenPair,
  readUser,
  saveUser,
  startSession,
  storageKeys,
  subscribe,
} from '@/api/session/tokens';
import { type SessionUser, toSessionUser, userInAnswer, userKey } from '@/api/session/user';
import { login } from '@/generated/api/auth/auth';
import { getOwnProfile } from '@/generated/api/profile/profile';
import type { Credentials } from '@/generated/model';

interface OtherTabs {
  /** The session was ended in another tab. */
  ended(reason: EndReason): void;
  /** The owner of the stored session (see `userKey`). */
  ownerIs(owner: string): void;
  /** A user signed in, or the tokens were refreshed. */
  signedIn(): void;
}

/**
 * Reports session changes by other tabs. It uses the event's values, not the stored ones: a refresh that finishes in
 * this tab may have overwritten the other tab's sign-out already.
 */
const watchOtherTabs = (listeners: OtherTabs): void => {
  if (!('addEventListener' in globalThis)) return;
  let reason: EndReason = 'expired';
  globalThis.addEventListener('storage', ({ key, newValue }) => {
    if (key === endMarkerKey) {
      if (newValue === 'signed-out' || newValue === 'expired') reason = newValue;
    } else if (key === null || (key === storageKeys.access && newValue === null)) {
      listeners.ended(reason);
      reason = 'expired';
    } else if (key === storageKeys.access) {
      listeners.signedIn();
    } else if (key === storageKeys.user) {
      const owner = userKey(parseUser(newValue ?? ''));
      if (owner !== undefined) listeners.ownerIs(owner);
    }
  });
  // A page restored from the back/forward cache has missed every event.
  globalThis.addEventListener('pageshow', () => {
    const owner = readOwner();
    if (readAccessToken() === undefined) listeners.ended('expired');
    else if (owner !== undefined) listeners.ownerIs(owner);
  });
};

export interface SessionEnd {
  /** `switched`: another user signed in in another tab, so this browser now holds their session. */
  reason: EndReason | 'switched';
  /** It happened in another tab. */
  elsewhere: boolean;
  /** A sentence for the user; undefined after an explicit sign-out here. */
  message?: string;
}

const listeners = new Set<(end: SessionEnd) => void>();

/** Whether this tab's listeners consider the session active, so that they are notified of its end once. */
let active = readAccessToken() !== undefined;

/** The owner of the session that this tab shows. */
let owner = readOwner();

/** Whether this browser holds an access token, which the API may still refuse. */
export const isSignedIn = (): boolean => readAccessToken() !== undefined;

/** Calls the listener at every end of a session, to clear caches and leave the screen. Returns the unsubscriber. */
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

/** Ends the session on purpose, without an API call: aborts requests in flight and removes the three stored keys. */
export const signOut = (): void => {
  clearSession('signed-out');
  finish({ reason: 'signed-out', elsewhere: false });
};

onSessionLost(({ message }) => finish({ reason: 'expired', elsewhere: false, message }));

watchOtherTabs({
  ended(reason) {
    // If a refresh here has just overwritten it, the other tab's sign-out must still win.
    if (isOwnToken()) clearSession(reason);
    const message =
      reason === 'signed-out' ? $localize`You were signed out in another tab.` : sessionEnded().message;
    finish({ reason, elsewhere: true, message });
  },
  ownerIs(next) {
    const switched = owner !== undefined && owner !== next;
    owner = next;
    if (switched)
      finish({
        reason: 'switched',
        elsewhere: true,
        message: $localize`Another user signed in in another tab.`,
      });
  },
  signedIn() {
    active = true;
  },
});

/** Requests the signed-in user and stores it. */
export const loadUser = async (): Promise<SessionUser | undefined> => {
  // The shell may still be mounted after a sign-out, and would request the user again.
  if (!isSignedIn()) return undefined;
  const user = toSessionUser((await getOwnProfile()).data);
  if (user && isSignedIn()) {
    owner = userKey(user);
    saveUser(user);
  }
  return user;
};

/**
 * Signs in with e-mail and password. The response may omit the user, whom the shell then requests. Rejects with an `ApiError`
 * that has the server's message.
 */
export const signIn = async (credentials: Credentials): Promise<void> => {
  const answer: unknown = await login(credentials);
  const tokens = readTokenPair(answer);
  if (!tokens)
    throw new ApiError(
      'malformed',
      $localize`The server accepted the sign-in but sent no usable access token.`,
    );
  const user = userInAnswer(answer);
  startSession(tokens, user);
  active = true;
  owner = userKey(user);
};

/** The signed-in user; `undefined` if signed out or not yet known. */
export const useSessionUser = (): SessionUser | undefined =>
  useSyncExternalStore(subscribe, readUser, readUser);

/** Whether there is a session; updated when another tab signs in or out. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(subscribe, isSignedIn, isSignedIn);
