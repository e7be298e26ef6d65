import { isRecord } from '@/lib/values/is-record';
import { browserStorage } from './browser-storage';
import { type SessionUser, toSessionUser, userKey } from './user';

export const storageKeys = { access: 'access_token', refresh: 'refresh_token', user: 'userInfo' } as const;

/** Why a session ended: on purpose, or because the API no longer accepted it. */
export type EndReason = 'signed-out' | 'expired';

/** Announced just before the tokens are removed, so that other tabs know the reason. */
export const endMarkerKey = 'session_end';

const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

/** Calls the listener after every session change, in this tab or another. Returns the unsubscribe function. */
export const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

if ('addEventListener' in globalThis) {
  const keys: readonly (string | null)[] = [...Object.values(storageKeys), null];
  globalThis.addEventListener('storage', (event) => {
    if (keys.includes(event.key)) notify();
  });
}

/** Any valid header value is a token, except the words `undefined` and `null`, stored by mistake. */
const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[\x21-\x7e]+$/.test(value) && value !== 'undefined' && value !== 'null';

const readToken = (key: string): string | undefined => {
  const token = browserStorage.read(key);
  return isToken(token) ? token : undefined;
};

export const readAccessToken = (): string | undefined => readToken(storageKeys.access);
export const readRefreshToken = (): string | undefined => readToken(storageKeys.refresh);

export interface TokenPair {
  accessToken: string;
  /** Missing if the API did not rotate it: the stored one stays. */
  refreshToken?: string;
}

const recordsIn = (value: unknown) => (isRecord(value) ? [value] : []);

/**
 * Finds the tokens in the response to signing in or refreshing. The specification does not define their keys, so both
 * spellings are accepted, at the top, under `data`, and one level deeper under `tokens` or `token`; a bare `token`, or
 * `access` and `refresh` as Simple JWT names them, if there is no other.
 */
export const readTokenPair = (body: unknown): TokenPair | undefined => {
  const outer = recordsIn(body).flatMap((top) => [top, ...recordsIn(top.data)]);
  const places = outer.flatMap((place) => [place, ...recordsIn(place.tokens), ...recordsIn(place.token)]);
  const accessToken = [
    ...places.flatMap((place) => [place.access_token, place.accessToken]),
    ...places.map((place) => place.token),
    ...places.map((place) => place.access),
  ].find(isToken);
  const refreshToken = [
    ...places.flatMap((place) => [place.refresh_token, place.refreshToken]),
    ...places.map((place) => place.refresh),
  ].find(isToken);
  return accessToken === undefined ? undefined : { accessToken, refreshToken };
};

let savedHere: string | undefined;

/** The access token is written last: a tab that sees it may rely on the rest. */
export const saveTokens = ({ accessToken, refreshToken }: TokenPair): void => {
  if (refreshToken !== undefined) browserStorage.write(storageKeys.refresh, refreshToken);
  browserStorage.write(storageKeys.access, accessToken);
  savedHere = accessToken;
  notify();
};

/** Whether this access token is the last one that was given to this tab. */
export const isGivenHere = (token: string | undefined): boolean => token !== undefined && token === savedHere;

/** Whether the stored access token was saved by this tab and not by another. */
export const isOwnToken = (): boolean => isGivenHere(readAccessToken());

/**
 * Replaces the stored session. Other tabs never see the new tokens beside the old user; the user is written last, so
 * that they find the tokens when they learn of the new user.
 */
export const startSession = (tokens: TokenPair, user: SessionUser | undefined): void => {
  browserStorage.remove(storageKeys.user);
  if (tokens.refreshToken === undefined) browserStorage.remove(storageKeys.refresh);
  saveTokens(tokens);
  if (user) saveUser(user);
};

let parsed: { raw: string; user: SessionUser | undefined } | undefined;

/** Parses a stored user; undefined if it is corrupt. */
export const parseUser = (raw: string): SessionUser | undefined => {
  try {
    return toSessionUser(JSON.parse(raw));
  } catch {
    return undefined;
  }
};

/** The stored user, the same object until it changes; undefined if it is corrupt. */
export const readUser = (): SessionUser | undefined => {
  const raw = browserStorage.read(storageKeys.user);
  if (raw === undefined) return undefined;
  if (parsed?.raw !== raw) parsed = { raw, user: parseUser(raw) };
  return parsed.user;
};

/** Stores the signed-in user as JSON under `userInfo`, and notifies the subscribers; never throws. */
export const saveUser = (user: SessionUser): void => {
  browserStorage.write(storageKeys.user, JSON.stringify(user));
  notify();
};

/** The owner of the stored session; `undefined` until the API has said. */
export const readOwner = (): string | undefined => userKey(readUser());

/** Removes the three keys and notifies other tabs of the reason. */
export const clearSession = (reason: EndReason): void => {
  browserStorage.announce(endMarkerKey, reason);
  for (const key of Object.values(storageKeys)) browserStorage.remove(key);
  notify();
};
