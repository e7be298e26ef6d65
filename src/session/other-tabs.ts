import { endMarkerKey, type EndReason, parseUser, readAccessToken, readOwner, storageKeys } from './tokens';
import { userKey } from './user';

export interface OtherTabs {
  /** The session was ended in another tab. */
  ended(reason: EndReason): void;
  /** Whose session the stored one is now (see `userKey`). */
  ownerIs(owner: string): void;
  /** Somebody signed in, or the tokens were renewed. */
  signedIn(): void;
}

/**
 * Reports what other tabs do to the session. It uses the event's own values, not what is stored now: a refresh
 * finishing in this tab may already have overwritten the other tab's sign-out.
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
  // A page that comes back from the browser's back/forward cache has missed every event.
  globalThis.addEventListener('pageshow', () => {
    const owner = readOwner();
    if (readAccessToken() === undefined) listeners.ended('expired');
    else if (owner !== undefined) listeners.ownerIs(owner);
  });
};
