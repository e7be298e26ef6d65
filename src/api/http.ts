import type { AxiosRequestConfig, AxiosResponse } from 'axios';
import { loadChunk } from '@/lib/chunk';
import { noteFault } from '@/lib/faults';
import { readAccessToken, readOwner } from '@/session/tokens';
import { type Call, dispatch } from './client';
import { methodOverride } from './config';
import { ApiError, sessionEnded } from './errors';
import { abortable, lifetime } from './lifetime';
import { safePath } from './path';
import { currentToken, loseSession, renewToken } from './refresh';
import { sleep } from './tab-lock';
import { timings } from './timings';
import { noteWrite } from './writes';

/** What a caller of the generated functions may ask for beside the request itself. */
export interface RequestOptions {
  /** Cancels the call, which then rejects with an `ApiError` of kind `cancelled`. */
  signal?: AbortSignal;
  /** How much of the body has left, from 0 to 1. */
  onUploadProgress?: (fraction: number) => void;
  /** Called with the HTTP status of a success, for the screens whose behaviour depends on 201. */
  onStatus?: (status: number) => void;
}

/** A 401 from these says something about what was typed or sent, not about the session. */
const withoutSession = ['/admin/login', '/admin/refresh'];

const toCall = (config: AxiosRequestConfig<unknown>, options: RequestOptions): Call => {
  const method = (config.method ?? 'GET').toUpperCase();
  const url = safePath(config.url ?? '');
  const signals = [lifetime(), config.signal, options.signal].filter((s) => s instanceof AbortSignal);
  const call: Call = {
    url,
    method,
    params: config.params as unknown,
    data: config.data,
    headers: config.headers,
    onProgress: options.onUploadProgress,
    signal: AbortSignal.any(signals),
    write: method !== 'GET' && !withoutSession.includes(url),
  };
  if (method === 'PATCH' && config.data instanceof FormData && methodOverride()) {
    config.data.set('_method', 'PATCH');
    call.method = 'POST';
  }
  return call;
};

/**
 * Sends with the session's token; refused for it (401), renews the token and sends once more. What one person asked for is
 * never done in the name of another: a call that starts signed out stays so, also when somebody signs in meanwhile.
 */
const send = async (call: Call): Promise<AxiosResponse<unknown>> => {
  if (withoutSession.includes(call.url)) return dispatch(call);
  const owner = readOwner();
  const forOwner = async (token: Promise<string | undefined>) => {
    const held = await abortable(token, call.signal);
    // Until the profile has been read, nobody knows whose session it is.
    const another = owner !== undefined && readOwner() !== owner;
    if (held === undefined || another) throw sessionEnded();
    return held;
  };
  let token = readAccessToken();
  if (token !== undefined) token = await forOwner(currentToken());
  try {
    return await dispatch(call, token);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  if (token === undefined) throw loseSession(token, sessionEnded());
  const renewed = await forOwner(renewToken(token));
  try {
    return await dispatch(call, renewed);
  } catch (error) {
    throw isUnauthorized(error) ? loseSession(renewed, sessionEnded()) : error;
  }
};

/** Sends; a write that is refused is noted. */
const sendNoted = async (call: Call): Promise<AxiosResponse<unknown>> => {
  try {
    return await send(call);
  } catch (error) {
    if (call.write) noteFault({ kind: 'write', error, call });
    throw error;
  }
};

const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Loaded with the first read, which the sign-in page does not make. A failure is a chunk error like a screen's. */
const readerFor = (url: string) =>
  loadChunk(() => import('./reader')).then(({ readerOf }) => loadChunk(() => readerOf(url)));

/** What was written is written, whether or not the code that reads the answer can be had, and before long. */
const readWritten = (url: string, answer: unknown): Promise<unknown> => {
  const read = loadChunk(async () => (await import('./reader')).readWritten(url, answer));
  return Promise.race([read.catch(() => answer), sleep(timings.reader).then(() => answer)]);
};

/**
 * The one way to the API; orval's generated functions call it. Resolves with the body, for reads as the contract's shape
 * understands it; rejects with an `ApiError`, or with a chunk error when the code that reads the answer is missing.
 */
export const request = async <T>(
  config: AxiosRequestConfig<unknown>,
  options: RequestOptions = {},
): Promise<T> => {
  const call = toCall(config, options);
  if (call.write) noteWrite(call.url);
  const reader = call.method === 'GET' ? readerFor(call.url) : undefined;
  // Awaited only when the API has answered: its refusal, or being offline, says more than a missing chunk.
  reader?.catch(() => undefined);
  const { status, data } = await sendNoted(call);
  options.onStatus?.(status);
  if (call.write) return (await readWritten(call.url, data)) as T;
  const read = await reader;
  return (read ? read(data) : data) as T;
};
