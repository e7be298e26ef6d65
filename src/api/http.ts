import type { AxiosRequestConfig } from 'axios';
import { withStatus } from '@/api/client/answer-status';
import type { Call, RequestOptions } from '@/api/client/call';
import { dispatch } from '@/api/client/client';
import type { Params } from '@/api/client/config';
import { abortable, lifetime } from '@/api/client/lifetime';
import { pacing } from '@/api/client/pacing';
import { noteWrite } from '@/api/client/path-groups';
import { sleep, timings } from '@/api/client/timings';
import { writeWatcher } from '@/api/client/written';
import type { Answer } from '@/api/errors/answer';
import { ApiError, mayBeSaved, sessionEnded } from '@/api/errors/api-error';
import { currentToken, loseSession, noteTaken, renewToken, tokenRefused } from '@/api/session/refresh';
import { readAccessToken, readOwner } from '@/api/session/tokens';
import { loadChunk } from '@/lib/loading/chunk';
import { noteFault } from '@/lib/loading/faults';

const refused = () => new ApiError('http', $localize`This address does not name a record.`, { status: 404 });

/**
 * Keeps a path built from ids from being changed by them. An id may come from the browser's URL: one that would leave
 * its path segment is refused, everything else is encoded.
 */
const safePath = (path: string): string => {
  if (!path.startsWith('/') || path.length < 2) throw refused();
  return `/${path.slice(1).split('/').map(encodeSegment).join('/')}`;
};

const encodeSegment = (segment: string): string => {
  const plain = decode(segment);
  if (/[/\\?#\p{Cc}]/u.test(plain) || plain === '' || plain === '.' || plain.includes('..')) throw refused();
  return encodeURIComponent(plain);
};

const decode = (segment: string): string => {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw refused();
  }
};

/** The error of a chunk that is missing; it has nothing of an `ApiError`. */
type ChunkError = Error & Partial<Record<Exclude<keyof ApiError, keyof Error>, undefined>>;

/**
 * What orval types the errors of its hooks with, in place of the refusal's body: what `request` rejects with. To show
 * one, `toApiError` takes both.
 */
export type ErrorType<_Body> = ApiError | ChunkError;

/** A 401 from these is about the credentials sent, not about the session. */
const withoutSession = ['/admin/login', '/admin/refresh'];

const toCall = (config: AxiosRequestConfig<unknown>, options: RequestOptions): Call => {
  const method = (config.method ?? 'GET').toUpperCase();
  const url = safePath(config.url ?? '');
  const signals = [lifetime(), config.signal, options.signal].filter((s) => s instanceof AbortSignal);
  return {
    url,
    method,
    params: config.params as Params | undefined,
    data: config.data,
    headers: config.headers as Call['headers'],
    onProgress: options.onUploadProgress,
    signal: AbortSignal.any(signals),
    write: method !== 'GET' && !withoutSession.includes(url),
    session: { owner: readOwner(), isSignedIn: readAccessToken() !== undefined },
  };
};

/**
 * Sends with the session's token; after a 401, refreshes the token and retries once. A user's call is never sent in
 * another user's session: a call that starts signed out stays so, even if somebody signs in meanwhile.
 */
const sendOnce = async (call: Call): Promise<Answer> => {
  if (withoutSession.includes(call.url)) return dispatch(call);
  const { owner, isSignedIn } = call.session ?? {};
  const forOwner = async (token: Promise<string | undefined>) => {
    const held = await abortable(token, call.signal);
    // The session's owner is unknown until the profile has been read.
    const another = owner !== undefined && readOwner() !== owner;
    if (held === undefined || another) throw sessionEnded();
    return held;
  };
  const token = isSignedIn ? await forOwner(currentToken()) : undefined;
  try {
    return await dispatchWith(call, token);
  } catch (error) {
    if (!isUnauthorized(error)) throw error;
  }
  if (token === undefined) throw loseSession(token, sessionEnded());
  const renewed = await forOwner(renewToken(token));
  try {
    return await dispatchWith(call, renewed);
  } catch (error) {
    throw isUnauthorized(error) ? loseSession(renewed, tokenRefused(renewed)) : error;
  }
};

/** Sends once with the token, and notes whether the API took it. */
const dispatchWith = async (call: Call, token: string | undefined) => {
  try {
    const response = await dispatch(call, token);
    noteTaken(token);
    return response;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) noteTaken(token);
    throw error;
  }
};

