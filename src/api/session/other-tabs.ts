import { endMarkerKey, type EndReason, parseUser, readAccessToken, readOwner, storageKeys } from './tokens';
import { userKey } from './user';

export interface OtherTabs {
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
export const watchOtherTabs = (listeners: OtherTabs): void => {
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
