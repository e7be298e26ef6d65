import { clearSession, readAccessToken, readRefreshToken, saveTokens } from '@/session/tokens';
import { dispatch } from './client';
import { ApiError, malformed, sessionEnded } from './errors';
import { lifetime } from './lifetime';
import { inOneTab, sleep } from './tab-lock';
import { timings } from './timings';
import { readTokenPair } from './token-answer';

const listeners = new Set<(error: ApiError) => void>();
let pending: { token: Promise<string>; signal: AbortSignal } | undefined;

/** Calls the listener after the API's refusal has ended the session. */
export const onSessionLost = (listener: (error: ApiError) => void): void => {
  listeners.add(listener);
};

/** Ends the session, provided that the refused token is still the one it lives on. */
export const loseSession = (refused: string | undefined, error: ApiError): ApiError => {
  if (readAccessToken() === refused) {
    clearSession('expired');
    for (const listener of listeners) listener(error);
  }
  return error;
};

/** The token to send: waits for a refresh under way, and fails when that fails. */
export const currentToken = async (): Promise<string | undefined> => {
  if (pending && !pending.signal.aborted) await pending.token;
  return readAccessToken();
};

/** A token newer than the one refused. However many ask, in however many tabs, the API is asked once. */
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

const refresh = async (refused: string | undefined, signal: AbortSignal): Promise<string> => {
  try {
    return await inOneTab(
      async (patience) => (await otherTabsToken(refused, patience, signal)) ?? (await askForToken(signal)),
      signal,
    );
  } catch (error) {
    signal.throwIfAborted();
    // Nothing was refused: the session may well be good when the network is back.
    if (error instanceof ApiError && error.kind === 'offline') throw error;
    // Another tab may have been faster, and its success be the very reason why we were refused.
    const theirs = await otherTabsToken(refused, timings.otherTab, signal);
    if (theirs !== undefined) return theirs;
    throw loseSession(
      refused,
      error instanceof ApiError && error.kind === 'session' ? error : sessionEnded(),
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
    throw sessionEnded('The refresh token is not set yet. Please sign in again.');
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
  // Signed out, or somebody else's session by now: this answer belongs to nobody.
  if (readRefreshToken() !== refreshToken) throw sessionEnded();
  saveTokens(tokens);
  return tokens.accessToken;
};