const send = (call: Call) => pacing.send(call, () => sendOnce(call));

/** A form may travel in other ways, too; the code for that is loaded with forms. */
const sendInAnyWay = async (call: Call, { ways, onTaken }: RequestOptions) => {
  if (!(call.data instanceof FormData)) return send(call);
  const { sendInWays, waysOf } = await loadChunk(() => import('./client/update-way'));
  return sendInWays(call, ways ?? waysOf(call), { send, onTaken });
};

/** Sends; reports a failed write as a fault, and each write to the watcher before it is sent and afterwards. */
const sendNoted = async (call: Call, options: RequestOptions): Promise<Answer> => {
  const { method, url: path, data: body } = call;
  const watcher = call.write ? writeWatcher() : undefined;
  const last = method === 'DELETE' ? await watcher?.beforeDeletion(path) : undefined;
  const sent = { method, path, body, last, answer: undefined, unsure: true };
  const settle = await watcher?.sending(sent);
  try {
    const answer = await sendInAnyWay(call, options);
    settle?.({ ...sent, answer: answer.data, unsure: false });
    return answer;
  } catch (error) {
    if (call.write) noteFault({ kind: 'write', error, call });
    // Of what the end of the session interrupts, nothing is known either.
    settle?.(mayBeSaved(error) || error === call.signal.reason ? sent : undefined);
    throw error;
  }
};

const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Loaded with the first read, which the sign-in page does not make. A failure is a chunk error like a screen's. */
const readerFor = (url: string, only?: readonly string[]) =>
  loadChunk(() => import('./tolerant/reader')).then(({ readerOf }) => loadChunk(() => readerOf(url, only)));

/** The write is done, so a missing or slow reader chunk must not fail it: the raw body is returned instead. */
const readWritten = (url: string, answer: unknown): Promise<unknown> => {
  const read = loadChunk(async () => (await import('./tolerant/reader')).readWritten(url, answer));
  return Promise.race([read.catch(() => answer), sleep(timings.reader).then(() => answer)]);
};

/** What was just read to verify a write, in milliseconds since 1970; a query that reads the same takes it once. */
let verified: { url: string; session: AbortSignal; at: number; answer?: unknown } | undefined;
const NEW = 2_000;

/**
 * The one entry point to the API, called by orval's generated functions. Resolves with the body, reads by the
 * contract's shape; rejects with an `ApiError`, or with a chunk error if the reader's code is missing.
 */
export const request = async <T>(
  config: AxiosRequestConfig<unknown>,
  options: RequestOptions = {},
): Promise<T> => {
  const call = toCall(config, options);
  if (call.write) noteWrite(call.url);
  const session = lifetime();
  const known = verified;
  if (call.write || known?.url === call.url) verified = undefined;
  // A query has a signal; what is compared before a write has none, and is read.
  const isQuery = config.signal && !call.params && !options.only;
  if (isQuery && known?.url === call.url && known.session === session && Date.now() - known.at < NEW)
    return known.answer as T;
  const mine = options.verifies && (verified = { url: call.url, session, at: 0 });
  await options.onSending?.(call.url);
  const reader = call.method === 'GET' ? readerFor(call.url, options.only) : undefined;
  // Awaited only after the response: the API's error, or being offline, says more than a missing chunk.
  reader?.catch(() => undefined);
  const { status, data } = await sendNoted(call, options);
  if (call.write) return withStatus((await readWritten(call.url, data)) as T, status);
  // What follows a read, such as a write, is not for the next session.
  const read = await abortable(Promise.resolve(reader), call.signal);
  const answer = read ? read(data) : data;
  if (mine && verified === mine) verified = { ...mine, at: Date.now(), answer };
  return answer as T;
};
