import { dispatch } from '@/api/client/client';
import { abortable, lifetime } from '@/api/client/lifetime';
import { sleep, timings } from '@/api/client/timings';
import { ApiError, isPassing, malformed, sessionEnded } from '@/api/errors/api-error';
import { inOneTab } from './tab-lock';
import {
  clearSession,
  isGivenHere,
  readAccessToken,
  readRefreshToken,
  readTokenPair,
  saveTokens,
} from './tokens';

const listeners = new Set<(error: ApiError) => void>();
let pending: { token: Promise<string>; signal: AbortSignal } | undefined;

/** Calls the listener after the API has ended the session. */
export const onSessionLost = (listener: (error: ApiError) => void): void => {
  listeners.add(listener);
};

/** The last access token that the API has taken. */
let taken: string | undefined;

/** Notes that the API took a token: it answered the call, or that the role may not make it. */
export const noteTaken = (token: string | undefined): void => {
  taken = token;
};

const notTaken = $localize`The server did not take the token that it had just given. Tell whoever looks after the site: something in between may remove the Authorization header.`;

/** The error of a call whose token was refused: that the session has ended is known only of a token that was taken. */
export const tokenRefused = (refused: string | undefined): ApiError =>
  isGivenHere(refused) && refused !== taken ? sessionEnded(notTaken) : sessionEnded();

/** Ends the session, unless its token is no longer the refused one. */
export const loseSession = (refused: string | undefined, error: ApiError): ApiError => {
  if (readAccessToken() === refused) {
    clearSession('expired');
    for (const listener of listeners) listener(error);
  }
  return error;
};

/** The token to send: awaits a refresh in flight, and rejects if that fails. */
export const currentToken = async (): Promise<string | undefined> => {
  if (pending && !pending.signal.aborted) await pending.token;
  return readAccessToken();
};

/** A newer token than the refused one. Concurrent calls, in all tabs, share one refresh request. */
export const renewToken = async (refused: string | undefined): Promise<string> => {
  const stored = readAccessToken();
  if (stored !== undefined && stored !== refused) return stored;
  if (!pending || pending.signal.aborted) {
    const signal = lifetime();
    const token = refresh(refused, signal).finally(() => {
      if (pending?.signal === signal) pending = undefined;
    });
    pending = { token, signal };
  }
  return pending.token;
};

const notRenewed = $localize`The server could not renew your sign-in. Please sign in again.`;

/**
 * A server that is busy, or a line that breaks, refuses no token: it is asked up to three times again, after the time
 * that it asks for, while all calls wait. What answers without tokens, or refuses them, is not.
 */
const askPatiently = async (refused: string | undefined, patience: number, signal: AbortSignal) => {
  for (let attempt = 0; ; attempt += 1) {
    const theirs = await otherTabsToken(refused, attempt === 0 ? patience : 0, signal);
    if (theirs !== undefined) return theirs;
    try {
      return await askForToken(signal);
    } catch (error) {
      const pause = timings.refreshAgain[attempt];
      if (!isPassing(error)) throw error;
      if (pause === undefined) throw sessionEnded(notRenewed);
      await abortable(sleep(Math.min(error.retryAfterMs ?? pause, timings.longestRefreshPause)), signal);
    }
  }
};

const refresh = async (refused: string | undefined, signal: AbortSignal): Promise<string> => {
  try {
    return await inOneTab((patience) => askPatiently(refused, patience, signal), signal);
  } catch (error) {
    signal.throwIfAborted();
    // Nothing was refused: the session may still be valid when the network is back.
    if (error instanceof ApiError && error.kind === 'offline') throw error;
    // Another tab may have refreshed first, which is why our refresh token was refused.
    const theirs = await otherTabsToken(refused, timings.otherTab, signal);
    if (theirs !== undefined) return theirs;
    throw loseSession(
      refused,
      error instanceof ApiError && error.kind === 'session' ? error : tokenRefused(refused),
    );
  }
};

const otherTabsToken = async (refused: string | undefined, patience: number, signal: AbortSignal) => {
  const deadline = performance.now() + patience;
  for (;;) {
    signal.throwIfAborted();
    const stored = readAccessToken();
    if (stored !== undefined && stored !== refused) return stored;
    if (readRefreshToken() === undefined || performance.now() >= deadline) return undefined;
    await sleep(25);
  }
};

const askForToken = async (signal: AbortSignal): Promise<string> => {
  const refreshToken = readRefreshToken();
  if (refreshToken === undefined) {
    throw sessionEnded($localize`The refresh token is not set yet. Please sign in again.`);
  }
  const { data } = await dispatch({
    url: '/admin/refresh',
    method: 'POST',
    data: { refreshToken },
    timeout: timings.refresh,
    signal,
    write: false,
  });
  signal.throwIfAborted();
  const tokens = readTokenPair(data);
  if (!tokens) throw malformed();
  // The session was ended or replaced meanwhile: this response is obsolete.
  if (readRefreshToken() !== refreshToken) throw sessionEnded();
  saveTokens(tokens);
  return tokens.accessToken;
};
