import type { AxiosRequestConfig } from 'axios';
import { withStatus } from '@/api/client/answer-status';
import type { Call, RequestOptions } from '@/api/client/call';
import type { Params } from '@/api/client/config';
import { abortable, lifetime } from '@/api/client/lifetime';
import { noteWrite } from '@/api/client/path-groups';
import { sleep, timings } from '@/api/client/timings';
import { ApiError } from '@/api/errors/api-error';
import { readAccessToken, readOwner } from '@/api/session/tokens';
import { isWithoutSession, send } from '@/api/steps';
import { loadChunk } from '@/lib/loading/chunk';

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
    write: method !== 'GET' && !isWithoutSession(url),
    session: { owner: readOwner(), isSignedIn: readAccessToken() !== undefined },
    ways: options.ways,
    onTaken: options.onTaken,
  };
};

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
  const { status, data } = await send(call);
  if (call.write) return withStatus((await readWritten(call.url, data)) as T, status);
  // What follows a read, such as a write, is not for the next session.
  const read = await abortable(Promise.resolve(reader), call.signal);
  const answer = read ? read(data) : data;
  if (mine && verified === mine) verified = { ...mine, at: Date.now(), answer };
  return answer as T;
};
